import type { Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'

/** One document per person: the coach's permissions, memory and tone, the first plan, and the person's declarations. */
export function coachPath(uid: string): string {
  return `coach/${uid}`
}

/** Sets fields of the document, and creates it if it is missing. `undefined` removes a field. */
export function coachWrite(uid: string, doc: Fields | null, fields: Fields): Write {
  return { kind: doc ? 'update' : 'set', path: coachPath(uid), fields }
}
