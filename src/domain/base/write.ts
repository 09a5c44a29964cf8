import type { Fields } from './read-field'

/** Placeholder for the server's time in a written field; until the server responds, screens show the device's estimate. */
export const SERVER_TIME: unique symbol = Symbol('server time')

/**
 * A change of one document, as data. Values are plain JSON, a `Date` (stored as a timestamp), or `SERVER_TIME`. `set` replaces the
 * document; `update` replaces the named fields, and `undefined` removes a field. Updating a missing document does nothing.
 */
export type Write =
  | { readonly kind: 'set' | 'update'; readonly path: string; readonly fields: Fields }
  | { readonly kind: 'delete'; readonly path: string }

/** The document at a path, as a mutation reads it: plain JSON, timestamps as ISO strings. Null: missing. */
export type ReadDocument = (path: string) => Fields | null

/** The document after the write, with dates and `SERVER_TIME` as written. Null: no document. */
export function afterWrite(before: Fields | null, write: Write): Fields | null {
  if (write.kind === 'delete') return null
  if (write.kind === 'set') return withoutUndefined(write.fields)
  return before && withoutUndefined({ ...before, ...write.fields })
}

function withoutUndefined(fields: Fields): Fields {
  return Object.values(fields).includes(undefined)
    ? Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    : fields
}

/** Converts a written value to its read form: dates to ISO strings, `SERVER_TIME` to the estimate. */
export function asRead(value: unknown, estimate: Date): unknown {
  if (value === SERVER_TIME) return estimate.toISOString()
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((item) => asRead(item, estimate))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asRead(item, estimate)]))
}

export function fieldsAsRead(fields: Fields, estimate: Date): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, asRead(value, estimate)]))
}

/** Deep equality of two read values; the order of keys does not matter. */
export function isEqualValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isEqualValue(item, b[index]))
    )
  }
  const [left, right] = [a as Fields, b as Fields]
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isEqualValue(left[key], right[key]))
  )
}

/** Thrown if a mutation cannot be applied; the typed text remains available to the person. */
export class Refusal extends Error {
  /** `changed`: another device wrote the same meanwhile, and both cannot stay. `full`: there is no place for one more. */
  readonly reason: 'gone' | 'changed' | 'too-large' | 'full' | 'invalid'

  constructor(reason: Refusal['reason']) {
    super(reason)
    this.reason = reason
    this.name = 'Refusal'
  }
}
