import { Rows3 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useBegun } from '@/components/frame/use-begin'
import { holdSection, isOfResearch, saveResearch } from '@/data/research/held'
import { serverNow } from '@/data/session/server-clock'
import { useEntries } from '@/data/sync/use-live'
import { ExportButton, ExportNotice } from './toolbar/export-button'
import { Button } from '@/ui/button'
import { cn } from '@/lib/cn'
import { useMediaQuery } from '@/ui/use-media-query'
import { useArrival } from './arrival'
import {
  FirstCriteriaContext,
  FirstCriteriaLine,
  NO_CRITERIA,
  useFirstCriteria,
} from '@/components/product/first-criteria'
import { ResearchContext } from './research-context'
import { ResearchHead } from './toolbar/research-head'
import { nameButtonId } from './row-ids'
import { AllProducts } from './tables/all-products'
import { SectionTable } from './tables/section-table'
import { SectionsEnd, SectionSkeleton } from './tables/sections-end'
import { ResearchToolbar, ToolsButton } from './toolbar/toolbar'
import { isNarrowed, type ResearchView } from './tables/toolbar-view'
import { useExport } from './toolbar/use-export'
import { useFocusNext } from './use-focus-next'
import { useProvidedResearch } from './tables/use-provided-research'
import { useResearchTables } from './tables/use-research-tables'
import { useResearchView } from './toolbar/use-research-view'
import { useSaveShortcut } from './toolbar/use-save-shortcut'
import { useTableReports } from './tables/use-table-reports'

/** Two are compared at a glance; three need sorting, and are worth an export. */
const SORTED_FROM = 3
/** Fewer are all in sight: no search or filter is needed. */
const SEARCHED_FROM = 5
/** « Mes liens » and one section. With more tables there is enough to search in, read or not. */
const TABLES_WITHOUT_TOOLS = 2

/** Candidates judged by eight criteria: « Mes liens » first, then one table per section, newest first. */
export function ResearchScreen() {
  const { uid } = useSignedIn().user
  const all = useEntries(uid)
  const entries = useMemo(() => all.filter(isOfResearch), [all])
  const { sections, tables } = useResearchTables(uid, entries)
  const arrival = useArrival()
  const isSent = [arrival, useBegun()].some((asked) => asked !== null)
  const [view, setView] = useResearchView(uid, isSent)
  const [total, report] = useTableReports()
  const research = useProvidedResearch(uid, tables)
  const csv = useExport({ uid, tables, hasMoreSections: sections.hasMore })
  const firstCriteria = useFirstCriteria(uid)
  const focusNext = useFocusNext()
  const isPhone = useMediaQuery('(width < 40rem)')
  const toolsId = useId()
  const [isToolsOpen, setIsToolsOpen] = useState(() => isNarrowed(view))
  const save = () => saveResearch(uid)
  useSaveShortcut(save)

  const addSection = () => {
    const id = crypto.randomUUID()
    // The person types the section's name first.
    setView({ ...view, scope: 'tables' })
    focusNext(nameButtonId(id), 'click')
    holdSection(id, serverNow())
  }

  const isAlone = tables.length === 1
  const isAll = view.scope === 'all'
  const showTables = useEffectEvent(() => setView({ ...view, scope: 'tables' }))
  useEffect(() => {
    if (isSent && isAll) showTables()
  }, [isSent, isAll])

  // The first answers come one after the other: the tables are shown once nothing above them can still move them.
  const isAnswered = sections.isKnown || sections.items.length > 0 || sections.list.status === 'error'
  const isRead = total.isRead && total.tables === (isAll ? 1 : tables.length) && firstCriteria !== null
  const [isSettled, setIsSettled] = useState(isSent)
  if (!isSettled && ((isAnswered && isRead) || sections.isOffline)) setIsSettled(true)

  const hasSearch = tables.length > TABLES_WITHOUT_TOOLS || total.count >= SEARCHED_FROM || isNarrowed(view)
  const hasTools = isSettled && (hasSearch || isAll || total.count >= SORTED_FROM)
  const tools = (
    <div className="flex flex-wrap gap-2">
      <AllProductsButton view={view} onChange={setView} />
      <ExportButton state={csv.state} onStart={csv.start} />
    </div>
  )
  return (
    <ResearchContext value={research}>
      <div className="flex flex-col gap-6">
        <ResearchHead
          uid={uid}
          entries={entries}
          isFirst={sections.isKnown && isAlone}
          onNew={addSection}
          onSave={save}
        >
          {hasTools &&
            (isPhone ? (
              <ToolsButton
                toolsId={toolsId}
                isOpen={isToolsOpen}
                onToggle={() => setIsToolsOpen(!isToolsOpen)}
              />
            ) : (
              tools
            ))}
        </ResearchHead>
        <ExportNotice state={csv.state} onStart={csv.start} />
        {hasTools && (
          <div id={toolsId} hidden={isPhone && !isToolsOpen} className="space-y-3">
            <ResearchToolbar
              view={view}
              hasSearch={hasSearch}
              onChange={setView}
              hidden={total.hidden}
              isPartial={total.isPartial}
            />
            {isPhone && tools}
          </div>
        )}
        {!isSettled && <SectionSkeleton />}
        <div className={cn('flex flex-col gap-6', !isSettled && 'invisible absolute inset-x-0 top-0')}>
          <FirstCriteriaLine criteria={firstCriteria ?? NO_CRITERIA} />
          <FirstCriteriaContext value={firstCriteria ?? NO_CRITERIA}>
            {isAll ? (
              <AllProducts tables={tables} view={view} onReport={report} />
            ) : (
              tables.map((table) => (
                <SectionTable key={table.id} table={table} isAlone={isAlone} view={view} onReport={report} />
              ))
            )}
          </FirstCriteriaContext>
          {!isAll && <SectionsEnd sections={sections} isEmpty={isAlone} onNew={addSection} />}
        </div>
      </div>
    </ResearchContext>
  )
}

interface AllProductsButtonProps {
  view: ResearchView
  onChange: (view: ResearchView) => void
}

/** Switches between the tables and one list of all products. */
function AllProductsButton({ view, onChange }: AllProductsButtonProps) {
  const isAll = view.scope === 'all'
  return (
    <Button
      variant="secondary"
      aria-pressed={isAll}
      className="aria-pressed:border-ink aria-pressed:bg-canvas max-sm:px-3"
      onClick={() =>
        onChange({
          ...view,
          scope: isAll ? 'tables' : 'all',
          // The list of all products is opened to compare them.
          sort: !isAll && view.sort === 'date' ? 'margin' : view.sort,
        })
      }
    >
      <Rows3 aria-hidden className="size-4 max-sm:hidden" />
      Tous mes produits
    </Button>
  )
}
