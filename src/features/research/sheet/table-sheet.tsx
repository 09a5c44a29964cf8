import { Suspense } from 'react'
import type { LiveCandidate } from '@/data/research/research'
import { lazyWithPreload } from '@/lib/lazy-with-preload'

const CandidateSheet = lazyWithPreload(() => import('./candidate-sheet').then((m) => m.CandidateSheet))

export const preloadSheet = CandidateSheet.preload

interface TableSheetProps {
  /** The row whose sheet is open, or closes; null: none was opened. */
  sheet: { readonly candidate: LiveCandidate; readonly isOpen: boolean } | null
  items: readonly LiveCandidate[]
  /** All rows of the table are known: a missing one was deleted. */
  isComplete: boolean
  onClose: () => void
}

/** « Le vrai reste d'une vente » of a row. */
export function TableSheet({ sheet, items, isComplete, onClose }: TableSheetProps) {
  if (!sheet) return null
  const live = items.find(({ id }) => id === sheet.candidate.id)
  return (
    <Suspense fallback={null}>
      <CandidateSheet
        opened={sheet.isOpen ? sheet.candidate : null}
        live={live ?? (isComplete ? null : undefined)}
        onClose={onClose}
      />
    </Suspense>
  )
}
