/**
 * Tolerant readers for documents written by older versions, other clients or by hand:
 * an unreadable field falls back instead of breaking the screen that shows it.
 */

export type Fields = Readonly<Record<string, unknown>>

export function readFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

export function readText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback
}

export function readFlag(value: unknown, fallback = false): boolean {
  return typeof value === 'boolean' ? value : fallback
}

/** A whole number within [min, max], else the fallback. */
export function readInteger(value: unknown, min: number, max: number, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : fallback
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function readOneOf<const T extends string>(value: unknown, allowed: readonly T[], fallback: T): T {
  return allowed.find((option) => option === value) ?? fallback
}

/** A Firestore Timestamp, a Date, an ISO string or milliseconds since 1970; anything else is no date. */
export function readDate(value: unknown): Date | null {
  if (value instanceof Date) return validDate(value)
  if (typeof value === 'number') return validDate(new Date(value))
  if (typeof value === 'string') return value.trim() === '' ? null : validDate(new Date(value))
  const fields = readFields(value)
  const toDate = fields?.['toDate']
  if (typeof toDate !== 'function') return null
  try {
    const date: unknown = toDate.call(value)
    return date instanceof Date ? validDate(date) : null
  } catch {
    return null
  }
}

function validDate(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date
}
