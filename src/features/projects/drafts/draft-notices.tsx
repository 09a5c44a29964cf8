import { useEffect } from 'react'
import { focusHeading } from '@/components/frame/main-landmark'
import { offerUndo } from '@/components/offer-undo'
import { dropDraft, keepDraft, readDrafts, subscribeDrafts } from '@/data/projects/project-drafts'
import type { LiveProject } from '@/data/projects/projects'
import { standingOf, type ProjectDraft } from '@/domain/projects/project-draft'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'
import { DraftNotice } from './draft-notice'
import { retryDraft } from '../editor/save-work'

interface DraftNoticesProps {
  uid: string
  drafts: ReadonlyMap<string, ProjectDraft>
  projects: readonly LiveProject[]
  /** `projects` are all there are: one that is missing does not exist. */
  isComplete: boolean
  /** The project in the editor, which shows its draft itself. */
  openId: string | null
  now: Date
  onResume: (projectId: string) => void
}

/** Unsaved work that no card can show, or that the server refused. */
export function DraftNotices({
  uid,
  drafts,
  projects,
  isComplete,
  openId,
  now,
  onResume,
}: DraftNoticesProps) {
  useEffect(() => announceRefusals(uid), [uid])
  const noticed = [...drafts.values()]
    .filter(({ projectId }) => projectId !== openId)
    .map((draft) => {
      const project = projects.find(({ id }) => id === draft.projectId) ?? null
      return { draft, project, standing: standingOf(draft, project, isComplete) }
    })
    .filter(({ standing }) => standing !== 'on-card')
    .sort((a, b) => b.draft.keptAt.getTime() - a.draft.keptAt.getTime())
  if (noticed.length === 0) return null

  return (
    <ul aria-label="Travail non enregistré" className="flex flex-col gap-3 print:hidden">
      {noticed.map(({ draft, project, standing }) => (
        <li key={draft.projectId}>
          <DraftNotice
            draft={draft}
            standing={standing}
            now={now}
            onResume={() => onResume(draft.projectId)}
            onRetry={() => {
              if (retryDraft(uid, draft, project)) focusHeading()
              else onResume(draft.projectId)
            }}
            onDrop={() => {
              dropDraft(uid, draft)
              focusHeading()
              offerUndo(
                standing === 'refused' ? 'Changements abandonnés' : 'Brouillon abandonné',
                () => void keepDraft(uid, draft),
              )
            }}
          />
        </li>
      ))}
    </ul>
  )
}

let isWatching = false

/**
 * Says that a save was refused, wherever the person is by then: the answer can come long after the editor closed.
 * What was refused earlier stands on the list without a word. A sign-out loads the page again, which ends it.
 */
function announceRefusals(uid: string): void {
  if (isWatching) return
  isWatching = true
  let known = readDrafts(uid)
  subscribeDrafts(() => {
    const before = known
    known = readDrafts(uid)
    const isNew = [...known.values()].some(
      ({ projectId, state }) => state === 'refused' && before.get(projectId)?.state === 'sent',
    )
    if (isNew) showToast({ text: errorText('projectSave', 'unknown'), tone: 'alert' })
  })
}
