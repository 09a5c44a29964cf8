import { afterEach, describe, expect, test, vi } from 'vitest'
import { readDate, readFields, readFlag, readInteger, readList, readOneOf, readText } from './read-field'

const moment = new Date('2026-01-15T10:00:00.000Z')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('dates', () => {
  test.each([
    ['a Date', moment],
    ['an ISO string', '2026-01-15T10:00:00.000Z'],
    ['an ISO string with an offset', '2026-01-15T11:00:00+01:00'],
    ['an ISO string with blanks', ' 2026-01-15T10:00Z '],
    ['milliseconds', moment.getTime()],
    ['a Timestamp', { toDate: () => moment }],
  ])('%s is read', (_, value) => {
    expect(readDate(value)).toEqual(moment)
  })

  test.each(['Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati', 'UTC'])(
    'a string without a zone is UTC, on a machine of %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(readDate('2026-01-15T10:00:00')).toEqual(moment)
    },
  )

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty string', ''],
    ['blanks', '  '],
    ['a word', 'hier'],
    ['a number in a string', '3'],
    ['an English date', 'Jan 15, 2026'],
    ['an impossible month', '2026-13-01'],
    ['NaN', Number.NaN],
    ['Infinity', Infinity],
    ['microseconds by mistake', moment.getTime() * 1000],
    ['an invalid Date', new Date(Number.NaN)],
    ['a flag', true],
    ['an object', { seconds: 3 }],
    [
      'a Timestamp that breaks',
      {
        toDate: () => {
          throw new Error('broken')
        },
      },
    ],
    ['a Timestamp of something else', { toDate: () => 'now' }],
    ['a field named toDate', { toDate: 3 }],
  ])('%s is no date', (_, value) => {
    expect(readDate(value)).toBeNull()
  })
})

test.each([
  [5, 5],
  [0, 0],
  [10, 10],
  [-1, 7],
  [11, 7],
  [1.5, 7],
  [Number.NaN, 7],
  ['5', 7],
  [null, 7],
])('whole number %o is read as %i', (value, expected) => {
  expect(readInteger(value, 0, 10, 7)).toBe(expected)
})

test('other types fall back', () => {
  expect([readText('a'), readText(3), readText(null, 'b')]).toEqual(['a', '', 'b'])
  expect([readFlag(true), readFlag('true'), readFlag(undefined, true)]).toEqual([true, false, true])
  expect([readList([1]), readList({ length: 1 }), readList('ab')]).toEqual([[1], [], []])
  expect([readOneOf('x', ['x', 'y'], 'y'), readOneOf('z', ['x', 'y'], 'y')]).toEqual(['x', 'y'])
  expect([readFields({ a: 1 }), readFields([1]), readFields(null), readFields('a')]).toEqual([
    { a: 1 },
    null,
    null,
    null,
  ])
})
