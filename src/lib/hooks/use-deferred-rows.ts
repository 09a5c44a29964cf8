import { useDeferredValue, useMemo } from 'react'

/** A list of so many rows is drawn in one frame. A second drawing of it would only cost time. */
export const ROWS_AT_ONCE = 20

const SHORT: readonly never[] = []

/** A long list follows after the frame (`useDeferredValue`), a short one is drawn at once. `first`: what the first drawing has. */
export function useDeferredList<T>(list: readonly T[], first = list): readonly T[] {
  const isShort = list.length <= ROWS_AT_ONCE
  const drawn = useDeferredValue<readonly T[]>(isShort ? SHORT : list, isShort ? SHORT : first)
  return isShort || drawn === SHORT ? list : drawn
}

/**
 * The rows of a list. New rows of a long one and their order follow after the frame; the content of a row that is drawn is
 * always the present one, and a row that leaves goes at once, so that a press shows its change in the same frame. `first`: the rows of the
 * first drawing.
 */
export function useDeferredRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  first = rows,
): readonly Row[] {
  const drawn = useDeferredList(rows, first)
  return useMemo(() => {
    if (drawn === rows) return rows
    const present = new Map(rows.map((row) => [row.id, row]))
    const left = drawn.flatMap((row) => present.get(row.id) ?? [])
    // Another list altogether: the old one stays until the new one is drawn.
    return left.length > 0 || rows.length === 0 ? left : drawn
  }, [drawn, rows])
}
