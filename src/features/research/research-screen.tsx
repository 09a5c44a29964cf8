import { Rows3 } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useBegin, useBegun } from '@/components/frame/use-begin'
import { useIdleLoad } from '@/components/use-idle-load'
import { planQuery } from '@/data/stored-plan'
import { holdSection, isOfResearch, saveResearch } from '@/data/research/held'
import { candidatesQuery } from '@/data/research/candidate-lists'
import { sectionsQuery, type LiveSection } from '@/data/research/section-lists'
import { serverNow } from '@/data/session/server-clock'
import { listed, ofDevice, type Asking } from '@/data/sync/live'
import { useEntries } from '@/data/sync/use-live'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { LOOSE_TABLE } from '@/domain/research/section'
import { ExportButton, ExportNotice } from './toolbar/export-button'
import { useLinkField } from './candidate/use-link-field'
import { useSharedText } from './candidate/use-shared-text'
import { Button } from '@/ui/button'
import { useMediaQuery } from '@/ui/use-media-query'
import { useArrival } from './arrival'
import { FirstCriteriaContext, useFirstCriteria } from '@/components/product/first-criteria'
import { ResearchContext } from './research-context'
import { ResearchHead } from './toolbar/research-head'
import { nameButtonId } from './row-ids'
import { SectionTable } from './tables/section-table'
import { SectionsEnd, SectionSkeleton } from './tables/sections-end'
import { ResearchToolbar, ToolsButton } from './toolbar/toolbar'
import { isNarrowed, WHOLE_VIEW, type ResearchView } from './tables/toolbar-view'
import { useExport } from './toolbar/use-export'
import { useFocusNext } from './use-focus-next'
import { useProvidedResearch } from './tables/use-provided-research'
import { useResearchTables } from './tables/use-research-tables'
import { useResearchView } from './toolbar/use-research-view'
import { useSaveShortcut } from './toolbar/use-save-shortcut'
import { useTableReports } from './tables/use-table-reports'

const Compare = lazyWithPreload(() => import('./tables/compare').then((m) => m.Compare))

/** From this number on products need search, sorting and a filter. */
const TOOLS_FROM = 8
/** From this number on products can be compared: in one table, sorted by its heads, or in a file. */
const COMPARED_FROM = 2

/** Tables that the first window may show below « Mes liens ». */
const TABLES_IN_SIGHT = 3

/** What the screen shows first. The server is asked for a table when it comes near. */
export function researchQueries(uid: string): readonly Asking<object>[] {
  return [
    ({ sections = [] }: { sections?: readonly LiveSection[] }) => {
      const ids = sections.slice(0, TABLES_IN_SIGHT).map(({ id }) => id)
      return {
        sections: sectionsQuery(uid),
        loose: candidatesQuery(uid, null),
        plan: planQuery(uid),
        tables: listed(
          `tables in sight ${ids.join()}`,
          ids.map((id) => ofDevice(candidatesQuery(uid, id))),
        ),
      }
    },
  ]
}

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
  const tableIds = useMemo(() => tables.map(({ id }) => id), [tables])
  const link = useLinkField(uid, tableIds)
  const research = useProvidedResearch(uid, tables, link.open)
  const csv = useExport({ uid, tables })
  const firstCriteria = useFirstCriteria(uid)
  const focusNext = useFocusNext()
  const isPhone = useMediaQuery('(width < 40rem)')
  const toolsId = useId()
  const [isToolsOpen, setIsToolsOpen] = useState(() => isNarrowed(view) || view.sort !== WHOLE_VIEW.sort)
  const save = () => saveResearch(uid)
  useSaveShortcut(save)
  useSharedText((text) => {
    setView({ ...view, scope: 'tables' })
    link.take(text)
  })
  useBegin((text) => (text === '' ? link.open(LOOSE_TABLE) : link.take(text)))

  const addSection = () => {
    const id = crypto.randomUUID()
    // The person types the section's name first.
    setView({ ...view, scope: 'tables' })
    focusNext(nameButtonId(id), 'click')
    holdSection(id, serverNow())
  }

  const isAlone = tables.length === 1
  const isCompared = view.scope === 'compare'
  useIdleLoad(Compare.preload, true)
  const showTables = useEffectEvent(() => setView({ ...view, scope: 'tables' }))
  useEffect(() => {
    if (isSent && isCompared) showTables()
  }, [isSent, isCompared])

  const isAnswered =
    sections.isKnown || sections.items.length > 0 || sections.list.status === 'error' || sections.isOffline
  const [isShown, setIsShown] = useState(isSent)
  if (!isShown && isAnswered) setIsShown(true)

  const known = total.count + total.unread
  const hasTools = isShown && (known >= TOOLS_FROM || isNarrowed(view))
  const isComparable = isShown && (isCompared || known >= COMPARED_FROM)
  const exporting = (hasTools || isComparable) && <ExportButton state={csv.state} onStart={csv.start} />
  // On a phone it is one of the folded tools, where these are shown.
  const isExportFolded = isPhone && hasTools
  return (
    <ResearchContext value={research}>
      <div className="flex flex-col gap-4 sm:gap-5">
        <ResearchHead
          uid={uid}
          entries={entries}
          isFirst={sections.isKnown && isAlone}
          onNew={addSection}
          onSave={save}
        >
          <div className="flex flex-wrap items-center gap-2">
            {isComparable && <CompareButton view={view} onChange={setView} />}
            {!isExportFolded && exporting}
            {isExportFolded && (
              <ToolsButton
                toolsId={toolsId}
                isOpen={isToolsOpen}
                onToggle={() => setIsToolsOpen(!isToolsOpen)}
              />
            )}
          </div>
        </ResearchHead>
        <ExportNotice state={csv.state} onStart={csv.start} />
        {hasTools && (
          <div id={toolsId} hidden={isPhone && !isToolsOpen} className="space-y-3">
            <ResearchToolbar
              view={view}
              onChange={setView}
              hidden={total.hidden}
              isPartial={total.isPartial}
            />
            {isExportFolded && exporting}
          </div>
        )}
        {isShown ? (
          <FirstCriteriaContext value={firstCriteria}>
            {isCompared ? (
              <Suspense fallback={<SectionSkeleton />}>
                <Compare view={view} onChange={setView} onReport={report} />
              </Suspense>
            ) : (
              tables.map((table) => (
                <SectionTable
                  key={table.id}
                  table={table}
                  isAlone={isAlone}
                  view={view}
                  field={link.field.tableId === table.id ? link.field : null}
                  onReport={report}
                />
              ))
            )}
          </FirstCriteriaContext>
        ) : (
          <SectionSkeleton />
        )}
        {isShown && !isCompared && <SectionsEnd sections={sections} isEmpty={isAlone} />}
      </div>
    </ResearchContext>
  )
}

interface CompareButtonProps {
  view: ResearchView
  onChange: (view: ResearchView) => void
}

/** Switches between the tables and one table of all products. */
function CompareButton({ view, onChange }: CompareButtonProps) {
  const isCompared = view.scope === 'compare'
  return (
    <Button
      variant="secondary"
      aria-pressed={isCompared}
      className="aria-pressed:border-ink aria-pressed:bg-canvas max-sm:px-3"
      onClick={() => onChange({ ...view, scope: isCompared ? 'tables' : 'compare' })}
    >
      <Rows3 aria-hidden className="size-4 max-sm:hidden" />
      Comparer
    </Button>
  )
}
