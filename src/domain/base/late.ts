/**
 * A value that is made at its first use, and kept. Patterns with Unicode properties and `Intl` formats cost a slow phone milliseconds each:
 * modules that every opening loads make them this way (`tests/house/opening-cost.test.ts`).
 */
export function late<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
