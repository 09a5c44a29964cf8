import { expect, test } from 'vitest'
import { INITIAL_LEVEL, INITIAL_XP, XP_MAX, XP_PER_PROJECT_ITEM, XP_PER_TODO } from '@/domain/base/business'
import { gainXp, levelOf, levelProgress } from './level'

test.each([
  [0, 1],
  [999, 1],
  [1_000, 2],
  [1_999, 2],
  [10_000_000, 10_001],
])('%i xp is level %i', (xp, level) => {
  expect(levelOf(xp)).toBe(level)
})

test('an account starts at level 1 without XP', () => {
  expect([levelOf(INITIAL_XP), INITIAL_LEVEL, INITIAL_XP]).toEqual([1, 1, 0])
})

test.each([
  [0, XP_PER_TODO, { xp: 10, level: 1 }],
  [990, XP_PER_TODO, { xp: 1_000, level: 2 }],
  [0, XP_PER_PROJECT_ITEM, { xp: 25, level: 1 }],
  [XP_MAX - 5, XP_PER_TODO, { xp: XP_MAX, level: 10_001 }],
])('%i xp and %i more', (xp, gain, expected) => {
  expect(gainXp(xp, gain)).toEqual(expected)
})

test.each([
  [0, 0],
  [250, 25],
  [999, 99],
  [1_000, 0],
])('%i xp is %i %% of the way', (xp, percent) => {
  expect(levelProgress(xp)).toBe(percent)
})
