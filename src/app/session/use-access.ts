import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readClockOffset, subscribeClock } from '@/data/session/server-clock'
import type { SessionUser } from '@/data/device/session-store'
import type { Live } from '@/data/sync/use-live'
import { ACCESS_CHECK_INTERVAL_MS } from '@/domain/base/business'
import type { Profile } from '@/domain/account/profile'
import { accessOf, hasAccess, trialFactsOf, type Access, type TrialFacts } from '@/domain/access/subscription'
import { msUntilTomorrow } from '@/domain/base/time/weekday'

/**
 * The access and the time it was computed for, by the server's clock and by the device's. Renewed every 5 minutes, at midnight, when the tab is shown again,
 * when the last moment of the access is over, and when a payment or a refund arrives.
 */
export function useAccess(
  user: SessionUser,
  profile: Live<Profile | null>,
): { access: Access | null; trial: TrialFacts; now: Date; deviceNow: Date } {
  const [deviceNow, setNow] = useState(() => new Date())
  const offset = useSyncExternalStore(subscribeClock, readClockOffset)
  const now = useMemo(() => new Date(deviceNow.getTime() + offset), [deviceNow, offset])
  const access = useMemo(() => accessFor(user, profile, now), [user, profile, now])
  const trial = useMemo(() => trialOf(user, profile), [user, profile])
  const endsAt = access && access.kind !== 'none' ? access.endsAt.getTime() : null

  // A refund ends the access at a moment that the last look at the clock may not have reached.
  const paidAt = paidAtOf(profile)
  const [paidAtThen, setPaidAtThen] = useState(paidAt)
  if (paidAt !== paidAtThen) {
    setPaidAtThen(paidAt)
    setNow(new Date())
  }

  useEffect(() => {
    const renew = () => {
      setNow(new Date())
    }
    const interval = setInterval(renew, ACCESS_CHECK_INTERVAL_MS)
    // Counted from what is drawn: midnight may have struck since.
    const sinceDrawn = Date.now() - deviceNow.getTime()
    const endsOnDevice = endsAt === null ? null : endsAt - offset
    const timer = setTimeout(renew, msUntilChange(deviceNow, endsOnDevice) - sinceDrawn)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(interval)
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [deviceNow, offset, endsAt])

  return { access, trial, now, deviceNow }
}

/** At the end, which is inclusive, or at midnight: never so far that `setTimeout` could not count it. */
export function msUntilChange(now: Date, endsAt: number | null): number {
  const midnight = msUntilTomorrow(now) + 50
  return endsAt === null ? midnight : Math.min(midnight, Math.max(endsAt - now.getTime(), 0) + 1)
}

function paidAtOf(profile: Live<Profile | null>): number | null {
  return valueOf(profile)?.hasPaidAt?.getTime() ?? null
}

/** Until the profile is read, nobody is taken for somebody who had a trial. */
function trialOf({ createdAt }: SessionUser, profile: Live<Profile | null>): TrialFacts {
  return trialFactsOf(createdAt, valueOf(profile))
}

function valueOf(profile: Live<Profile | null>): Profile | null {
  return profile.status === 'ready' ? profile.value : null
}

/**
 * What the browser draws of the access; the server decides again on every message. null while that is not
 * known: a profile that is loading, or that could not be read, may hold a paid month.
 */
export function accessFor(user: SessionUser, profile: Live<Profile | null>, now: Date): Access | null {
  if (profile.status === 'loading') return null
  const value = valueOf(profile)
  const access = accessOf({ ...trialOf(user, profile), hasPaidAt: value?.hasPaidAt ?? null }, now)
  const isRead = profile.status === 'ready' && (value !== null || profile.isLive)
  return isRead || hasAccess(access) ? access : null
}
