import { useDeferredValue, useMemo } from 'react'

/**
 * The rows of a long list. New rows and their order follow after the frame (`useDeferredValue`); the content of a row that is drawn is
 * always the present one, and a row that leaves goes at once, so that a press shows its change in the same frame. `first`: the rows of the
 * first drawing.
 */
export function useDeferredRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  first = rows,
): readonly Row[] {
  const drawn = useDeferredValue(rows, first)
  return useMemo(() => {
    if (drawn === rows) return rows
    const present = new Map(rows.map((row) => [row.id, row]))
    const left = drawn.flatMap((row) => present.get(row.id) ?? [])
    // Another list altogether: the old one stays until the new one is drawn.
    return left.length > 0 || rows.length === 0 ? left : drawn
  }, [drawn, rows])
}
