import { publishSession } from '@/data/session-store'

/** Loads Firebase Auth, which then says who is here. */
export async function loadAuth(): Promise<void> {
  try {
    const { followAuth } = await import('@/data/auth')
    await followAuth()
  } catch {
    publishSession({ status: 'unreachable' })
  }
}
