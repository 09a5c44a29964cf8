import { amountText, FIGURE_KEYS, parseAmount } from './margin'
import type { Candidate } from './candidate'
import { readFields } from '@/domain/base/read-field'
import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'

export const SHEET_FIELDS = ['note', ...FIGURE_KEYS] as const
export type SheetField = (typeof SHEET_FIELDS)[number]

/** What stands in the fields of a candidate's sheet. */
export type SheetTexts = Readonly<Record<SheetField, string>>
/** What is stored of it. */
export type SheetValues = Pick<Candidate, 'note' | 'figures'>

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
  return isBlank(text) ? '' : text
}

export function valueOf(field: SheetField, { note, figures }: SheetValues): string | number | null {
  return field === 'note' ? note : figures[field]
}

/** Whether the text says what is stored: « 12.5 € » and 1250 cents are the same. */
export function isStoredAs(field: SheetField, text: string, stored: SheetValues): boolean {
  return (field === 'note' ? noteOf(text) : parseAmount(text)) === valueOf(field, stored)
}

/** Half-typed fields that can be stored, and the texts of those that cannot. */
export function withoutFaults(
  texts: Partial<SheetTexts>,
  faults: readonly SheetField[],
): { readonly readable: readonly SheetField[]; readonly left: Partial<SheetTexts> } {
  const typed = SHEET_FIELDS.filter((field) => texts[field] !== undefined)
  const left = typed.filter((field) => faults.includes(field)).map((field) => [field, texts[field]] as const)
  return { readable: typed.filter((field) => !faults.includes(field)), left: Object.fromEntries(left) }
}

/** Half-typed texts as the device kept them; null: none can be read. */
export function parseSheetTexts(value: unknown): Partial<SheetTexts> | null {
  const fields = readFields(value)
  const entries = SHEET_FIELDS.flatMap((field) => {
    const text = fields?.[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
