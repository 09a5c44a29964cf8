import { useMemo, useState, useSyncExternalStore } from 'react'
import { focusHeading } from '@/components/main-landmark'
import { ErrorNotice } from '@/components/error-notice'
import { ShowMore } from '@/components/show-more'
import type { LiveListState } from '@/components/use-live-list'
import { useSignedIn } from '@/components/signed-in-context'
import { readDrafts, subscribeDrafts } from '@/data/projects/project-drafts'
import type { LiveProject } from '@/data/projects/projects'
import { errorText } from '@/lib/error-text'
import { DraftNotices } from '../drafts/draft-notices'
import { DeleteQuestion } from '../editor/editor-questions'
import { ProjectList } from './project-list'
import { NoMatch, NoProject, ProjectListSkeleton, ProjectsElsewhere } from './project-list-empty'
import { ProjectListToolbar } from './project-list-toolbar'
import { arrange, isNarrowed, WHOLE_LIST } from './project-list-view'
import { ProjectMenu } from './project-menu'
import { useProjectActions } from './use-project-actions'

/** Up to here one look finds a project. */
const FEW = 5

interface ProjectOverviewProps {
  projects: LiveListState<LiveProject>
  /** The project in the editor. */
  openId: string | null
  onOpen: (projectId: string, resume?: true) => void
  onCreate: () => void
}

/** Everything under the heading: unsaved work, the toolbar and the cards, in each of their states. */
export function ProjectOverview({ projects, openId, onOpen, onCreate }: ProjectOverviewProps) {
  const { user, now } = useSignedIn()
  const { list, items, hasMore, isKnown, isOffline } = projects
  const [view, setView] = useState(WHOLE_LIST)
  const drafts = useSyncExternalStore(subscribeDrafts, () => readDrafts(user.uid))

  const found = useMemo(() => arrange(items, view), [items, view])
  const drafted = useDrafted(drafts)
  const inOrder = useMemo(() => found.map(({ project }) => project), [found])
  const { actions, menu, removal } = useProjectActions(inOrder, onOpen)

  return (
    <>
      <DraftNotices
        uid={user.uid}
        drafts={drafts}
        projects={items}
        isComplete={isKnown && list.status === 'ready' && !hasMore}
        openId={openId}
        now={now}
        onResume={(projectId) => onOpen(projectId, true)}
      />
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
      {found.length > 0 && <ProjectList found={found} drafted={drafted} now={now} actions={actions} />}
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

interface EmptyListProps {
  isKnown: boolean
  isOffline: boolean
  onCreate: () => void
}

/** No project on the screen has three reasons, and only one of them is that there is none. */
function EmptyList({ isKnown, isOffline, onCreate }: EmptyListProps) {
  if (isKnown) return <NoProject onCreate={onCreate} />
  return isOffline ? <ProjectsElsewhere onCreate={onCreate} /> : <ProjectListSkeleton />
}

/** Ids of the projects with an open draft; the same set while they stay the same, whatever is typed in them. */
function useDrafted(drafts: ReturnType<typeof readDrafts>): ReadonlySet<string> {
  const ids = [...drafts.values()].flatMap(({ projectId, state }) => (state === 'open' ? [projectId] : []))
  const key = ids.join(' ')
  return useMemo(() => new Set(key.split(' ')), [key])
}
