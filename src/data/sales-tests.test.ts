import { describe, expect, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead } from '@/domain/base/write'
import { addSalesTest, changePlan, putBackDays, removeSalesTest, writeDays } from './sales-tests'
import { askMutation, runMutation } from './sync/mutation'

const author = { uid: 'lea', at: new Date('2026-11-25T08:00:00.000Z') }
const createdAt = author.at.toISOString()
const plan = { tried: 'Page A', limitCents: 5_000, gainCents: null, days: 7, startsOn: '2026-11-23' } as const
const added = { id: 't', product: 's/c', link: 'https://ex.fr/p', ...plan, createdAt }
const numbers = { visits: 40, baskets: 3, checkouts: 2, sales: 1, spentCents: 900 }
const stored: Fields = {
  userId: 'lea',
  product: 's/c',
  link: 'https://ex.fr/p',
  tried: 'Page A',
  limitCents: 5_000,
  days: 7,
  startsOn: '2026-11-23',
  numbers: { '2026-11-23': '40 3 2 1 900' },
  sold: true,
  createdAt,
}

function run(name: string, args: unknown, before: Fields | null): Fields | null {
  const writes =
    askMutation({ name, args }, (mutation, known) => runMutation(mutation, known, () => before, author)) ?? []
  return writes.reduce<Fields | null>((fields, write) => {
    const after = afterWrite(fields, write)
    return after && fieldsAsRead(after, author.at)
  }, before)
}

describe.each<readonly [string, unknown, Fields | null]>([
  [addSalesTest.name, added, null],
  [changePlan.name, { id: 't', ...plan, gainCents: 1_200 }, stored],
  [writeDays.name, { id: 't', days: { '2026-11-24': numbers } }, stored],
  [writeDays.name, { id: 't', days: { '2026-11-23': null } }, stored],
  [putBackDays.name, { id: 't', replaced: { '2026-11-23': { before: null, written: numbers } } }, stored],
  [removeSalesTest.name, { id: 't', link: 'https://ex.fr/p' }, stored],
])('%s %j', (name, args, before) => {
  test('changes something, and nothing more on its own result', () => {
    const once = run(name, args, before)
    expect(once).not.toEqual(before)
    expect(run(name, args, once)).toEqual(once)
  })
})

test('different days written by two devices are both kept, and fields that a write omits stay', () => {
  const other = run(writeDays.name, { id: 't', days: { '2026-11-24': { visits: 9 } } }, stored)
  const both = run(writeDays.name, { id: 't', days: { '2026-11-23': { sales: 2 } } }, other)
  expect(both?.['numbers']).toEqual({
    '2026-11-23': '40 3 2 2 900',
    '2026-11-24': '9 0 0 0 0',
  })
})

test('numbers and plans of a test that is gone, or another person’s, are refused and not lost', () => {
  for (const before of [null, { ...stored, userId: 'bob' }]) {
    expect(() => run(writeDays.name, { id: 't', days: { '2026-11-24': numbers } }, before)).toThrow('gone')
    expect(() => run(changePlan.name, { id: 't', ...plan }, before)).toThrow('gone')
    expect(run(removeSalesTest.name, { id: 't', link: '' }, before)).toEqual(before)
  }
})

test('the first sale is marked, and unmarked with its day', () => {
  expect(run(addSalesTest.name, added, null)?.['sold']).toBe(false)
  expect(run(writeDays.name, { id: 't', days: { '2026-11-23': null } }, stored)?.['sold']).toBe(false)
})

describe('an import that is taken back', () => {
  const replaced = {
    '2026-11-23': { before: numbers, written: { visits: 90, sales: 4 } },
    '2026-11-24': { before: null, written: { visits: 50 } },
  }
  const days = { '2026-11-23': { visits: 90, sales: 4 }, '2026-11-24': { visits: 50 } }
  const imported = run(writeDays.name, { id: 't', days }, stored)
  const putBack = (before: Fields | null) => run(putBackDays.name, { id: 't', replaced }, before)

  test('each day is as it was, and a day that did not exist is gone', () => {
    expect(imported?.['numbers']).toEqual({ '2026-11-23': '90 3 2 4 900', '2026-11-24': '50 0 0 0 0' })
    expect(putBack(imported)).toEqual(stored)
    expect(putBack(putBack(imported))).toEqual(stored)
  })

  test('keeps the days and fields that another device changed or deleted since', () => {
    const edited = { '2026-11-23': { sales: 7 }, '2026-11-24': { baskets: 2 } }
    expect(putBack(run(writeDays.name, { id: 't', days: edited }, imported))?.['numbers']).toEqual({
      '2026-11-23': '40 3 2 7 900',
      '2026-11-24': '0 2 0 0 0',
    })
    const deleted = run(writeDays.name, { id: 't', days: { '2026-11-23': null } }, imported)
    expect(putBack(deleted)?.['numbers']).toEqual({})
  })
})
