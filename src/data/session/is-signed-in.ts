import { readSession } from '@/data/device/session-store'

/** Whether this person is still signed in: after a sign-out their data may not be stored or requested. */
export function isSignedIn(uid: string): boolean {
  const session = readSession()
  return session.status === 'signed-in' && session.user.uid === uid
}
