import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readClockOffset, subscribeClock } from '@/data/session/server-clock'
import type { SessionUser } from '@/data/device/session-store'
import type { Live } from '@/data/sync/live'
import { ACCESS_CHECK_INTERVAL_MS } from '@/domain/base/business'
import type { Profile } from '@/domain/account/profile'
import { accessOf, hasAccess, trialFactsOf, type Access, type TrialFacts } from '@/domain/access/subscription'
import { msUntilTomorrow } from '@/domain/base/time/weekday'

/**
 * The access and its time, by the server's clock and the device's. Updated every 5 minutes, at midnight, when the tab becomes visible, when
 * the access ends, and when a payment or a refund arrives.
 */
export function useAccess(
  user: SessionUser,
  profile: Live<Profile | null>,
): { access: Access | null; trial: TrialFacts; now: Date; deviceNow: Date } {
  const [deviceNow, setNow] = useState(() => new Date())
  const offset = useSyncExternalStore(subscribeClock, readClockOffset)
  const now = useMemo(() => new Date(deviceNow.getTime() + offset), [deviceNow, offset])
  const access = useMemo(() => accessFor(user, profile, now), [user, profile, now])
  const trial = useMemo(() => trialFactsOf(user.createdAt, valueOf(profile)), [user, profile])
  const endsAt = access && access.kind !== 'none' ? access.endsAt.getTime() : null

  useEffect(() => {
    const renew = () => {
      setNow(new Date())
    }
    const endsOnDevice = endsAt === null ? null : endsAt - offset
    const limitMs = Math.min(ACCESS_CHECK_INTERVAL_MS, msUntilChange(deviceNow, endsOnDevice))
    // Relative to the rendered time: midnight, or an end that a refund brought forward, may have passed since.
    const timer = setTimeout(renew, limitMs - (Date.now() - deviceNow.getTime()))
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [deviceNow, offset, endsAt])

  return { access, trial, now, deviceNow }
}

/** Milliseconds until just after the inclusive end, or until midnight; always within the range of `setTimeout`. */
export function msUntilChange(now: Date, endsAt: number | null): number {
  const midnight = msUntilTomorrow(now) + 50
  return endsAt === null ? midnight : Math.min(midnight, Math.max(endsAt - now.getTime(), 0) + 1)
}

/** Null while the profile is loading: no earlier trial is assumed. */
function valueOf(profile: Live<Profile | null>): Profile | null {
  return profile.status === 'ready' ? profile.value : null
}

/** For display; the server checks every message. null: unknown, because a loading or unreadable profile may have a paid month. */
export function accessFor(user: SessionUser, profile: Live<Profile | null>, now: Date): Access | null {
  if (profile.status === 'loading') return null
  const value = valueOf(profile)
  const access = accessOf(
    { ...trialFactsOf(user.createdAt, value), hasPaidAt: value?.hasPaidAt ?? null },
    now,
  )
  const isRead = profile.status === 'ready' && (value !== null || profile.isLive)
  return isRead || hasAccess(access) ? access : null
}
