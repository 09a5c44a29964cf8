import { describe, expect, it } from 'vitest'
import { TRIAL_MS } from '@/domain/base/business'
import { accessOf } from '@/domain/access/subscription'
import { formatDay, formatDayAndTime } from './format'
import { accessText, lockedCoachText } from './access-text'

const createdAt = new Date(2026, 10, 19, 14, 5)
const trialEnd = new Date(createdAt.getTime() + TRIAL_MS)
const HOUR_MS = 3_600_000

function trialAfter(ms: number) {
  const now = new Date(createdAt.getTime() + ms)
  return accessText(accessOf({ createdAt, hadTrial: false, hasPaidAt: null }, now), now)
}

describe('accessText', () => {
  it('says when the trial ends', () => {
    expect(trialAfter(0)).toEqual({
      tone: 'calm',
      status: `Essai gratuit jusqu’au ${formatDayAndTime(trialEnd)}`,
      left: null,
    })
  })

  it.each([
    [24, 'plus que 24 heures'],
    [2, 'plus que 2 heures'],
    [1, 'plus qu’une heure'],
    [0.5, 'moins d’une heure'],
    [0, 'moins d’une heure'],
  ])('warns on the last day: with %d h left, %s', (hours, left) => {
    expect(trialAfter(TRIAL_MS - hours * HOUR_MS)).toMatchObject({ tone: 'soon', left })
  })

  it('says that the trial is over', () => {
    expect(trialAfter(TRIAL_MS + 1)).toEqual({
      tone: 'over',
      status: `Essai terminé depuis le ${formatDay(trialEnd)}`,
      left: null,
    })
  })

  it('warns in the last three days of a paid month', () => {
    const hasPaidAt = new Date(2026, 10, 10, 9)
    const access = (now: Date) => accessText(accessOf({ createdAt, hadTrial: false, hasPaidAt }, now), now)
    expect(access(new Date(2026, 11, 7, 8))).toMatchObject({ tone: 'calm' })
    expect(access(new Date(2026, 11, 7, 9))).toMatchObject({ tone: 'soon', left: 'plus que 3 jours' })
    expect(access(new Date(2026, 11, 10, 10))).toMatchObject({ tone: 'over' })
  })
})

describe('lockedCoachText', () => {
  it('names the reason', () => {
    const now = new Date(createdAt.getTime() + TRIAL_MS + 1)
    expect(lockedCoachText(accessOf({ createdAt, hadTrial: false, hasPaidAt: null }, now))).toMatch(
      /^Essai terminé\s:/,
    )
    expect(
      lockedCoachText(accessOf({ createdAt, hadTrial: false, hasPaidAt: new Date(2026, 9, 1) }, now)),
    ).toMatch(/^Abonnement terminé\s:/)
    expect(lockedCoachText(accessOf({ createdAt: null, hadTrial: false, hasPaidAt: null }, now))).toMatch(
      /^Pas d’abonnement/,
    )
  })
})
