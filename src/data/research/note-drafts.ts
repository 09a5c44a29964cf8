import { parseSheetChanges, SHEET_FIELDS, type SheetChanges } from '@/domain/research/candidate-sheet'
import { readFields, readText } from '@/domain/base/read-field'
import { keepTexts } from '@/data/device/kept'

/** What was typed in a candidate's sheet and is not known to be on the server. */
export interface NoteDraft {
  readonly tableId: string
  readonly changes: SheetChanges
}

export const keptNotes = keepTexts<NoteDraft, ReadonlyMap<string, NoteDraft>>({
  family: 'research-note',
  screen: 'research',
  losses: [
    {
      one: 'note de produit non enregistrée',
      many: 'notes de produits non enregistrées',
      // What is on its way is Firestore's to ask about.
      count: (uid) => [...readNoteDrafts(uid).keys()].filter((id) => !isNoteHandedOver(id)).length,
    },
  ],
  exported: null,
  format: (draft) => JSON.stringify(draft),
  parse(text) {
    const fields = readFields(JSON.parse(text))
    const changes = parseSheetChanges(fields?.['changes'])
    return changes && { tableId: readText(fields?.['tableId']), changes }
  },
  view: (drafts) => drafts,
})

export const subscribeNoteDrafts = keptNotes.subscribe

/** By candidate, what other tabs keep included; the same map until something changes. */
export function readNoteDrafts(uid: string): ReadonlyMap<string, NoteDraft> {
  return keptNotes.read(uid)
}

/** null forgets it. `isHandedOver`: Firestore has it, and this page will hear the answer. */
type KeepNote = (draft: NoteDraft | null, isHandedOver?: boolean) => void

/**
 * What one sheet keeps of a candidate, which begins with what is there. Another sheet, or another tab, may have typed there
 * since: its text gives way to what is typed here, and neither to an answer that is heard here nor to nothing.
 */
export function noteKeeper(uid: string, candidateId: string): KeepNote {
  let own = readNoteDrafts(uid).get(candidateId)
  let sent: NoteDraft | null = null
  return (draft, isHandedOver = false) => {
    if (sent) keptNotes.end(candidateId, sent)
    sent = draft && isHandedOver ? draft : null
    if (sent) keptNotes.begin(candidateId, sent)
    keptNotes.edit(uid, (drafts) => {
      const known = drafts.get(candidateId)
      const isOurs = known === undefined || known === own
      if (draft && (isOurs || !saysTheSame(draft, own))) drafts.set(candidateId, draft)
      if (!draft && isOurs) drafts.delete(candidateId)
    })
    own = draft ?? undefined
  }
}

function saysTheSame({ changes }: NoteDraft, before: NoteDraft | undefined): boolean {
  return SHEET_FIELDS.every((field) => changes[field]?.to === before?.changes[field]?.to)
}

/** Forgets what was typed for candidates that are not there any more. */
export function dropNoteDrafts(
  uid: string,
  isGone: (candidateId: string, draft: NoteDraft) => boolean,
): void {
  keptNotes.edit(uid, (drafts) => {
    for (const [id, draft] of [...drafts]) if (isGone(id, draft)) drafts.delete(id)
  })
}

export function isNoteHandedOver(candidateId: string): boolean {
  return keptNotes.onItsWay(candidateId).length > 0
}
