import type { Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type Write } from '@/domain/base/write'
import type { DossierChoice } from '@/domain/coach/dossier/dossier-parts'
import { parseSharing, isSameChoice, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'
import { parseTone, type Tone } from '@/domain/coach/dossier/tone'

/** One document per person: the coach's permissions, memory and tone, the first plan, and the person's declarations. */
export function coachPath(uid: string): string {
  return `coach/${uid}`
}

/** Sets fields of the document, and creates it if it is missing. `undefined` removes a field. */
export function coachWrite(uid: string, doc: Fields | null, fields: Fields): Write {
  return { kind: doc ? 'update' : 'set', path: coachPath(uid), fields }
}

/** `changed`: the parts whose switch changes. */
export function sharingWrites(
  uid: string,
  doc: Fields | null,
  changed: Partial<DossierChoice>,
): readonly Write[] {
  const { choice } = parseSharing(doc)
  const shares = { ...(choice ?? SHARES_NOTHING), ...changed }
  if (choice && isSameChoice(choice, shares)) return []
  return [coachWrite(uid, doc, { shares, askedAt: SERVER_TIME })]
}

export function toneWrites(uid: string, doc: Fields | null, tone: Tone | null): readonly Write[] {
  if (parseTone(doc) === tone) return []
  return [coachWrite(uid, doc, { tone: tone ?? undefined })]
}
