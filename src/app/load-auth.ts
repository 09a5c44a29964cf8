import { isIndexedDbUsable } from '@/data/indexed-db-probe'
import { publishSession } from '@/data/session-store'

/** Loads Firebase Auth, which then says who is here. */
export async function loadAuth(): Promise<void> {
  // Auth asks this first: its answer is then there with Auth.
  void isIndexedDbUsable()
  try {
    const { followAuth } = await import('@/data/auth')
    await followAuth()
  } catch {
    publishSession({ status: 'unreachable' })
  }
}
