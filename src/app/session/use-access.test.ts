import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '@/data/sync/live'
import { AppError } from '@/domain/base/errors'
import { newProfileFields, parseProfile, type Profile } from '@/domain/account/profile'
import { accessFor, msUntilChange, useAccess } from './use-access'

const createdAt = new Date('2026-11-19T10:00:00Z')
const user = { uid: 'u1', email: 'lea@exemple.fr', createdAt }
const inTrial = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-25T10:00:00Z')

function ready(value: Profile | null, isLive = true): Live<Profile | null> {
  return { status: 'ready', value, isEmpty: false, isLive, since: null, hasMore: false }
}

const profile = parseProfile(newProfileFields({ fullName: 'Léa', email: user.email, createdAt }))
const broken: Live<Profile | null> = {
  status: 'error',
  error: new AppError('data/unavailable'),
  retry: () => undefined,
}

describe('accessFor', () => {
  it('is not known while the profile loads', () => {
    expect(accessFor(user, { status: 'loading' }, inTrial)).toBeNull()
  })

  it('says that the trial is over only of a profile that was read', () => {
    expect(accessFor(user, ready(profile), later)).toMatchObject({ kind: 'none', reason: 'trial-over' })
    expect(accessFor(user, ready(null), later)).toMatchObject({ kind: 'none', reason: 'trial-over' })
    expect(accessFor(user, ready(null, false), later)).toBeNull()
    expect(accessFor(user, broken, later)).toBeNull()
  })

  it('needs no profile for a running trial', () => {
    expect(accessFor(user, broken, inTrial)).toMatchObject({ kind: 'trial' })
  })
})

describe('the next look at the clock', () => {
  const noon = new Date(2026, 10, 21, 12)
  const untilMidnight = 12 * 3_600_000 + 50

  it('is when the access has just ended, inclusive', () => {
    expect(msUntilChange(noon, noon.getTime() + 5_000)).toBe(5_001)
    expect(msUntilChange(noon, noon.getTime())).toBe(1)
    expect(msUntilChange(noon, noon.getTime() - 5_000)).toBe(1)
  })

  it('is midnight when the end is far or absent', () => {
    expect(msUntilChange(noon, noon.getTime() + 31 * 86_400_000)).toBe(untilMidnight)
    expect(msUntilChange(noon, null)).toBe(untilMidnight)
  })
})

describe('the day in an open tab', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('changes when midnight strikes between drawing and listening to the clock', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59, 59, 990) })
    const { result } = renderHook(() => {
      const drawn = useAccess(user, ready(profile))
      if (drawn.now.getDate() === 22) vi.setSystemTime(new Date(2026, 10, 23, 0, 0, 1))
      return drawn
    })
    expect(result.current.now.getDate()).toBe(22)
    act(() => {
      vi.advanceTimersByTime(0)
    })
    expect(result.current.now.getDate()).toBe(23)
  })
})
