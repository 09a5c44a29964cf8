import { freeDatabasesOnLeaving } from '@/data/device/quiet-leave'
import { publishSession } from '@/data/device/session-store'
import { storageState } from '@/data/device/storage-support'

/** Loads Firebase Auth, which then says who is here. */
export async function loadAuth(): Promise<void> {
  freeDatabasesOnLeaving()
  // Auth and then Firestore ask this first: the answer is there when they are.
  void storageState()
  try {
    const { followAuth } = await import('@/data/session/auth')
    await followAuth()
  } catch {
    publishSession({ status: 'unreachable' })
  }
}
