import { isIndexedDbUsable } from '@/data/device/indexed-db-probe'
import { freeDatabasesOnLeaving } from '@/data/device/quiet-leave'
import { publishSession } from '@/data/device/session-store'

export async function loadAuth(): Promise<void> {
  freeDatabasesOnLeaving()
  // Started early, because Auth needs the result first.
  void isIndexedDbUsable()
  try {
    const { followAuth } = await import('@/data/session/auth')
    await followAuth()
  } catch {
    publishSession({ status: 'unreachable' })
  }
}
