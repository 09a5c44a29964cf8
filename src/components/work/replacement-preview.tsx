import { Suspense, useId, useState } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { Skeleton } from '@/ui/skeleton'

const TextDifferences = lazyWithPreload(() =>
  import('./text-differences').then(
    (module) => module.TextDifferences,
    () => DifferencesUnread,
  ),
)

/** Shows on request the changes of « Remplacer »; both texts are above it. */
export function ReplacementPreview(texts: { before: string; after: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-target text-left text-small font-semibold text-ink underline"
      >
        Ce que «&nbsp;Remplacer&nbsp;» changerait
      </button>
      {isOpen && (
        <div id={id} className="rounded-field border border-line px-3 py-2">
          <Suspense fallback={<Skeleton className="h-16" />}>
            <TextDifferences {...texts} />
          </Suspense>
        </div>
      )}
    </>
  )
}

function DifferencesUnread() {
  return (
    <p className="text-small text-muted">
      La comparaison n’a pas pu s’afficher&nbsp;: il faut recharger la page.
    </p>
  )
}
