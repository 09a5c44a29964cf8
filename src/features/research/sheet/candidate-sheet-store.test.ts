import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_FIGURES } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import type { SheetField, SheetTexts, SheetValues } from '@/domain/research/candidate-sheet'
import { SheetStore } from './candidate-sheet-store'

const NOTHING: SheetValues = {
  note: '',
  figures: NO_FIGURES,
  seller: NEW_SELLER,
}
const noted = (note: string): SheetValues => ({ ...NOTHING, note })

/** A sheet on a device that stores a field when the test says so. */
function openSheet(stored: SheetValues = NOTHING, left: Partial<SheetTexts> = {}) {
  const sent: { field: SheetField; values: SheetValues; take: () => Promise<void> }[] = []
  let kept: Partial<SheetTexts> = left
  const store = new SheetStore(stored, left, {
    store: (field, values) =>
      new Promise((resolve) => {
        const take = async () => {
          resolve()
          await Promise.resolve()
        }
        sent.push({ field, values, take })
      }),
    keep: (texts) => (kept = texts),
  })
  return { store, sent, kept: () => kept }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a text is on the device at once, stored within a second, and then no longer half typed', async () => {
  const { store, sent, kept } = openSheet()
  store.type('note', 'a')
  expect(kept()).toEqual({ note: 'a' })
  expect(store.read().isTyping).toBe(true)
  vi.advanceTimersByTime(600)
  store.type('note', 'ab')
  vi.advanceTimersByTime(400)
  expect(sent.map(({ values }) => values.note)).toEqual(['ab'])
  await sent[0]?.take()
  store.adopt(noted('ab'))
  expect(kept()).toEqual({})
  expect(store.read()).toMatchObject({ isTyping: false, isTouched: true })
})

test('each field is stored by itself; one that cannot be stored stays half typed', async () => {
  const { store, sent, kept } = openSheet()
  store.type('costCents', '12.5')
  store.type('adsCents', 'douze')
  store.flush()
  expect(sent.map(({ field, values }) => [field, values.figures.costCents])).toEqual([['costCents', 1_250]])
  await sent[0]?.take()
  expect(kept()).toEqual({ adsCents: 'douze' })
  expect(store.read()).toMatchObject({ isTyping: false, faults: { adsCents: 'unclear' } })
})

test('a text stays as it was typed while its value is stored, and follows another device after', async () => {
  const { store, sent } = openSheet()
  store.type('costCents', '12,5')
  store.flush()
  await sent[0]?.take()
  store.adopt({ ...NOTHING, figures: { ...NOTHING.figures, costCents: 1_250 } })
  expect(store.read().texts.costCents).toBe('12,5')
  store.adopt({ ...NOTHING, figures: { ...NOTHING.figures, costCents: 900 } })
  expect(store.read().texts.costCents).toBe('9,00')
})

test('another device does not replace a text that is being typed; a field that nobody types in follows', () => {
  const { store } = openSheet(noted('Avant'))
  store.type('note', 'Ici')
  store.adopt({ ...NOTHING, note: 'Ailleurs', figures: { ...NOTHING.figures, costCents: 800 } })
  expect(store.read().texts).toMatchObject({ note: 'Ici', costCents: '8,00' })
})

test('a text typed over while it was stored waits for its own turn', async () => {
  const { store, sent, kept } = openSheet()
  store.type('note', 'a')
  store.flush()
  store.type('note', 'ab')
  await sent[0]?.take()
  store.adopt(noted('a'))
  expect(kept()).toEqual({ note: 'ab' })
  expect(store.read().texts.note).toBe('ab')
  vi.advanceTimersByTime(1_000)
  expect(sent.map(({ values }) => values.note)).toEqual(['a', 'ab'])
})

test('a text that a sheet before left is there again, and stored when this one closes', () => {
  const { store, sent } = openSheet(noted('Avant'), { note: 'Avant, et après' })
  expect(store.read().texts.note).toBe('Avant, et après')
  store.flush()
  expect(sent.map(({ values }) => values.note)).toEqual(['Avant, et après'])
})
