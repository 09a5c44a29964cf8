import type { Candidate } from './candidate'
import { readFields } from '@/domain/base/read-field'
import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'
import type { AmountFault } from '@/domain/base/text/pasted-amount'
import {
  figureText,
  parseFigure,
  PRODUCT_KEYS,
  SELLER_KEYS,
  type FigureKey,
  type ProductKey,
} from '@/domain/money/figures'
import type { Seller } from '@/domain/money/sale-inputs'

const FIGURE_FIELDS: readonly FigureKey[] = [...PRODUCT_KEYS, ...SELLER_KEYS]

export type SheetField = 'note' | FigureKey
export const SHEET_FIELDS: readonly SheetField[] = ['note', ...FIGURE_FIELDS]

export type SheetTexts = Readonly<Record<SheetField, string>>
/** Stored values of a sheet: in the candidate, and in the person's profile. */
export interface SheetValues extends Pick<Candidate, 'note' | 'figures'> {
  readonly seller: Seller
}

export type SheetFaults = Readonly<Partial<Record<SheetField, AmountFault | 'too-long'>>>

export function textsOf(values: SheetValues): SheetTexts {
  const texts = FIGURE_FIELDS.map((key) => [key, figureText(key, figureIn(values, key))])
  return { note: values.note, ...Object.fromEntries(texts) } as SheetTexts
}

export function isProductKey(key: FigureKey): key is ProductKey {
  return (PRODUCT_KEYS as readonly string[]).includes(key)
}

function figureIn({ figures, seller }: SheetValues, key: FigureKey): number | null {
  return isProductKey(key) ? figures[key] : seller[key]
}

/** Parsed values of the texts; a field with a fault retains its stored value. */
export function readSheet(
  texts: SheetTexts,
  stored: SheetValues,
): { readonly values: SheetValues; readonly faults: SheetFaults } {
  const faults: Partial<Record<SheetField, AmountFault | 'too-long'>> = {}
  const read = FIGURE_FIELDS.map((key) => {
    const value = parseFigure(key, texts[key])
    if (typeof value !== 'string') return [key, value] as const
    faults[key] = value
    return [key, figureIn(stored, key)] as const
  })
  const isTooLong = texts.note.length > NOTE_MAX
  if (isTooLong) faults.note = 'too-long'
  const product = read.filter(([key]) => isProductKey(key))
  const seller = read.filter(([key]) => !isProductKey(key))
  return {
    values: {
      note: isTooLong ? stored.note : noteOf(texts.note),
      figures: { ...stored.figures, ...Object.fromEntries(product) },
      seller: { ...stored.seller, ...Object.fromEntries(seller) },
    },
    faults,
  }
}

function noteOf(text: string): string {
  return isBlank(text) ? '' : text
}

export function valueOf(field: SheetField, values: SheetValues): string | number | null {
  return field === 'note' ? values.note : figureIn(values, field)
}

/** Whether the text equals the stored value: « 12.5 € » and 1250 cents do. */
export function isStoredAs(field: SheetField, text: string, stored: SheetValues): boolean {
  return (field === 'note' ? noteOf(text) : parseFigure(field, text)) === valueOf(field, stored)
}

/** Half-typed fields that can be stored, and the texts of those that cannot. */
export function withoutFaults(
  texts: Partial<SheetTexts>,
  faults: SheetFaults,
): { readonly readable: readonly SheetField[]; readonly left: Partial<SheetTexts> } {
  const typed = SHEET_FIELDS.filter((field) => texts[field] !== undefined)
  const left = typed
    .filter((field) => faults[field] !== undefined)
    .map((field) => [field, texts[field]] as const)
  return { readable: typed.filter((field) => faults[field] === undefined), left: Object.fromEntries(left) }
}

/** Half-typed texts from the device's storage; null: none readable. */
export function parseSheetTexts(value: unknown): Partial<SheetTexts> | null {
  const fields = readFields(value)
  const entries = SHEET_FIELDS.flatMap((field) => {
    const text = fields?.[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
