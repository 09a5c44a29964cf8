import { expect, test } from 'vitest'
import { keepEqual } from './keep-equal'

const before = { title: 'A', items: [{ text: 'a' }, { text: 'b' }], marks: ['x'] }

test('an equal value is the old one', () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before)
})

test('a changed part is new, and the parts beside it are the old ones', () => {
  const after = structuredClone(before)
  const [, second] = after.items
  if (second) second.text = 'c'
  const kept = keepEqual(before, after)
  expect(kept).toEqual(after)
  expect(kept.items[0]).toBe(before.items[0])
  expect(kept.marks).toBe(before.marks)
  expect(kept.items).not.toBe(before.items)
})

test.each<[unknown, unknown]>([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  ['a', 'b'],
  [new Date(1), new Date(2)],
])('%j then %j gives the later one', (old, later) => {
  expect(keepEqual(old, later)).toEqual(later)
})
