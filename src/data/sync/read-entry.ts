import { readDate, readFields, readFlag, readOneOf, readText } from '@/domain/base/read-field'
import type { Entry } from './journal'

export const FAULTS = ['denied', 'invalid', 'gone', 'too-large', 'unknown'] as const

/** Parses a row. An unreadable one becomes a refused entry, which can be copied or given up. */
export function readEntry(number: number, value: unknown, uid: string): Entry {
  const fields = readFields(value)
  const name = readText(fields?.['name'])
  const at = readDate(fields?.['at'])
  if (!fields || name === '' || !at) {
    return {
      ...{ number, uid, name: '', args: value, at: new Date(0).toISOString(), key: null },
      ...{ fault: 'unknown', wasSent: false },
    }
  }
  return {
    number,
    uid: readText(fields['uid']),
    name,
    args: fields['args'],
    at: at.toISOString(),
    key: typeof fields['key'] === 'string' ? fields['key'] : null,
    fault: fields['fault'] === null ? null : readOneOf(fields['fault'], FAULTS, 'unknown'),
    wasSent: readFlag(fields['wasSent']),
  }
}
