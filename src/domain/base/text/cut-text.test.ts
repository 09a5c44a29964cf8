import { expect, test } from 'vitest'
import { shortened, startOf } from './cut-text'

test.each([
  ['a shorter text', 'ab', 3, 'ab'],
  ['the length itself', 'abc', 3, 'abc'],
  ['a longer text', 'abcd', 3, 'abc'],
  ['half a character', 'ab🚀', 3, 'ab'],
  ['a whole one', 'ab🚀c', 4, 'ab🚀'],
])('the start of %s', (_, text, max, expected) => {
  expect(startOf(text, max)).toBe(expected)
})

test('a shortened text ends with an ellipsis', () => {
  expect(shortened('abc', 3)).toBe('abc')
  expect(shortened('ab🚀c', 3)).toBe('ab…')
})
