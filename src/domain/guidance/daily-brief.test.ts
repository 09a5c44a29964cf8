import { expect, test } from 'vitest'
import { NO_ANSWERS } from '@/domain/plan/answers'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { momentToday } from './daily-brief'

test('the moment of the plan is said on its day, until midnight', () => {
  const plan = { ...NO_PLAN, answers: { ...NO_ANSWERS, moment: { day: 'mardi', hour: 18 } as const } }
  expect(momentToday(plan, new Date(2026, 10, 24, 23, 59, 59))).toBe('votre moment à 18\u00a0h')
  expect(momentToday(plan, new Date(2026, 10, 25))).toBe('')
  expect(momentToday(NO_PLAN, new Date(2026, 10, 24))).toBe('')
  expect(momentToday(null, new Date(2026, 10, 24))).toBe('')
})
