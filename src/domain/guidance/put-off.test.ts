import { expect, test } from 'vitest'
import { PUT_OFF_MS, putOffText, readPutOff, withPutOff } from './put-off'

const now = new Date(2026, 10, 23, 10)
const later = (ms: number) => new Date(now.getTime() + ms)

test('a step that was put off comes back after a day, and not before', () => {
  const text = putOffText(withPutOff(new Map(), 'link', now))
  expect([...readPutOff(text, later(PUT_OFF_MS - 1)).keys()]).toEqual(['link'])
  expect(readPutOff(text, later(PUT_OFF_MS)).size).toBe(0)
})

test('put off again counts from then on', () => {
  const twice = withPutOff(withPutOff(new Map(), 'link', now), 'link', later(1_000))
  expect([...twice]).toEqual([['link', now.getTime() + 1_000 + PUT_OFF_MS]])
})

test('a clock that was put back does not hide a step for longer than a day', () => {
  const text = putOffText(withPutOff(new Map(), 'link', later(PUT_OFF_MS * 30)))
  expect(readPutOff(text, now).size).toBe(0)
})

test.each([null, '', '{', '[]', '7', '{"link":"demain"}', '{"link":null}'])('%j puts no step off', (text) => {
  expect(readPutOff(text, now).size).toBe(0)
})

test('the oldest goes first when there are too many', () => {
  let putOff = withPutOff(new Map(), 'first', now)
  for (let index = 1; index <= 60; index += 1) putOff = withPutOff(putOff, `todo:${index}`, later(index))
  const kept = readPutOff(putOffText(putOff), later(100))
  expect(kept.size).toBe(60)
  expect(kept.has('first')).toBe(false)
})
