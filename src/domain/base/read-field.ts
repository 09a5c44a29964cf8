/** Tolerant readers for stored documents: an unreadable field becomes its fallback, so that the screen still renders. */

export type Fields = Readonly<Record<string, unknown>>

export function readFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function readText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback
}

export function readFlag(value: unknown, fallback = false): boolean {
  return typeof value === 'boolean' ? value : fallback
}

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

/** Accepts a Firestore Timestamp, a Date, an ISO string or milliseconds since 1970. Null: anything else. */
export function readDate(value: unknown): Date | null {
  if (value instanceof Date) return validDate(value)
  if (typeof value === 'number') return validDate(new Date(value))
  if (typeof value === 'string') return readIsoDate(value.trim())
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

// `new Date('3')` is a day of 2001; a time without a zone depends on the machine, so it is read as UTC.
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

function readIsoDate(text: string): Date | null {
  const match = ISO_DATE.exec(text)
  if (!match) return null
  const isWithoutZone = text.includes('T') && match[1] === undefined
  return validDate(new Date(isWithoutZone ? `${text}Z` : text))
}

/** The end of the year 9999. A later date has a wrong unit, and sums with it would be invalid. */
const LATEST_MS = 253_402_300_799_999

function validDate(date: Date): Date | null {
  return Math.abs(date.getTime()) <= LATEST_MS ? date : null
}

/** Same pattern as in the security rules, without the ids that Firestore reserves: reading « __x__ » fails. */
export function isDocumentId(text: string): boolean {
  return /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(text)
}
