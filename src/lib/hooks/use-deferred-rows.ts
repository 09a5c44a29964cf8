import { useDeferredValue, useMemo } from 'react'

/**
 * The rows of a long list. Which ones they are, and their order, follow after the frame (`useDeferredValue`); the content of a row that is
 * drawn is always the present one, so that a press shows its change in the same frame. `first`: the rows of the first drawing.
 */
export function useDeferredRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  first = rows,
): readonly Row[] {
  const drawn = useDeferredValue(rows, first)
  return useMemo(() => {
    if (drawn === rows) return rows
    const present = new Map(rows.map((row) => [row.id, row]))
    return drawn.map((row) => present.get(row.id) ?? row)
  }, [drawn, rows])
}
