import { expect, test } from 'vitest'
import { progressOf } from './progress'

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [1, 29, 3],
  [1, 8, 13],
])('%i of %i is %i %%', (done, all, percent) => {
  const items = Array.from({ length: all }, (_, index) => ({ completed: index < done }))
  expect(progressOf(items)).toBe(percent)
})
