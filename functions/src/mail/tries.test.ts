import { expect, test } from 'vitest'
import { pauseAfter, TRIES_MAX } from './tries'

test('a mail is tried for about three days, ever more rarely, and not for ever', () => {
  const pauses = Array.from({ length: TRIES_MAX - 1 }, (_, index) => pauseAfter(index + 1) ?? 0)
  expect(pauses[0]).toBe(15 * 60_000)
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(hours).toBeGreaterThan(60)
  expect(hours).toBeLessThan(80)
  expect(pauseAfter(TRIES_MAX)).toBeNull()
})
