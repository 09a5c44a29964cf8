import { describe, expect, test } from 'vitest'
import { firstSaleBetween } from '@/domain/account/earned'
import { newProfileFields } from '@/domain/account/profile'
import type { Fields } from '@/domain/base/read-field'
import type { LocalDate } from '@/domain/base/time/local-date'
import { afterWrite, fieldsAsRead } from '@/domain/base/write'
import { parseSalesTest, seenDays, type ChangedDays, type DayNumbers } from '@/domain/sales-tests/sales-test'
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

interface Documents {
  readonly test: Fields | null
  readonly profile: Fields | null
}

function runOn(name: string, args: unknown, before: Documents): Documents {
  const doc = (path: string) => (path === 'profiles/lea' ? before.profile : before.test)
  const writes =
    askMutation({ name, args }, (mutation, known) => runMutation(mutation, known, doc, author)) ?? []
  return writes.reduce((documents, write) => {
    const key = write.path === 'profiles/lea' ? 'profile' : 'test'
    const after = afterWrite(documents[key], write)
    return { ...documents, [key]: after && fieldsAsRead(after, author.at) }
  }, before)
}

function run(name: string, args: unknown, test: Fields | null): Fields | null {
  return runOn(name, args, { test, profile: null }).test
}

/** Arguments of a device that has this document. */
function noted(days: ChangedDays, test: Fields | null = stored) {
  const known = parseSalesTest('t', test)?.numbers ?? new Map()
  return { id: 't', days, seen: seenDays(known, days), gainCents: null }
}

describe.each<readonly [string, unknown, Fields | null]>([
  [addSalesTest.name, added, null],
  [changePlan.name, { id: 't', ...plan, gainCents: 1_200 }, stored],
  [writeDays.name, noted({ '2026-11-24': numbers }), stored],
  [writeDays.name, noted({ '2026-11-23': null }), stored],
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
  const other = run(writeDays.name, noted({ '2026-11-24': { visits: 9 } }), stored)
  const both = run(writeDays.name, noted({ '2026-11-23': { sales: 2 } }), other)
  expect(both?.['numbers']).toEqual({
    '2026-11-23': '40 3 2 2 900',
    '2026-11-24': '9 - - - -',
  })
})

describe('two devices note one day', () => {
  type Day = Partial<DayNumbers> | null
  // The other device noted 60 visits, 5 baskets and 2 sales of the 23rd; this one had 40, 3 and 1, or nothing of the 24th.
  const other: Fields = { ...stored, numbers: { '2026-11-23': '60 5 2 2 900', '2026-11-24': '7 - - - 100' } }

  test.each<[name: string, day: LocalDate, own: Day]>([
    ['another number of visits', '2026-11-23', { visits: 50 }],
    ['a lower one', '2026-11-23', { visits: 10 }],
    ['zero', '2026-11-23', { sales: 0 }],
    ['a number taken back', '2026-11-23', { sales: null }],
    ['one clashing number beside an equal one', '2026-11-23', { visits: 60, sales: 3 }],
    ['the day deleted', '2026-11-23', null],
    ['a day that was empty here', '2026-11-24', { visits: 8 }],
    ['its spending', '2026-11-24', { spentCents: 250 }],
    ['a whole day of an import', '2026-11-24', numbers],
  ])('refuses %s', (_name, day, own) => {
    expect(() => run(writeDays.name, noted({ [day]: own }), other)).toThrow('changed')
  })

  test.each<[name: string, day: LocalDate, own: Day, text: string | undefined]>([
    ['the same number', '2026-11-23', { visits: 60 }, '60 5 2 2 900'],
    ['all the same numbers', '2026-11-24', { visits: 7, spentCents: 100 }, '7 - - - 100'],
    ['a number that the other one left', '2026-11-23', { spentCents: 1_200 }, '60 5 2 2 1200'],
    ['payments beside its visits', '2026-11-24', { checkouts: 1 }, '7 - 1 - 100'],
    ['another day', '2026-11-25', { visits: 1 }, undefined],
  ])('keeps both with %s', (_name, day, own, text) => {
    const after = run(writeDays.name, noted({ [day]: own }), other)?.['numbers'] as Fields | undefined
    expect(after).toMatchObject({ '2026-11-24': expect.stringMatching(/^7 /) as unknown })
    expect(after?.['2026-11-23']).toMatch(/^60 /)
    if (text !== undefined) expect(after?.[day]).toBe(text)
  })

  test('writes a day again that the other one deleted', () => {
    const deleted = { ...stored, numbers: {} }
    expect(run(writeDays.name, noted({ '2026-11-23': { visits: 50 } }), deleted)?.['numbers']).toEqual({
      '2026-11-23': '50 - - - -',
    })
  })

  test('takes the numbers of a person who has seen the other ones', () => {
    const after = run(writeDays.name, noted({ '2026-11-23': { visits: 50 } }, other), other)
    expect(after?.['numbers']).toMatchObject({ '2026-11-23': '50 5 2 2 900' })
  })
})

describe('a number that was not noted', () => {
  function textOf(days: ChangedDays) {
    const numbers = run(writeDays.name, noted(days), stored)?.['numbers'] as Fields | undefined
    return numbers?.['2026-11-23']
  }

  test('is stored as such, and is not 0', () => {
    expect(textOf({ '2026-11-23': { baskets: null } })).toBe('40 - 2 1 900')
    expect(textOf({ '2026-11-23': { baskets: 0 } })).toBe('40 0 2 1 900')
  })

  test('leaves no day without any number', () => {
    const none = { visits: null, baskets: null, checkouts: null, sales: null, spentCents: null }
    expect(textOf({ '2026-11-23': none })).toBeUndefined()
    expect(run(writeDays.name, noted({ '2026-11-24': {} }), stored)?.['numbers']).toEqual(stored['numbers'])
  })

  test.each([
    ['40', { visits: 40, baskets: null, sales: null, spentCents: null }],
    ['40 3 2', { checkouts: 2, sales: null, spentCents: null }],
    ['40 - 0 -1 1e3', { baskets: null, checkouts: 0, sales: null, spentCents: null }],
    ['40  2', { baskets: null, checkouts: 2 }],
  ])('is read of « %s »', (text, numbers) => {
    const read = parseSalesTest('t', { ...stored, numbers: { '2026-11-23': text } })
    expect(read?.numbers.get('2026-11-23')).toMatchObject(numbers)
  })

  test.each(['', '- - - - -', 'abc'])('a day of « %s » is no day', (text) => {
    expect(parseSalesTest('t', { ...stored, numbers: { '2026-11-23': text } })?.numbers.size).toBe(0)
  })
})

test('numbers and plans of a test that is gone, or another person’s, are refused and not lost', () => {
  for (const before of [null, { ...stored, userId: 'bob' }]) {
    expect(() => run(writeDays.name, noted({ '2026-11-24': numbers }), before)).toThrow('gone')
    expect(() => run(changePlan.name, { id: 't', ...plan }, before)).toThrow('gone')
    expect(run(removeSalesTest.name, { id: 't', link: '' }, before)).toEqual(before)
  }
})

test('the first sale is marked, and unmarked with its day', () => {
  expect(run(addSalesTest.name, added, null)?.['sold']).toBe(false)
  expect(run(writeDays.name, noted({ '2026-11-23': null }), stored)?.['sold']).toBe(false)
})

describe('an import that is taken back', () => {
  const replaced = {
    '2026-11-23': { before: numbers, written: { visits: 90, sales: 4 } },
    '2026-11-24': { before: null, written: { visits: 50 } },
  }
  const days = { '2026-11-23': { visits: 90, sales: 4 }, '2026-11-24': { visits: 50 } }
  const imported = run(writeDays.name, noted(days), stored)
  const putBack = (before: Fields | null) => run(putBackDays.name, { id: 't', replaced }, before)

  test('each day is as it was, and a day that did not exist is gone', () => {
    expect(imported?.['numbers']).toEqual({ '2026-11-23': '90 3 2 4 900', '2026-11-24': '50 - - - -' })
    expect(putBack(imported)).toEqual(stored)
    expect(putBack(putBack(imported))).toEqual(stored)
  })

  test('keeps the days and fields that another device changed or deleted since', () => {
    const edited = { '2026-11-23': { sales: 7 }, '2026-11-24': { baskets: 2 } }
    expect(putBack(run(writeDays.name, noted(edited, imported), imported))?.['numbers']).toEqual({
      '2026-11-23': '40 3 2 7 900',
      '2026-11-24': '- 2 - - -',
    })
    const deleted = run(writeDays.name, noted({ '2026-11-23': null }, imported), imported)
    expect(putBack(deleted)?.['numbers']).toEqual({})
  })
})

describe('the first sale of a life', () => {
  const profile = newProfileFields({ fullName: 'Léa', email: 'lea@exemple.fr', createdAt: author.at })
  const unsold = { ...stored, numbers: { '2026-11-23': '40 3 2 0 900' }, sold: false }
  const start: Documents = { test: unsold, profile }
  const write = (documents: Documents, days: ChangedDays) =>
    runOn(writeDays.name, noted(days, documents.test), documents)
  const sold = { '2026-11-24': { visits: 50, sales: 1 } }
  const facts = ({ profile: { xp, level, firstSaleOn } = {} }: { profile?: Fields }) => [
    xp,
    level,
    firstSaleOn,
  ]
  const of = ({ profile }: Documents) => facts({ profile: profile ?? {} })

  test.each<[name: string, days: ChangedDays, on: string | undefined]>([
    ['a sale of a new day', sold, '2026-11-24'],
    ['a sale of a day that was noted without', { '2026-11-23': { sales: 1 } }, '2026-11-23'],
    ['an import: its earliest day', { '2026-11-25': { sales: 3 }, '2026-11-24': { sales: 2 } }, '2026-11-24'],
    ['a day without a sale', { '2026-11-24': { visits: 50 } }, undefined],
    ['a day that is deleted', { '2026-11-23': null }, undefined],
    ['no day', {}, undefined],
  ])('%s', (_name, days, on) => {
    const after = write(start, days)
    expect(of(after)).toEqual(on === undefined ? [0, 1, undefined] : [100, 1, on])
    expect(write(after, days)).toEqual(after)
    expect(firstSaleBetween(start.profile, after.profile)).toBe(on ?? null)
  })

  test('is counted once: taken back, noted again, on another day, by another device', () => {
    const once = write(start, sold)
    const back = write(once, { '2026-11-24': null })
    expect(back.test?.['sold']).toBe(false)
    expect(of(back)).toEqual([100, 1, '2026-11-24'])
    const again = write(back, { '2026-11-25': { sales: 2 } })
    expect(of(again)).toEqual([100, 1, '2026-11-24'])
    expect(firstSaleBetween(back.profile, again.profile)).toBeNull()
    // The other device decided on the documents before, offline; its entry runs again on these ones.
    expect(of(write(once, { '2026-11-23': { sales: 4 } }))).toEqual([100, 1, '2026-11-24'])
  })

  test('reaches the next level, and stops at the most XP', () => {
    const at = (xp: number) => of(write({ test: unsold, profile: { ...profile, xp } }, sold))
    expect(at(950)).toEqual([1_050, 2, '2026-11-24'])
    expect(at(10_000_000)).toEqual([10_000_000, 10_001, '2026-11-24'])
  })

  test('waits for a profile that is missing', () => {
    expect(write({ test: unsold, profile: null }, sold).profile).toBeNull()
  })

  test('is not a sale that stood already, nor a test that is put back', () => {
    expect(of(write({ test: stored, profile }, { '2026-11-24': { visits: 9 } }))).toEqual([0, 1, undefined])
    const restored = { ...added, numbers: { '2026-11-23': numbers } }
    expect(of(runOn(addSalesTest.name, restored, { test: null, profile }))).toEqual([0, 1, undefined])
  })

  test('leaves an import that is taken back with its XP and its mark', () => {
    const imported = write(start, sold)
    const replaced = { '2026-11-24': { before: null, written: { visits: 50, sales: 1 } } }
    const after = runOn(putBackDays.name, { id: 't', replaced }, imported)
    expect(after.test?.['sold']).toBe(false)
    expect(of(after)).toEqual([100, 1, '2026-11-24'])
  })
})
