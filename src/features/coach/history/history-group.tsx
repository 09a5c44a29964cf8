import { useId, type ReactNode } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useProjectOf } from '@/components/work/use-projects'
import type { LiveProject } from '@/data/project-lists'
import type { ConversationGroup } from '@/domain/coach/conversation/conversation-list'
import { shownTitle } from '@/domain/projects/project'

interface HistoryGroupProps {
  group: ConversationGroup
  /** False: the list has no project and needs no headings. */
  isNamed: boolean
  children: ReactNode
}

/** The conversations of one project, under its present name. */
export function HistoryGroup({ group: { isPinned, project }, isNamed, children }: HistoryGroupProps) {
  const { uid } = useSignedIn().user
  const id = useId()
  const { found } = useProjectOf(uid, project)
  const name = isPinned ? 'Épinglées' : project === null ? 'Sans projet' : projectName(found)
  return (
    <div>
      {isNamed && (
        <h3 id={id} className="mt-2 mb-1 truncate text-small font-semibold text-muted">
          {name}
        </h3>
      )}
      <ul aria-labelledby={isNamed ? id : undefined} className="-mx-3 flex flex-col gap-1">
        {children}
      </ul>
    </div>
  )
}

function projectName(project: LiveProject | null | undefined): string {
  if (project === null) return 'Projet supprimé'
  return project ? shownTitle(project) : 'Projet'
}
