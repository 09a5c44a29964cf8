import { useMemo, useState } from 'react'
import { focusHeading } from '@/components/frame/main-landmark'
import { ErrorNotice } from '@/components/error-notice'
import { ShowMore } from '@/components/show-more'
import type { LiveListState } from '@/data/sync/use-live'
import { useSignedIn } from '@/components/signed-in-context'
import type { LiveProject } from '@/data/project-lists'
import { cn } from '@/lib/cn'
import { useDeferredList } from '@/lib/hooks/use-deferred-rows'
import { errorText } from '@/lib/text/error-text'
import { DeleteQuestion } from '../editor/editor-questions'
import { LostProjects } from './lost-projects'
import { ProjectCard, type ProjectCardActions } from './project-card'
import { ProjectParts } from './project-parts'
import { EmptyList, NoMatch } from './project-list-empty'
import { ProjectListToolbar } from './project-list-toolbar'
import { arrange, isNarrowed, WHOLE_LIST, type FoundProject } from './project-list-view'
import { ProjectMenu } from './project-menu'
import { UnsavedProjects } from './unsaved-projects'
import { useProjectActions } from './use-project-actions'

/** Up to this number, a glance finds a project. */
const FEW = 5
/** Fills whole rows of one, two and three columns. */
const GROUP = 24

interface ProjectOverviewProps {
  projects: LiveListState<LiveProject>
  /** Opens the project at an item, by its id; else at the top. */
  onOpen: (projectId: string, item?: string) => void
  onCreate: () => void
}

export function ProjectOverview({ projects, onOpen, onCreate }: ProjectOverviewProps) {
  const { user, now } = useSignedIn()
  const { list, items, hasMore, isKnown, isOffline } = projects
  const [view, setView] = useState(WHOLE_LIST)

  const found = useMemo(() => arrange(items, view), [items, view])
  const inOrder = useMemo(() => found.map(({ project }) => project), [found])
  const [first] = items
  const only = items.length === 1 && !isNarrowed(view) ? first : undefined
  const { actions, menu, removal } = useProjectActions(inOrder, onOpen)

  return (
    <>
      <UnsavedProjects uid={user.uid} />
      <LostProjects uid={user.uid} onOpen={onOpen} />
      {(items.length > FEW || isNarrowed(view)) && (
        <ProjectListToolbar
          view={view}
          onChange={setView}
          shown={found.length}
          total={items.length}
          isPartial={hasMore}
        />
      )}
      {list.status === 'error' && (
        <ErrorNotice text={errorText('projectLoad', list.error.code)} onRetry={list.retry} />
      )}
      {list.status !== 'error' && items.length === 0 && (
        <EmptyList isKnown={isKnown} isOffline={isOffline} onCreate={onCreate} />
      )}
      {items.length > 0 && found.length === 0 && (
        <NoMatch
          onShowAll={() => {
            setView({ ...WHOLE_LIST, sort: view.sort })
            focusHeading()
          }}
        />
      )}
      {only ? (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-start lg:gap-6">
          <ProjectList found={found} now={now} actions={actions} />
          <ProjectParts project={only} onOpen={(item) => onOpen(only.id, item)} />
        </div>
      ) : (
        found.length > 0 && <ProjectList found={found} now={now} actions={actions} />
      )}
      <ShowMore {...projects} />
      <ProjectMenu {...menu} actions={actions} />
      <DeleteQuestion
        isOpen={removal.project !== null}
        name={removal.project?.title ?? ''}
        onClose={removal.onClose}
        onConfirm={() => {
          if (removal.project) removal.remove(removal.project)
          removal.onClose()
        }}
      />
    </>
  )
}

interface ProjectListProps {
  found: readonly FoundProject<LiveProject>[]
  now: Date
  actions: ProjectCardActions
}

/**
 * All cards remain in the document, for page search and screen readers. Groups out of sight skip layout and paint, and a
 * memoised card renders only if it changed.
 */
function ProjectList({ found, now, actions }: ProjectListProps) {
  const shown = useDeferredList(found, found.slice(0, GROUP))
  const groups = useMemo(() => {
    const count = Math.ceil(shown.length / GROUP)
    return Array.from({ length: count }, (_, index) => shown.slice(index * GROUP, (index + 1) * GROUP))
  }, [shown])
  return (
    <div role="list" aria-label="Projets" className="-mx-4 -mt-1">
      {groups.map((group, index) => (
        <div
          key={index}
          // Paint is clipped to the box: the padding leaves space for shadows and focus rings.
          className={cn(
            'grid gap-4 px-4 pt-1 pb-3',
            found.length > 1 &&
              '[contain-intrinsic-block-size:auto_367rem] [content-visibility:auto] sm:grid-cols-2 sm:[contain-intrinsic-block-size:auto_183rem] lg:grid-cols-3 lg:gap-6 lg:pb-5 lg:[contain-intrinsic-block-size:auto_125.2rem]',
          )}
        >
          {group.map(({ project, foundIn }) => (
            <ProjectCard key={project.id} project={project} foundIn={foundIn} now={now} actions={actions} />
          ))}
        </div>
      ))}
    </div>
  )
}
