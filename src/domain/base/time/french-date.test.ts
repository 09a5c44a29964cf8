import { expect, test } from 'vitest'
import { frenchDate } from './french-date'

const DAY_MS = 86_400_000
const MOMENTS = Array.from({ length: 800 }, (_, at) => new Date(Date.UTC(2026, 0, 1) + at * 1.37 * DAY_MS))

const FORMS: readonly (readonly [Parameters<typeof frenchDate>[0], Intl.DateTimeFormatOptions])[] = [
  [{ day: true }, { day: 'numeric' }],
  [{ time: true }, { hour: '2-digit', minute: '2-digit' }],
  [
    { day: true, month: 'short' },
    { day: 'numeric', month: 'short' },
  ],
  [
    { day: true, month: 'short', year: true },
    { day: 'numeric', month: 'short', year: 'numeric' },
  ],
  [{ day: true, month: 'long', year: true }, { dateStyle: 'long' }],
  [{ weekday: true, day: true, month: 'long', year: true }, { dateStyle: 'full' }],
  [
    { day: true, month: 'long', year: true, time: true },
    { dateStyle: 'long', timeStyle: 'short' },
  ],
  [
    { weekday: true, day: true, month: 'long', time: true },
    { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  ],
]

test('refuses an invalid date, as Intl does', () => {
  expect(() => frenchDate({ day: true })(new Date(Number.NaN))).toThrow(RangeError)
})

test.each(FORMS)('writes %o as Intl does, with 1er and the day beside its month', (form, options) => {
  const intl = new Intl.DateTimeFormat('fr-FR', options)
  const expected = (date: Date) =>
    intl
      .formatToParts(date)
      .map(({ type, value }, at, parts) => {
        if (type === 'day' && value === '1') return '1er'
        return value === ' ' && parts[at - 1]?.type === 'day' ? '\u00a0' : value
      })
      .join('')
  expect(MOMENTS.map(frenchDate(form))).toEqual(MOMENTS.map(expected))
})
