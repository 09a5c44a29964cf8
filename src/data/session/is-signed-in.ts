import { readSession } from '@/data/device/session-store'

/** Whether this person is still here: after a sign-out nothing of theirs may be kept, asked or told. */
export function isSignedIn(uid: string): boolean {
  const session = readSession()
  return session.status === 'signed-in' && session.user.uid === uid
}
