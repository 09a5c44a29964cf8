import { describe, expect, test } from 'vitest'
import { NO_FIGURES } from '@/domain/money/sale'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { NEW_SELLER } from '@/domain/money/seller'
import type { PlacedCandidate } from '@/domain/research/candidate-address'
import { NO_ANSWERS } from '@/domain/research/candidate'
import { addDays, dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { missingProducts, withGain, withGains } from './followed-gain'
import { isEnded, NO_NUMBERS, numbersText, parseSalesTest } from './sales-test'
import { changeDays, endTest } from './sales-test-writes'

const FIRST: LocalDate = '2026-11-20'
const AT = new Date('2026-11-28T10:00')

function stored(recorded: number, more: object = {}) {
  const numbers = Array.from(
    { length: recorded },
    (_, at) => [addDays(FIRST, at), numbersText({ ...NO_NUMBERS, spentCents: 0 })] as const,
  )
  return {
    userId: 'u',
    product: 'c',
    link: 'https://ex.fr/p',
    tried: 'Page A',
    limitCents: 5_000,
    gainCents: 900,
    days: 2,
    startsOn: FIRST,
    numbers: Object.fromEntries(numbers) as Record<string, string>,
    ...more,
  }
}

function testOf(recorded: number, more?: object) {
  const test = parseSalesTest('t', stored(recorded, more))
  if (!test) throw new Error('unreadable')
  return test
}

describe('the gain of a test', () => {
  test.each([
    ['a running test follows its statement', 0, {}, 1_522, 1_522],
    ['also to a loss', 1, {}, -120, -120],
    ['also to nothing', 1, {}, 0, 0],
    ['without price or purchase the last known one counts', 1, {}, null, 900],
    ['all planned days are recorded: the stored one stays', 2, {}, 1_522, 900],
    ['the person ended it: the stored one stays', 0, { endedOn: FIRST }, 1_522, 900],
    ['a test without any gain takes that of the statement', 0, { gainCents: undefined }, 1_522, 1_522],
    ['also after all planned days', 2, { gainCents: undefined }, 1_522, 1_522],
    ['also after the person ended it, to a loss', 1, { gainCents: undefined, endedOn: FIRST }, -120, -120],
    ['an ended test keeps a gain of nothing', 2, { gainCents: 0 }, 1_522, 0],
    ['without both there is none, at the end either', 2, { gainCents: undefined }, null, null],
    ['without both there is none', 0, { gainCents: undefined }, null, null],
    ['a stored loss is read', 2, { gainCents: -120 }, null, -120],
    ['a gain out of bounds is none', 2, { gainCents: -200_000_000 }, null, null],
  ])('%s', (_, recorded, more, statement, gain) => {
    expect(withGain(testOf(recorded, more), statement, FIRST).gainCents).toBe(gain)
  })
})

test.each([
  ['28', 1_522],
  ['29', 900],
] as const)('a test that nobody ended keeps its gain a week after its days, on %s November', (day, gain) => {
  const today = `2026-11-${day}` as const
  expect(withGain(testOf(1), 1_522, today).gainCents).toBe(gain)
  const late = { days: { [FIRST]: { visits: 9 } }, seen: {}, gainCents: 1_522 }
  const [write] = changeDays({ uid: 'u', at: dateAt(today) }, 't', late, stored(1), null)
  expect(write).toHaveProperty('fields.numbers')
  expect('gainCents' in (write as { fields: object }).fields).toBe(gain === 1_522)
})

test('a test whose verdict says to stop follows its statement until a week after its planned days', () => {
  const lost = {
    days: 5,
    limitCents: 1,
    numbers: { [FIRST]: numbersText({ ...NO_NUMBERS, spentCents: 500 }) },
  }
  const gainOn = (today: LocalDate) => withGain(testOf(0, lost), 1_522, today).gainCents
  expect([gainOn('2026-11-30'), gainOn('2026-12-01'), gainOn('2026-12-02')]).toEqual([1_522, 1_522, 900])
})

describe('tests of several products', () => {
  const priced = { ...NO_FIGURES, salePriceCents: 2_990, costCents: 690, shippingCents: 407 }
  const product = (id: string, sectionId: string | null, figures: ProductInputs): PlacedCandidate => ({
    id,
    sectionId,
    link: 'https://ex.fr/p',
    name: '',
    note: '',
    verdicts: NO_ANSWERS,
    figures,
    createdAt: null,
  })
  const known = [product('c', null, priced), product('d', 's', priced), product('e', null, NO_FIGURES)]
  const tests = [
    testOf(0),
    testOf(0, { product: 's/d' }),
    testOf(0, { product: 'd' }),
    testOf(0, { product: 'e' }),
    testOf(2),
    testOf(0, { product: 'gone' }),
    testOf(2, { product: 'gone-too' }),
    testOf(0, { product: 'gone' }),
    testOf(2, { gainCents: undefined }),
    testOf(2, { product: 'unknown-at-its-end', gainCents: undefined }),
  ]

  test('follow each its own product', () => {
    expect(withGains(tests, known, NEW_SELLER, FIRST).map(({ gainCents }) => gainCents)).toEqual([
      1_522,
      1_522,
      900,
      900,
      900,
      900,
      900,
      900,
      1_522,
      null,
    ])
  })

  test('name the products that are still to be read, once, of tests without a kept gain alone', () => {
    expect(missingProducts(tests, known, FIRST)).toEqual(['d', 'gone', 'unknown-at-its-end'])
    expect(missingProducts([], known, FIRST)).toEqual([])
  })
})

describe('a write', () => {
  const noted = (recorded: number, gainCents: number | null, more?: object) =>
    changeDays(
      { uid: 'u', at: AT },
      't',
      { days: { [addDays(FIRST, 1)]: { visits: 9 } }, seen: {}, gainCents },
      stored(recorded, more),
      null,
    )

  test('of the last planned day stores the gain of the statement for good', () => {
    expect(noted(1, 1_522)).toMatchObject([{ fields: { gainCents: 1_522 } }])
  })

  test('stores the first gain that is known, even after the end', () => {
    const unknown = { gainCents: undefined }
    expect(noted(2, 1_522, unknown)).toMatchObject([{ fields: { gainCents: 1_522 } }])
    expect(endTest({ uid: 'u', at: AT }, 't', FIRST, 1_522, stored(2, unknown))).toMatchObject([
      { fields: { endedOn: FIRST, gainCents: 1_522 } },
    ])
  })

  test.each([
    ['without a statement', noted(1, null)],
    ['after the last planned day', noted(2, 1_522)],
    ['after the end', noted(0, 1_522, { endedOn: FIRST })],
  ])('%s leaves the stored gain', (_, writes) => {
    expect(writes[0]).not.toHaveProperty('fields.gainCents')
  })

  test('puts a kept gain back with the day or the end that an undo brings', () => {
    expect(noted(0, 900)).toMatchObject([{ fields: { gainCents: 900 } }])
    expect(endTest({ uid: 'u', at: AT }, 't', FIRST, 700, stored(0))).toMatchObject([
      { fields: { endedOn: FIRST, gainCents: 700 } },
    ])
  })

  test('ends a test with its gain, and takes that back', () => {
    expect(endTest({ uid: 'u', at: AT }, 't', FIRST, 1_522, stored(0))).toMatchObject([
      { fields: { endedOn: FIRST, gainCents: 1_522 } },
    ])
    expect(endTest({ uid: 'u', at: AT }, 't', null, 1_522, stored(0, { endedOn: FIRST }))).toMatchObject([
      { fields: { endedOn: undefined } },
    ])
    expect(isEnded(testOf(0, { endedOn: FIRST }))).toBe(true)
    expect(() => endTest({ uid: 'v', at: AT }, 't', FIRST, null, stored(0))).toThrow()
  })
})
