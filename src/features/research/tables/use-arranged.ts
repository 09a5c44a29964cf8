import { useMemo, useState } from 'react'
import type { Product } from '@/domain/research/product'
import { arrange, inOrderOf, type ResearchView } from './toolbar-view'

/**
 * The candidates of one table as the view shows them. While `isHeld` (a row is being judged) each stays where it
 * is, even when its answers would move or hide it. What is hidden is the difference of the two lengths.
 */
export function useArranged<T extends Product>(
  products: readonly T[],
  view: ResearchView,
  isHeld: boolean,
): readonly T[] {
  const arranged = useMemo(() => arrange(products, view), [products, view])
  const [held, setHeld] = useState<{ view: ResearchView; ids: readonly string[] } | null>(null)
  if (isHeld && held?.view !== view) setHeld({ view, ids: arranged.map(({ id }) => id) })
  if (!isHeld && held) setHeld(null)
  return useMemo(
    () => (held ? inOrderOf(held.ids, products, arranged) : arranged),
    [held, products, arranged],
  )
}
