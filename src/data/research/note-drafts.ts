import {
  parseSheetChanges,
  SHEET_FIELDS,
  type SheetChanges,
  type SheetField,
} from '@/domain/research/candidate-sheet'
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

export interface NoteKeeper {
  /** null forgets it. `isHandedOver`: Firestore has it, and this page will hear the answer. */
  readonly keep: (draft: NoteDraft | null, isHandedOver?: boolean) => void
  /** Whether no other sheet, and no other tab, has typed over what was kept here of the field. */
  readonly isLatest: (field: SheetField) => boolean
}

/**
 * What one sheet keeps of a candidate, which begins with what is there. Another sheet, or another tab, may have typed in
 * one of its fields since: its text gives way to what is typed here, and neither to an answer that is heard here nor to
 * nothing.
 */
export function noteKeeper(uid: string, candidateId: string): NoteKeeper {
  let own = readNoteDrafts(uid).get(candidateId)
  let sent: NoteDraft | null = null
  return {
    keep(draft, isHandedOver = false) {
      // Who hears of it may keep something in turn.
      const before = own?.changes ?? {}
      own = draft ?? undefined
      if (sent) keptNotes.end(candidateId, sent)
      sent = draft && isHandedOver ? draft : null
      if (sent) keptNotes.begin(candidateId, sent)
      keptNotes.edit(uid, (drafts) => {
        const known = drafts.get(candidateId)
        const changes = joinFields(known?.changes ?? {}, before, draft?.changes ?? {})
        const tableId = draft?.tableId ?? known?.tableId
        if (changes === null || tableId === undefined) drafts.delete(candidateId)
        else if (changes !== known?.changes) drafts.set(candidateId, { tableId, changes })
      })
    },
    isLatest(field) {
      const change = own?.changes[field]
      return !change || keptNotes.values(uid).get(candidateId)?.changes[field]?.to === change.to
    },
  }
}

/** `known` itself where nothing changes; null: nothing is left. */
function joinFields(known: SheetChanges, before: SheetChanges, mine: SheetChanges): SheetChanges | null {
  const entries = SHEET_FIELDS.flatMap((field) => {
    const [there, last, next] = [known[field], before[field], mine[field]]
    const isOurs = there === undefined || there.to === last?.to
    const isTypedHere = next !== undefined && next.to !== last?.to
    const left = isOurs || isTypedHere ? next : there
    return left ? [[field, left] as const] : []
  })
  if (entries.length === 0) return null
  const isAsKnown = SHEET_FIELDS.every((field) => Object.fromEntries(entries)[field] === known[field])
  return isAsKnown ? known : Object.fromEntries(entries)
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
