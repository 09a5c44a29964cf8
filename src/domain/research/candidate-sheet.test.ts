import { describe, expect, test } from 'vitest'
import { NO_FIGURES } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import {
  isStoredAs,
  parseSheetTexts,
  readSheet,
  textsOf,
  withoutFaults,
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

  test('amounts as people type them, blanks as nothing', () => {
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

test('half-typed texts are split into those that can be stored and those that cannot', () => {
  const typed = { note: 'Noir', costCents: 'huit' }
  expect(withoutFaults(typed, { costCents: 'unclear', adsCents: 'high' })).toEqual({
    readable: ['note'],
    left: { costCents: 'huit' },
  })
})

test('a draft of the device is read without unknown or invalid fields', () => {
  expect(parseSheetTexts({ note: 'b', costCents: '', adsCents: 3, other: 'x' })).toEqual({
    note: 'b',
    costCents: '',
  })
  for (const value of [null, [], 'note', {}, { note: 3 }]) expect(parseSheetTexts(value)).toBeNull()
})
