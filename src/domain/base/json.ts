import { parseLocalDate, type LocalDate } from './time/local-date'
import { parseWeekday, type Weekday } from './time/weekday'
import { readDate, readFields, type Fields } from './read-field'

/*
 * Strict readers of plain JSON, for arguments of mutations that a device stored: `args: json.args<Renaming>({ id: json.id, text: json.text })`.
 * A value of another form, or a missing field, makes the whole unreadable; unknown fields are left out. Stored documents have the tolerant
 * readers of `read-field.ts` instead.
 */

/** Throws `Unreadable`. */
export type Reader<T> = (value: unknown) => T

interface Optional<T> {
  readonly optional: Reader<T>
}

/** A reader per field of T: a new field does not compile without one. */
type Shape<T> = {
  readonly [K in keyof T]-?: { readonly [P in K]?: never } extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Reader<T[K]>
}

class Unreadable extends Error {}

/** The arguments of a mutation; null: unreadable. */
export function args<T extends object>(shape: Shape<T>): (stored: unknown) => T | null {
  return argsOf(object(shape))
}

/** The same for arguments in one of several forms. */
export function argsOf<T>(read: Reader<T>): (stored: unknown) => T | null {
  return (stored) => {
    try {
      return read(stored)
    } catch (thrown) {
      if (thrown instanceof Unreadable) return null
      throw thrown
    }
  }
}

export function object<T extends object>(shape: Shape<T>): Reader<T> {
  const rows = Object.entries<Reader<unknown> | Optional<unknown>>(shape)
  return (value) => {
    const stored = fields(value)
    const read = rows.flatMap(([key, row]) => {
      const field = Object.hasOwn(stored, key) ? stored[key] : undefined
      if (typeof row === 'function') return [[key, row(field)]]
      return field === undefined ? [] : [[key, row.optional(field)]]
    })
    return Object.fromEntries(read) as T
  }
}

export function optional<T>(read: Reader<T>): Optional<T> {
  return { optional: read }
}

export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value))
}

export function list<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Unreadable()
    return value.map((item: unknown) => read(item))
  }
}

/** A map with any keys of a kind. */
export function mapOf<K extends string, T>(
  readKey: Reader<K>,
  read: Reader<T>,
): Reader<Readonly<Record<K, T>>> {
  return (value) =>
    Object.fromEntries(
      Object.entries(fields(value)).map(([key, item]) => [readKey(key), read(item)]),
    ) as Readonly<Record<K, T>>
}

/** A map that has each of these keys. */
export function each<K extends string, T>(
  keys: readonly K[],
  read: Reader<T>,
): Reader<Readonly<Record<K, T>>> {
  return (value) => {
    const stored = fields(value)
    return Object.fromEntries(keys.map((key) => [key, read(stored[key])])) as Readonly<Record<K, T>>
  }
}

/** A map that has some of these keys. */
export function some<K extends string, T>(
  keys: readonly K[],
  read: Reader<T>,
): Reader<Readonly<Partial<Record<K, T>>>> {
  return mapOf(oneOf(keys), read) as Reader<Readonly<Partial<Record<K, T>>>>
}

/** One of two forms. */
export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return (value) => argsOf(first)(value) ?? second(value)
}

export function oneOf<const T extends string | number>(allowed: readonly T[]): Reader<T> {
  return (value) => known(allowed.find((option) => option === value) ?? null)
}

/** Makes a reader of a parser that returns null for an unreadable value. */
export function parsed<T>(parse: (value: unknown) => T | null): Reader<T> {
  return (value) => known(parse(value))
}

export const text: Reader<string> = (value) => known(typeof value === 'string' ? value : null)
export const flag: Reader<boolean> = (value) => known(typeof value === 'boolean' ? value : null)
/** Whole and exact: amounts are cents, rates hundredths of a percent. */
export const integer: Reader<number> = (value) =>
  known(Number.isSafeInteger(value) ? (value as number) : null)
/** Finite; for a rate with decimals. */
export const number: Reader<number> = (value) => known(Number.isFinite(value) ? (value as number) : null)
/** A map of any fields, such as a stored document. */
export const fields: Reader<Fields> = parsed(readFields)
export const date: Reader<LocalDate> = parsed(parseLocalDate)
export const weekday: Reader<Weekday> = parsed(parseWeekday)
/** ISO time. */
export const time: Reader<string> = (value) => {
  const found = text(value)
  return known(readDate(found) && found)
}

/** The id of a document: one segment of a path. Ids of other clients may be longer than ours. */
export const id: Reader<string> = (value) => {
  const found = text(value)
  return known(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/.test(found) ? found : null)
}

function known<T>(value: T | null): T {
  if (value === null) throw new Unreadable()
  return value
}
