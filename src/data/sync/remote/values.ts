import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore'
import { readFields, readList, type Fields } from '@/domain/base/read-field'
import { isEqualValue, SERVER_TIME } from '@/domain/base/write'

/**
 * A value as it is written. `read` and `stored`: the same place of the document, as the decision read it and as Firestore has
 * it. A timestamp deep in a map or a list that only travelled along stays a timestamp.
 */
export function toFirestore(value: unknown, read?: unknown, stored?: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp()
  if (value instanceof Date) return Timestamp.fromDate(value)
  if (stored !== undefined && isEqualValue(value, read)) return stored
  if (Array.isArray(value)) {
    const [reads, storeds] = [readList(read), readList(stored)]
    return value.map((item: unknown, index) => {
      const found = reads.findIndex((one) => isEqualValue(one, item))
      const place = found === -1 ? index : found
      return toFirestore(item, reads[place], storeds[place])
    })
  }
  if (typeof value !== 'object' || value === null) return value
  const [reads, storeds] = [readFields(read), readFields(stored)]
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toFirestore(item, reads?.[key], storeds?.[key])]),
  )
}

/** As the replica keeps a document: timestamps as ISO strings. */
export function plainFields(data: DocumentData): Fields {
  return plain(data) as Fields
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]))
}
