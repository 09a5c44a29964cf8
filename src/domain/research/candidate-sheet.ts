import { amountText, FIGURE_KEYS, parseAmount } from './margin'
import type { Candidate } from './candidate'
import { readFields, readList, readText } from '@/domain/base/read-field'
import { NOTE_MAX } from '@/domain/base/text-limits'

export const SHEET_FIELDS = ['note', ...FIGURE_KEYS] as const
export type SheetField = (typeof SHEET_FIELDS)[number]

/** What stands in the fields of a candidate's sheet. */
export type SheetTexts = Readonly<Record<SheetField, string>>
/** What is stored of it. */
export type SheetValues = Pick<Candidate, 'note' | 'figures'>

/** Texts that are not stored yet, each with what it could have been typed over. */
export type SheetChanges = Readonly<
  Partial<Record<SheetField, { readonly from: readonly string[]; readonly to: string }>>
>

export function textsOf({ note, figures }: SheetValues): SheetTexts {
  const amounts = FIGURE_KEYS.map((key) => [key, amountText(figures[key])])
  return { note, ...Object.fromEntries(amounts) } as SheetTexts
}

/** What the texts say; a field that cannot be stored as it is keeps what is stored. */
export function readSheet(
  texts: SheetTexts,
  stored: SheetValues,
): { readonly values: SheetValues; readonly faults: readonly SheetField[] } {
  const faults: SheetField[] = []
  const figures = FIGURE_KEYS.map((key) => {
    const cents = parseAmount(texts[key])
    if (cents === 'fault') faults.push(key)
    return [key, cents === 'fault' ? stored.figures[key] : cents]
  })
  const isTooLong = texts.note.length > NOTE_MAX
  if (isTooLong) faults.push('note')
  const note = isTooLong ? stored.note : noteOf(texts.note)
  return { values: { note, figures: Object.fromEntries(figures) as SheetValues['figures'] }, faults }
}

/** A note of blanks is none. */
function noteOf(text: string): string {
  return text.trim() === '' ? '' : text
}

export function valueOf(field: SheetField, { note, figures }: SheetValues): string | number | null {
  return field === 'note' ? note : figures[field]
}

/** Whether the text says what is stored: « 12.5 € » and 1250 cents are the same. */
export function isStoredAs(field: SheetField, text: string, stored: SheetValues): boolean {
  return (field === 'note' ? noteOf(text) : parseAmount(text)) === valueOf(field, stored)
}

export function isSameSheet(a: SheetValues, b: SheetValues): boolean {
  return SHEET_FIELDS.every((field) => valueOf(field, a) === valueOf(field, b))
}

/**
 * What the texts say, in these fields, that is not in every one of the versions: what the server is known to have, and
 * what is on its way there. null: nothing.
 */
export function sheetChanges(
  texts: SheetTexts,
  versions: readonly SheetValues[],
  fields: readonly SheetField[] = SHEET_FIELDS,
): SheetChanges | null {
  const changed = fields.filter((field) =>
    versions.some((stored) => !isStoredAs(field, texts[field], stored)),
  )
  if (changed.length === 0) return null
  const entries = changed.map((field) => {
    const from = new Set(versions.map((stored) => textsOf(stored)[field]))
    return [field, { from: [...from], to: texts[field] }]
  })
  return Object.fromEntries(entries) as SheetChanges
}

export function withChanges(texts: SheetTexts, changes: SheetChanges): SheetTexts {
  const entries = SHEET_FIELDS.map((field) => [field, changes[field]?.to ?? texts[field]])
  return Object.fromEntries(entries) as SheetTexts
}

/** Fields that were also changed elsewhere since, into something else. */
export function conflictsWith(changes: SheetChanges, stored: SheetValues): readonly SheetField[] {
  return SHEET_FIELDS.filter((field) => {
    const change = changes[field]
    if (!change || isStoredAs(field, change.to, stored)) return false
    return !change.from.includes(textsOf(stored)[field])
  })
}

/** Changes as the device kept them; null when nothing of them can be read. */
export function parseSheetChanges(value: unknown): SheetChanges | null {
  const fields = readFields(value)
  const entries = SHEET_FIELDS.flatMap((field) => {
    const change = readFields(fields?.[field])
    if (typeof change?.['to'] !== 'string') return []
    const from = readList(change['from']).filter((text) => typeof text === 'string')
    return [[field, { from, to: readText(change['to']) }] as const]
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
