import { describe, expect, it } from 'vitest'
import { TRIAL_DAYS } from '@/domain/base/business'
import { hasPaidAtOf } from '@/domain/access/paid-months'
import { accessOf } from '@/domain/access/subscription'
import { nextMonth, nextMonthText } from './next-month'

const now = new Date('2026-01-31T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('the month that a payment made now would open', () => {
  it('starts at once when no month runs', () => {
    const access = accessOf({ createdAt: daysAgo(30), hadTrial: false, hasPaidAt: null }, now)
    expect(nextMonth(access, now)).toEqual({ startsAt: now, endsAt: new Date('2026-02-28T10:00:00Z') })
    expect(nextMonthText(access, now)).toBe('Votre accès ira jusqu’au 28\u00a0février\u00a02026.')
  })

  it('starts behind the trial and behind a running month', () => {
    const trial = accessOf({ createdAt: daysAgo(1), hadTrial: false, hasPaidAt: null }, now)
    expect(nextMonth(trial, now).startsAt).toEqual(daysAgo(1 - TRIAL_DAYS))
    const paid = accessOf({ createdAt: daysAgo(40), hadTrial: false, hasPaidAt: daysAgo(10) }, now)
    expect(nextMonth(paid, now).startsAt).toEqual(new Date('2026-02-21T10:00:00Z'))
    expect(nextMonthText(paid, now)).toBe(
      'Votre accès ira jusqu’au 21\u00a0mars\u00a02026\u00a0: le nouveau mois commence le 21\u00a0février\u00a02026, aucun jour n’est perdu.',
    )
  })

  it('is the month that the server will open', () => {
    for (const hadTrial of [false, true]) {
      for (const days of [0, 1, 3, 20, 30, 31, 60]) {
        const trial = { createdAt: daysAgo(days + 1), hadTrial }
        const earlier = { id: 'a', status: 'succeeded', paidAt: daysAgo(days), endedAt: null } as const
        const next = { ...earlier, id: 'b', paidAt: now }
        for (const before of [[], [earlier]]) {
          const access = accessOf({ ...trial, hasPaidAt: hasPaidAtOf(trial, before) }, now)
          expect(nextMonth(access, now).startsAt).toEqual(hasPaidAtOf(trial, [...before, next]))
        }
      }
    }
  })
})
