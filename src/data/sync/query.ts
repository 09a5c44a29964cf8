import type { Fields } from '@/domain/base/read-field'

type Value = string | number | boolean | null | Date
export type Condition =
  | readonly [field: string, op: '==' | '>=' | '<', value: Value]
  | readonly [field: string, op: 'in' | 'array-contains-any', values: readonly Value[]]
  | { readonly any: readonly Condition[] }

/** A Firestore query as data: sent to the server, and evaluated on the device for pending changes. */
export interface Spec {
  /** `todos`, `sections/abc/products` */
  readonly collection: string
  /** Asks for one document instead of a list; the fields below are then absent. */
  readonly id?: string
  /** All conditions must hold. */
  readonly where?: readonly Condition[]
  /** Order: the latest first, by this date; documents without it are left out. */
  readonly latest?: string
  /** Documents per page; the security rules bound it. */
  readonly limit?: number
}

/** A document as screens read it: the server's last answer with pending entries applied. */
export interface Doc {
  readonly id: string
  readonly path: string
  /** Plain JSON; timestamps as ISO strings. */
  readonly fields: Fields
  /** An entry about it is still pending. */
  readonly isPending: boolean
  /** A held entry makes it: it is only on this device until that entry is released. */
  readonly isHeld: boolean
  /** The server timestamps are not known yet: dates are the device's estimate. */
  readonly isUndated: boolean
  /** Numbers of refused entries about it. Their changes are shown, except deletions. */
  readonly refused: readonly number[]
}

export function isSameDoc(a: Doc, b: Doc): boolean {
  return (
    a.fields === b.fields &&
    a.isPending === b.isPending &&
    a.isHeld === b.isHeld &&
    a.isUndated === b.isUndated &&
    a.refused.join() === b.refused.join()
  )
}

/** A query and how screens read its documents. `read` returns equal values for equal documents (see `listOf`). */
export interface Query<T> {
  readonly spec: Spec
  readonly read: (docs: readonly Doc[]) => T
  /** Number of pages that are read; default: 1. 0: the documents of this device alone. */
  readonly pages?: number
  /** The rules deny it until its parent is on the server. */
  readonly isOwnUntilSent?: boolean
}

/** One person's documents of a collection that meet all conditions, `limit` a page. */
export function owned(uid: string, collection: string, limit: number, ...which: readonly Condition[]): Spec {
  return { collection, where: [['userId', '==', uid], ...which], limit }
}

export function latest(field: string, spec: Spec): Spec {
  return { ...spec, latest: field }
}

export function keyOf(spec: Spec): string {
  return JSON.stringify(spec)
}

export function pathOf({ collection, id }: Spec): string | null {
  return id === undefined ? null : `${collection}/${id}`
}

/** Whether the document belongs to the query's result. */
export function matches(spec: Spec, path: string, fields: Fields): boolean {
  const end = path.lastIndexOf('/')
  if (path.slice(0, end) !== spec.collection) return false
  if (spec.id !== undefined) return path.slice(end + 1) === spec.id
  return (spec.where ?? []).every((condition) => holds(condition, fields))
}

function holds(condition: Condition, fields: Fields): boolean {
  if ('any' in condition) return condition.any.some((one) => holds(one, fields))
  const stored = fields[condition[0]]
  switch (condition[1]) {
    case '==':
      return stored === plain(condition[2])
    case 'in':
      return condition[2].some((value) => stored === plain(value))
    case 'array-contains-any':
      return Array.isArray(stored) && condition[2].some((value) => stored.includes(plain(value)))
    case '>=':
      return isInRange(stored, plain(condition[2]), (sign) => sign >= 0)
    case '<':
      return isInRange(stored, plain(condition[2]), (sign) => sign < 0)
  }
}

function isInRange(stored: unknown, bound: unknown, isIn: (sign: number) => boolean): boolean {
  return typeof stored === typeof bound && isIn(compareValues(stored, bound))
}

function plain(value: Value): unknown {
  return value instanceof Date ? value.toISOString() : value
}

/** Texts by code unit, as Firestore orders ASCII; ISO dates of one length order as dates. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

/** A parsed document with the state of its entries. */
export type WithState<T> = T & Pick<Doc, 'isPending' | 'refused'>

export function withState<T>(
  parse: (id: string, fields: Fields) => T | null,
): (doc: Doc) => WithState<T> | null {
  return ({ id, fields, isPending, refused }) => {
    const value = parse(id, fields)
    return value && { ...value, isPending, refused }
  }
}

/** Order of a list whose query has none: newest first, equal times by id. */
export function newestFirst(a: Dated, b: Dated): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0) || (a.id < b.id ? 1 : -1)
}

interface Dated {
  readonly id: string
  readonly createdAt: Date | null
}

/** One document, parsed; `missing`: there is none, or it cannot be shown. */
export function documentQuery<T, Missing extends T | null = null>(
  collection: string,
  id: string,
  parse: (doc: Doc) => T | null,
  missing = null as Missing,
): Query<T | Missing> {
  const parsed = cached(parse)
  return { spec: { collection, id }, read: ([doc]) => (doc && parsed(doc)) ?? missing }
}

/**
 * The documents of a list, parsed; what cannot be shown is left out. A document that did not change keeps its parsed value.
 * `order`: as the screen shows them, where that differs from the query's order.
 */
export function listOf<T>(
  parse: (doc: Doc) => T | null,
  order?: (a: T, b: T) => number,
): (docs: readonly Doc[]) => readonly T[] {
  const parsed = cached(parse)
  let last: readonly T[] = []
  return (docs) => {
    const items = docs.flatMap((doc) => parsed(doc) ?? [])
    if (order) items.sort(order)
    const isSame = items.length === last.length && items.every((item, index) => item === last[index])
    if (!isSame) last = items
    return last
  }
}

function cached<T>(parse: (doc: Doc) => T | null): (doc: Doc) => T | null {
  const known = new WeakMap<Doc, { readonly value: T | null }>()
  return (doc) => {
    const found = known.get(doc)
    if (found) return found.value
    const value = parse(doc)
    known.set(doc, { value })
    return value
  }
}
