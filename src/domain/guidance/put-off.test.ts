import { expect, test } from 'vitest'
import { putOffText, readPutOff, withPutOff } from './put-off'

const now = new Date(2026, 10, 23, 10)
const keysAt = (text: string, at: Date) => [...readPutOff(text, at).keys()]

// Summer time ends on 25 October, a day of 25 hours in France.
test.each([
  [now, new Date(2026, 10, 24)],
  [new Date(2026, 10, 23, 21), new Date(2026, 10, 24)],
  [new Date(2026, 10, 23), new Date(2026, 10, 24)],
  [new Date(2026, 11, 31, 23, 59, 59), new Date(2027, 0, 1)],
  [new Date(2026, 9, 25, 1), new Date(2026, 9, 26)],
])('a step that was put off at %s comes back at the next midnight, and not before', (at, midnight) => {
  const text = putOffText(withPutOff(new Map(), 'link', at))
  expect(keysAt(text, at)).toEqual(['link'])
  expect(keysAt(text, new Date(midnight.getTime() - 1))).toEqual(['link'])
  expect(keysAt(text, midnight)).toEqual([])
})

test('a step that was put off twice is kept once', () => {
  const twice = withPutOff(withPutOff(new Map(), 'link', now), 'link', new Date(2026, 10, 23, 11))
  expect([...twice]).toEqual([['link', new Date(2026, 10, 24).getTime()]])
})

test('a clock that was put back does not hide a step for longer than the day', () => {
  const text = putOffText(withPutOff(new Map(), 'link', new Date(2026, 10, 24, 0, 1)))
  expect(keysAt(text, now)).toEqual([])
})

test.each([null, '', '{', '[]', '7', '{"link":"demain"}', '{"link":null}'])('%j puts no step off', (text) => {
  expect(readPutOff(text, now).size).toBe(0)
})

test('the oldest goes first when there are too many', () => {
  let putOff = withPutOff(new Map(), 'first', now)
  for (let index = 1; index <= 60; index += 1) putOff = withPutOff(putOff, `todo:${index}`, now)
  expect(keysAt(putOffText(putOff), now)).toEqual([...putOff.keys()])
  expect(putOff.size).toBe(60)
  expect(putOff.has('first')).toBe(false)
})
