/** Entries of a cache: amounts may all differ in a large file. */
const CACHED_MAX = 20_000

/** `read`, remembered by cell: a file repeats few days, states and amounts. */
export function once<T>(read: (cell: string) => T): (cell: string) => T {
  const known = new Map<string, T>()
  return (cell) => {
    const found = known.get(cell)
    if (found !== undefined || known.has(cell)) return found as T
    const value = read(cell)
    if (known.size < CACHED_MAX) known.set(cell, value)
    return value
  }
}
