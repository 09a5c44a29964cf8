import { freeDatabasesOnLeaving } from '@/data/device/quiet-leave'
import { publishSession } from '@/data/device/session-store'
import { storageState } from '@/data/device/storage-support'

export async function loadAuth(): Promise<void> {
  freeDatabasesOnLeaving()
  // Started early, because Auth and then Firestore need the result first.
  void storageState()
  try {
    const { followAuth } = await import('@/data/session/auth')
    await followAuth()
  } catch {
    publishSession({ status: 'unreachable' })
  }
}
