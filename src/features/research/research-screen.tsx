import { useSignedIn } from '@/components/signed-in-context'
import { newCandidateId } from '@/data/research/candidates'
import { editResearchDrafts, saveSections } from '@/data/research/research-drafts'
import { serverNow } from '@/data/session/server-clock'
import { newSection, withSection } from './candidate/draft-changes'
import { ExportButton, ExportNotice } from './toolbar/export-button'
import { useArrival } from './arrival'
import { ResearchContext } from './research-context'
import { ResearchHead } from './toolbar/research-head'
import { nameButtonId } from './row-ids'
import { SectionTable } from './tables/section-table'
import { SectionsEnd } from './tables/sections-end'
import { ResearchToolbar } from './toolbar/toolbar'
import { isNarrowed } from './tables/toolbar-view'
import { useExport } from './toolbar/use-export'
import { useFocusNext } from './use-focus-next'
import { useProvidedResearch } from './tables/use-provided-research'
import { useResearchTables } from './tables/use-research-tables'
import { useResearchView } from './toolbar/use-research-view'
import { useSaveShortcut } from './toolbar/use-save-shortcut'
import { useTableReports } from './tables/use-table-reports'

/** Candidates judged by eight criteria: loose links first, then one table per section, newest first. */
export function ResearchScreen() {
  const { uid } = useSignedIn().user
  const { sections, tables, drafts, places } = useResearchTables(uid)
  const [view, setView] = useResearchView(uid, useArrival() !== null)
  const [total, report] = useTableReports()
  const research = useProvidedResearch(uid, places)
  const csv = useExport({ uid, tables: places, hasMoreSections: sections.hasMore })
  const focusNext = useFocusNext()
  const save = () => saveSections(uid, serverNow())
  useSaveShortcut(save)

  const addSection = () => {
    const id = newCandidateId()
    focusNext(nameButtonId(id))
    editResearchDrafts(uid, withSection(newSection(id)))
  }

  const isEmpty = tables.length === 1 && total.count === 0
  return (
    <ResearchContext value={research}>
      <div className="flex flex-col gap-6">
        <ResearchHead uid={uid} drafts={drafts} isPending={total.isPending} onNew={addSection} onSave={save}>
          {!isEmpty && <ExportButton state={csv.state} onStart={csv.start} />}
        </ResearchHead>
        <ExportNotice state={csv.state} onStart={csv.start} />
        {(!isEmpty || isNarrowed(view)) && (
          <ResearchToolbar view={view} onChange={setView} hidden={total.hidden} isPartial={total.isPartial} />
        )}
        {tables.map((table) => (
          <SectionTable key={table.id} table={table} view={view} onReport={report} />
        ))}
        <SectionsEnd sections={sections} isEmpty={tables.length === 1} onNew={addSection} />
      </div>
    </ResearchContext>
  )
}
