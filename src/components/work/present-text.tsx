import type { LiveProject } from '@/data/projects/projects'
import { itemIn } from '@/domain/projects/item-text'
import { isWork } from '@/domain/projects/unsaved-work'
import { useDraftOf } from './use-projects'
import { shownContent } from './write-project'

/** What stands in the item: the new text goes behind it. */
export function PresentText({
  uid,
  project,
  element,
}: {
  uid: string
  project: LiveProject
  element: string
}) {
  const draft = useDraftOf(uid, project.id)
  const present = itemIn(shownContent(project, draft), element)?.content ?? ''
  return (
    <div className="rounded-field border border-line px-3 py-2 text-small">
      {present.trim() === '' ? (
        <p className="text-muted">Cet élément est encore vide.</p>
      ) : (
        <>
          <p className="font-semibold">Déjà écrit</p>
          <p
            dir="auto"
            className="max-h-28 overflow-y-auto [overflow-wrap:anywhere] whitespace-pre-wrap text-muted"
          >
            {present}
          </p>
        </>
      )}
      {isWork(draft) && (
        <p className="mt-1 text-warning">
          Le texte ira dans le brouillon de cet appareil, à sauvegarder ensuite.
        </p>
      )}
    </div>
  )
}
