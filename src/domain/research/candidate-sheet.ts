import type { Candidate } from './candidate'
import { readFields } from '@/domain/base/read-field'
import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'
import type { AmountFault } from '@/domain/base/text/pasted-amount'
import {
  figureText,
  PRODUCT_KEYS,
  SELLER_KEYS,
  type FigureKey,
  type ProductKey,
} from '@/domain/money/figures'
import { parseFigure } from '@/domain/money/parse-figure'
import type { Seller } from '@/domain/money/sale-inputs'

const FIGURE_FIELDS: readonly FigureKey[] = [...PRODUCT_KEYS, ...SELLER_KEYS]

export type SheetField = 'note' | FigureKey
const SHEET_FIELDS: readonly SheetField[] = ['note', ...FIGURE_FIELDS]

export type SheetTexts = Readonly<Record<SheetField, string>>
/** Stored values of a sheet: in the candidate, and in the person's profile. */
export interface SheetValues extends Pick<Candidate, 'note' | 'figures'> {
  readonly seller: Seller
}

export type SheetFault = AmountFault | 'too-long'
export type SheetFaults = Readonly<Partial<Record<SheetField, SheetFault>>>

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
  const faults: Partial<Record<SheetField, SheetFault>> = {}
  for (const field of SHEET_FIELDS) {
    const fault = faultOf(field, texts[field])
    if (fault !== null) faults[field] = fault
  }
  const figures = FIGURE_FIELDS.map((key) => {
    const value = parseFigure(key, texts[key])
    return [key, typeof value === 'string' ? figureIn(stored, key) : value] as const
  })
  const product = figures.filter(([key]) => isProductKey(key))
  const seller = figures.filter(([key]) => !isProductKey(key))
  return {
    values: {
      note: faults.note === undefined ? noteOf(texts.note) : stored.note,
      figures: { ...stored.figures, ...Object.fromEntries(product) },
      seller: { ...stored.seller, ...Object.fromEntries(seller) },
    },
    faults,
  }
}

/** Why the text cannot be stored; null: it can. */
function faultOf(field: SheetField, text: string): SheetFault | null {
  if (field === 'note') return text.length > NOTE_MAX ? 'too-long' : null
  const read = parseFigure(field, text)
  return typeof read === 'string' ? read : null
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

/**
 * The fields' texts: as typed where they cannot be stored, or are stored so; else as stored, since another device or an answer changed the
 * value. `isGone`: the candidate was deleted, and nothing is stored any more.
 */
export function shownTexts(stored: SheetValues, typed: Partial<SheetTexts>, isGone: boolean): SheetTexts {
  const unstorable = unstorableTexts(typed)
  const asTyped = Object.entries(typed).filter(([name, text]) => {
    const field = name as SheetField
    return isGone || unstorable[field] !== undefined || isStoredAs(field, text, stored)
  })
  return { ...textsOf(stored), ...Object.fromEntries(asTyped) }
}

/** The typed texts that cannot be stored as they are; where the candidate was deleted (`isGone`), all of its own. */
export function unstorableTexts(typed: Partial<SheetTexts>, isGone = false): Partial<SheetTexts> {
  const isLeft = ([field, text]: readonly [SheetField, string]) =>
    (isGone && !isSellerField(field)) || faultOf(field, text) !== null
  return Object.fromEntries(typedFields(typed).filter(isLeft))
}

/** A field of the person's profile, which all products share. */
export function isSellerField(field: SheetField): boolean {
  return field !== 'note' && !isProductKey(field)
}

/** In the order of the sheet. */
export function typedFields(typed: Partial<SheetTexts>): readonly (readonly [SheetField, string])[] {
  return SHEET_FIELDS.flatMap((field) => {
    const text = typed[field]
    return text === undefined ? [] : [[field, text] as const]
  })
}

/** Unstorable texts from the device's storage; null: none readable. */
export function parseSheetTexts(value: unknown): Partial<SheetTexts> | null {
  const fields = readFields(value)
  const entries = SHEET_FIELDS.flatMap((field) => {
    const text = fields?.[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
