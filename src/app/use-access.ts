import { useEffect, useState } from 'react'
import type { SessionUser } from '@/data/session-store'
import type { Live } from '@/data/use-live'
import { ACCESS_CHECK_INTERVAL_MS } from '@/domain/business'
import type { Profile } from '@/domain/profile'
import { accessOf, hasAccess, type Access } from '@/domain/subscription'
import { msUntilTomorrow } from '@/domain/weekday'

/** The time, renewed every 5 minutes, at midnight and when the tab is shown again (decision 18). */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => {
      setNow(new Date())
    }
    const interval = setInterval(renew, ACCESS_CHECK_INTERVAL_MS)
    const midnight = setTimeout(renew, msUntilTomorrow(now) + 50)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(interval)
      clearTimeout(midnight)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])
  return now
}

/**
 * What the browser draws of the access; the server decides again on every message. null while that is not
 * known: a profile that is loading, or that could not be read, may hold a paid month.
 */
export function accessFor(user: SessionUser, profile: Live<Profile | null>, now: Date): Access | null {
  if (profile.status === 'loading') return null
  const value = profile.status === 'ready' ? profile.value : null
  const access = accessOf({ createdAt: user.createdAt, hasPaidAt: value?.hasPaidAt ?? null }, now)
  const isRead = profile.status === 'ready' && (value !== null || !profile.isFromCache)
  return isRead || hasAccess(access) ? access : null
}
