import { isIndexedDbUsable } from '@/data/device/indexed-db-probe'
import { freeDatabasesOnLeaving } from '@/data/device/quiet-leave'
import { publishSession } from '@/data/device/session-store'

let loading: Promise<void> | null = null

/** Once per page. */
export function loadAuth(): Promise<void> {
  loading ??= load().catch(() => {
    publishSession({ status: 'unreachable' })
  })
  return loading
}

async function load(): Promise<void> {
  freeDatabasesOnLeaving()
  // Started early, because Auth needs the result first.
  void isIndexedDbUsable()
  const { followAuth } = await import('@/data/session/auth')
  await followAuth()
}
