import { useDeferredValue, useMemo, useState } from 'react'
import { useKnownSeller } from '@/components/use-seller'
import type { Candidate } from '@/domain/research/candidate'
import { arrange, inOrderOf, type ResearchView } from './toolbar-view'

/**
 * The candidates of one table in the view. While `isHeld` (a row is being judged) each row remains in its place, even if
 * its answers would move or hide it. The difference of the two lengths is the number of hidden ones. A changed view (a key of its search)
 * follows after the frame.
 */
export function useArranged<T extends Candidate>(
  candidates: readonly T[],
  changed: ResearchView,
  isHeld: boolean,
): readonly T[] {
  const view = useDeferredValue(changed)
  const seller = useKnownSeller()
  const arranged = useMemo(() => arrange(candidates, view, seller), [candidates, view, seller])
  const [held, setHeld] = useState<{ view: ResearchView; ids: readonly string[] } | null>(null)
  if (isHeld && held?.view !== view) setHeld({ view, ids: arranged.map(({ id }) => id) })
  if (!isHeld && held) setHeld(null)
  return useMemo(
    () => (held ? inOrderOf(held.ids, candidates, arranged) : arranged),
    [held, candidates, arranged],
  )
}
