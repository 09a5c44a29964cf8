import { describe, expect, test } from 'vitest'
import { NO_FIGURES } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import {
  isStoredAs,
  parseSheetTexts,
  readSheet,
  shownTexts,
  textsOf,
  unstorableTexts,
  type SheetField,
  type SheetValues,
} from './candidate-sheet'

const stored: SheetValues = {
  note: 'Pliable',
  figures: { ...NO_FIGURES, salePriceCents: 2_990, shippingCents: 0, returnPoints: 550 },
  seller: NEW_SELLER,
}
const texts = textsOf(stored)

test('amounts stand in their fields as one types them in France', () => {
  expect(texts).toEqual({
    note: 'Pliable',
    salePriceCents: '29,90',
    costCents: '',
    shippingCents: '0,00',
    importCents: '',
    returnPoints: '5,5',
    returnCostCents: '',
    otherCents: '',
    adsCents: '',
    feePoints: '',
    feeFixedCents: '',
    contributionPoints: '12,415',
    marginPoints: '',
    goalCents: '',
  })
})

describe('reading the fields', () => {
  test('unchanged fields give the stored values', () => {
    expect(readSheet(texts, stored)).toEqual({ values: stored, faults: {} })
  })

  test('amounts as people type them, blanks as unknown', () => {
    const typed = { ...texts, note: ' \n ', salePriceCents: '', costCents: '12.5 €', feePoints: '1,5 %' }
    expect(readSheet(typed, stored).values).toEqual({
      note: '',
      figures: { ...stored.figures, salePriceCents: null, costCents: 1_250 },
      seller: { ...NEW_SELLER, feePoints: 150 },
    })
  })

  test('an invalid field keeps its stored value and is reported', () => {
    const typed = {
      ...texts,
      note: 'n'.repeat(2_001),
      salePriceCents: 'cher',
      adsCents: '1 000 000,01',
      goalCents: '$5',
    }
    expect(readSheet(typed, stored)).toEqual({
      values: stored,
      faults: { salePriceCents: 'unclear', adsCents: 'high', goalCents: 'currency', note: 'too-long' },
    })
  })
})

test('a text is stored by its value, not by how it is written', () => {
  expect(isStoredAs('salePriceCents', '29.9', stored)).toBe(true)
  expect(isStoredAs('salePriceCents', '29,91', stored)).toBe(false)
  expect(isStoredAs('costCents', ' ', stored)).toBe(true)
})

test.each<[string, SheetField, string, boolean, string]>([
  ['as typed while its value is stored', 'salePriceCents', '29.9', false, '29.9'],
  ['as typed with words around its amount', 'salePriceCents', '29,90 € TTC', false, '29,90 € TTC'],
  ['as typed with a comma that no digit follows yet', 'shippingCents', '0,', false, '0,'],
  ['as typed where it is blank and nothing is stored', 'costCents', ' ', false, ' '],
  ['as typed while it cannot be read', 'salePriceCents', 'cher', false, 'cher'],
  ['as typed while it is in another currency', 'goalCents', '$5', false, '$5'],
  ['as stored since another device changed it', 'salePriceCents', '31,00', false, '29,90'],
  ['as stored since another device emptied it', 'costCents', '8', false, ''],
  ['as stored since an answer replaced it', 'contributionPoints', '22', false, '12,415'],
  ['as typed in a sheet whose candidate is gone', 'salePriceCents', '31', true, '31'],
  ['as typed in a note', 'note', 'Pliable', false, 'Pliable'],
  ['as stored in a note that another device wrote on', 'note', 'Plia', false, 'Pliable'],
  ['as typed in a note that is too long', 'note', 'n'.repeat(2_001), false, 'n'.repeat(2_001)],
  ['as typed in a note whose candidate is gone', 'note', 'Noir', true, 'Noir'],
])('a text is shown %s', (_name, field, text, isGone, shown) => {
  expect(shownTexts(stored, { [field]: text }, isGone)).toEqual({ ...texts, [field]: shown })
})

test('typed texts that cannot be stored are told from the others', () => {
  const typed = { note: 'Noir', costCents: 'huit', adsCents: '8', goalCents: '', returnPoints: '120' }
  expect(unstorableTexts(typed)).toEqual({ costCents: 'huit', returnPoints: '120' })
  expect(unstorableTexts({})).toEqual({})
})

test('a draft of the device is read without unknown or invalid fields', () => {
  expect(parseSheetTexts({ note: 'b', costCents: '', adsCents: 3, other: 'x' })).toEqual({
    note: 'b',
    costCents: '',
  })
  for (const value of [null, [], 'note', {}, { note: 3 }]) expect(parseSheetTexts(value)).toBeNull()
})
