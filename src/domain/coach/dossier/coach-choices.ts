import type { Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type Write } from '@/domain/base/write'
import { coachWrite } from '@/domain/account/coach-document'
import type { DossierChoice } from './dossier-parts'
import { parseSharing, isSameChoice, SHARES_NOTHING } from './sharing'
import { parseTone, type Tone } from './tone'

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
