import { describe, expect, test } from 'vitest'
import {
  conflictsWith,
  isStoredAs,
  parseSheetChanges,
  readSheet,
  sheetChanges,
  textsOf,
  withChanges,
  type SheetValues,
} from './candidate-sheet'

const stored: SheetValues = {
  note: 'Pliable',
  figures: { salePriceCents: 2_990, costCents: null, shippingCents: 0, adsCents: null },
}
const texts = textsOf(stored)

test('amounts stand in their fields as one types them in France', () => {
  expect(texts).toEqual({
    note: 'Pliable',
    salePriceCents: '29,90',
    costCents: '',
    shippingCents: '0,00',
    adsCents: '',
  })
})

describe('reading the fields', () => {
  test('what is stored reads as itself', () => {
    expect(readSheet(texts, stored)).toEqual({ values: stored, faults: [] })
  })

  test('amounts as people type them, blanks as nothing', () => {
    const typed = { ...texts, note: ' \n ', salePriceCents: '', costCents: '12.5 €' }
    expect(readSheet(typed, stored).values).toEqual({
      note: '',
      figures: { ...stored.figures, salePriceCents: null, costCents: 1_250 },
    })
  })

  test('what cannot be stored keeps what is stored, and is named', () => {
    const typed = { ...texts, note: 'n'.repeat(2_001), salePriceCents: 'cher', adsCents: '1 000 000,01' }
    expect(readSheet(typed, stored)).toEqual({
      values: stored,
      faults: ['salePriceCents', 'adsCents', 'note'],
    })
  })
})

describe('what is not stored yet', () => {
  test('is told by what it says, not by how it is written', () => {
    expect(isStoredAs('salePriceCents', '29.9', stored)).toBe(true)
    expect(isStoredAs('salePriceCents', '29,91', stored)).toBe(false)
    expect(isStoredAs('costCents', ' ', stored)).toBe(true)
    expect(sheetChanges({ ...texts, salePriceCents: '29,9 €' }, [stored])).toBeNull()
  })

  test('is kept with every version that it was typed over', () => {
    const onItsWay = { ...stored, note: 'Pliable, noir' }
    expect(sheetChanges({ ...texts, note: 'Pliable, noir' }, [stored, onItsWay])).toEqual({
      note: { from: ['Pliable', 'Pliable, noir'], to: 'Pliable, noir' },
    })
  })

  test('comes back over what is stored, and knows when that changed too', () => {
    const changes = { note: { from: ['Pliable'], to: 'Noir' }, costCents: { from: [''], to: 'huit' } }
    expect(withChanges(texts, changes)).toEqual({ ...texts, note: 'Noir', costCents: 'huit' })
    expect(conflictsWith(changes, stored)).toEqual([])
    expect(conflictsWith(changes, { ...stored, note: 'Blanc' })).toEqual(['note'])
    expect(conflictsWith(changes, { ...stored, note: 'Noir' })).toEqual([])
  })
})

test('what the device kept is read with care', () => {
  const changes = { note: { from: ['a'], to: 'b' }, costCents: { from: [], to: '' } }
  expect(parseSheetChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes)
  expect(parseSheetChanges({ note: { from: ['a', 3], to: 'b' }, other: { to: 'x' } })).toEqual({
    note: { from: ['a'], to: 'b' },
  })
  for (const value of [null, [], 'note', {}, { note: 'b' }, { note: { from: 'a', to: 3 } }]) {
    expect(parseSheetChanges(value)).toBeNull()
  }
})
