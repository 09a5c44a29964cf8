import { MAIL_TRIES_DAYS } from '@/domain/base/business'
import { expect, test } from 'vitest'
import { pauseAfter, TRIES_MAX } from './tries'

test('a mail is tried for about as long as the privacy page says, ever more rarely, and not for ever', () => {
  const pauses = Array.from({ length: TRIES_MAX - 1 }, (_, index) => pauseAfter(index + 1) ?? 0)
  expect(pauses[0]).toBe(15 * 60_000)
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000
  expect(Math.round(days)).toBe(MAIL_TRIES_DAYS)
  expect(pauseAfter(TRIES_MAX)).toBeNull()
})
