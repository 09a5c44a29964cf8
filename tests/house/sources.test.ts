// A person must open each official page once a year; a page without a date counts as not opened.
import { describe, expect, it, test } from 'vitest'
import { localDateOf, parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { SOURCE_KEYS, SOURCES, type Source } from '@/domain/base/sources'
import { outOfDate, sourceGaps } from '../../local/deploy/source-gaps'

test('a page that was opened is opened again within a year', () => {
  expect(outOfDate(SOURCES, localDateOf(new Date()))).toEqual([])
})

test('the days are days of the calendar', () => {
  const days = SOURCE_KEYS.flatMap((key) => SOURCES[key].checkedOn ?? [])
  expect(days.map(parseLocalDate)).toEqual(days)
})

describe('the test of this test', () => {
  const today: LocalDate = '2027-12-01'
  const page = (checkedOn: LocalDate | null): Source => ({
    url: 'https://www.cnil.fr/',
    title: 'CNIL',
    checkedOn,
  })

  it.each([
    ['2026-11-30', ['rgpd']],
    ['2026-12-01', []],
    ['2027-12-01', []],
    ['2027-12-02', ['rgpd']],
    [null, []],
  ] as const)('a page opened on %s, a year and more later', (checkedOn, expected) => {
    expect(outOfDate({ rgpd: page(checkedOn) }, today)).toEqual(expected)
  })

  it('says both before a deployment', () => {
    const gaps = sourceGaps({ rgpd: page(null), tva: page('2026-01-01'), conso: page('2027-06-01') }, today)
    expect(gaps).toEqual([
      expect.stringContaining('opened rgpd:'),
      expect.stringContaining('tva was opened on 2026-01-01'),
    ])
  })
})
