import { readDrafts, subscribeDrafts } from '@/data/projects/project-drafts'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'

let isWatching = false

/**
 * Says that a save was refused, wherever the person is by then: the answer can come long after the editor closed.
 * What was refused earlier stands on the list without a word. A sign-out loads the page again, which ends it.
 */
export function announceRefusals(uid: string): void {
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
