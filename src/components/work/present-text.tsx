import type { LiveProject } from '@/data/project-lists'
import { itemIn } from '@/domain/projects/text/item-text'
import { isBlank } from '@/domain/base/text/visible-text'

export function PresentText({ project, element }: { project: LiveProject; element: string }) {
  const present = itemIn(project, element)?.content ?? ''
  return (
    <div className="rounded-field border border-line px-3 py-2 text-small">
      {isBlank(present) ? (
        <p className="text-muted">Ce point est encore vide.</p>
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
    </div>
  )
}
