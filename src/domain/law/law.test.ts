import { describe, expect, test } from 'vitest'
import { amountsWritten } from '@/domain/base/text/written-amounts'
import { SOURCE_KEYS } from '@/domain/base/sources'
import { parseLocalDate } from '@/domain/base/time/local-date'
import { contributionParts, wholeRate } from '@/domain/law/contributions'
import { LAW, LAW_KEYS, percent, readingWords, type LawKey } from './law'
import { lawMark, lawText } from './law-text'
import { RATES } from './rates'

describe.each(LAW_KEYS)('the row « %s »', (key) => {
  const { figure, name, rule, source, checkedOn, reviewAfter } = LAW[key]

  test('has its page and the days of its reading', () => {
    expect(SOURCE_KEYS).toContain(source)
    expect(parseLocalDate(reviewAfter)).toBe(reviewAfter)
    if (checkedOn !== null) expect(parseLocalDate(checkedOn)).toBe(checkedOn)
    expect(name).toMatch(/^\p{L}/u)
    expect(rule).not.toMatch(/[.…]$/)
  })

  test('has a figure of one value, or none', () => {
    if (figure !== null) expect(amountsWritten(figure)).toHaveLength(1)
  })

  test('is a line of the text for the coach, under its mark', () => {
    const line = lawText('2026-11-28')
      .split('\n')
      .find((each) => each.startsWith(lawMark(key)))
    expect(line).toContain(figure ?? rule)
    expect(line).toContain(`[[${source}]]`)
    expect(line).toContain('à vérifier')
  })
})

test.each<[LawKey, string]>([
  ['cotisations', '12,415\u00a0%'],
  ['acre', '9,315\u00a0%'],
  ['versement', '1\u00a0%'],
  ['micro', '203\u00a0100\u00a0€'],
  ['tva', '20\u00a0%'],
  ['douane', '3\u00a0€'],
  ['retractation', '14\u00a0jours'],
  ['remboursement', '14\u00a0jours'],
])('« %s » is %s', (key, figure) => {
  expect(LAW[key].figure).toBe(figure)
})

test.each<LawKey>(['franchise', 'colis', 'fonction', 'garantie', 'mediateur'])(
  '« %s » is a link alone',
  (key) => {
    expect(LAW[key].figure).toBeNull()
  },
)

test('the rates are those of a statement', () => {
  expect(LAW.cotisations.figure).toBe(
    percent(wholeRate(contributionParts({ acre: 'none', isFlatTaxed: false }))),
  )
  expect(LAW.versement.figure).toBe(percent(RATES.flatTax.points))
})

const read = { checkedOn: '2026-11-20', reviewAfter: '2026-12-31' } as const

test.each([
  ['before its day', read, '2026-12-31', 'lu le 20/11/2026'],
  ['past its day', read, '2027-01-01', 'à vérifier'],
  ['never read', { ...read, checkedOn: null }, '2026-11-20', 'à vérifier'],
] as const)('a reading %s', (_, reading, today, words) => {
  expect(readingWords(reading, today)).toBe(words)
})

test('the coach is told until when a reading counts, of that row alone', () => {
  const law = {
    ...LAW,
    douane: { ...LAW.douane, checkedOn: '2026-11-20', reviewAfter: '2027-06-30' } as const,
  }
  const [before, after] = [lawText('2027-06-30', law), lawText('2027-07-01', law)].map((text) =>
    text.split('\n'),
  )
  const changed = after?.filter((line, at) => line !== before?.[at])
  expect(before?.find((line) => line.startsWith('{{law.douane}}'))).toMatch(/, lu le 20\/11\/2026$/)
  expect(changed).toEqual([expect.stringMatching(/^\{\{law\.douane\}\}.*, à vérifier$/)])
})

test('the text changes with a reading alone, not with the day', () => {
  const days = ['2026-11-28', '2026-11-29', '2026-12-31'] as const
  expect(new Set(days.map((day) => lawText(day))).size).toBe(1)
})
