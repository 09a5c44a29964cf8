import type { ExportContent } from './export-content'
import { readFields } from '@/domain/base/read-field'

/** Version of the format; raised when a program that reads the file must change. */
const FORMAT = 1

/** Dates are ISO with the stored microseconds. */
export function exportJson(content: ExportContent, now: Date): string {
  const whole = { format: FORMAT, exportedAt: now, ...content }
  return `${JSON.stringify(plain(whole), null, 2)}\n`
}

function plain(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (Array.isArray(value)) return value.map(plain)
  const fields = readFields(value)
  if (!fields) return value
  if (value instanceof Date) return value.toISOString()
  const date = isoDate(fields)
  if (date !== null) return date
  // GeoPoint, Bytes and DocumentReference have `toJSON`; the app writes none of them.
  if (typeof fields['toJSON'] === 'function') return plain(fields['toJSON'].call(value))
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, plain(field)]))
}

/** A Firestore Timestamp; its own `toDate` truncates to milliseconds. */
function isoDate({ seconds, nanoseconds, toDate }: Readonly<Record<string, unknown>>): string | null {
  if (typeof toDate !== 'function' || typeof seconds !== 'number' || typeof nanoseconds !== 'number')
    return null
  const whole = new Date(seconds * 1000).toISOString().replace(/\.000Z$/, '')
  const fraction = String(nanoseconds)
    .padStart(9, '0')
    .replace(/(?:000){1,2}$/, '')
  return `${whole}.${fraction}Z`
}
