import type { Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type Write } from '@/domain/base/write'
import type { DossierChoice } from './dossier-parts'
import { parseSharing, isSameChoice } from './sharing'
import { parseTone, type Tone } from './tone'

/** One document per person: what the coach may see and remembers, the tone, the first plan, what the person declared. */
export function coachPath(uid: string): string {
  return `coach/${uid}`
}

/** Sets these fields of the document, which is created where there is none. `undefined` removes a field. */
export function coachWrite(uid: string, doc: Fields | null, fields: Fields): Write {
  return { kind: doc ? 'update' : 'set', path: coachPath(uid), fields }
}

/**
 * Notes that the question about sharing was answered. `always`: what every conversation begins with from now on; null:
 * nothing; undefined: as before.
 */
export function sharingWrites(
  uid: string,
  doc: Fields | null,
  always: DossierChoice | null | undefined,
): readonly Write[] {
  const before = parseSharing(doc)
  const isSame =
    always === undefined ||
    (always === null ? before.always === null : before.always !== null && isSameChoice(before.always, always))
  if (before.askedAt && isSame) return []
  const shares = always === undefined ? {} : { shares: always ?? undefined }
  return [coachWrite(uid, doc, { askedAt: SERVER_TIME, ...shares })]
}

/** null: as Coach Boom speaks by itself. */
export function toneWrites(uid: string, doc: Fields | null, tone: Tone | null): readonly Write[] {
  if (parseTone(doc) === tone) return []
  return [coachWrite(uid, doc, { tone: tone ?? undefined })]
}
