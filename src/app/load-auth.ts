import { freeDatabasesOnLeaving } from '@/data/quiet-leave'
import { publishSession } from '@/data/session-store'
import { storageState } from '@/data/storage-support'

/** Loads Firebase Auth, which then says who is here. */
export async function loadAuth(): Promise<void> {
  freeDatabasesOnLeaving()
  // Auth and then Firestore ask this first: the answer is there when they are.
  void storageState()
  try {
    const { followAuth } = await import('@/data/auth')
    await followAuth()
  } catch {
    publishSession({ status: 'unreachable' })
  }
}
