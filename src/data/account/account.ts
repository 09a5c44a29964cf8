import { EmailAuthProvider, reauthenticateWithCredential, updatePassword, type User } from 'firebase/auth'
import type { ContactText } from '@/domain/account/contact'
import { AppError } from '@/domain/base/errors'
import { readFields } from '@/domain/base/read-field'
import { askStanding, whileErasing } from '@/data/session/account-standing'
import { asUser } from '@/data/session/auth-client'
import { callEndpoint } from '@/data/live/endpoints'
import { signOut } from '@/data/session/auth'
import { toAppError } from '@/data/live/to-app-error'

/** Erasing a full account takes longer than an ordinary call. */
const ERASURE_LIMIT_MS = 180_000

/**
 * Rejects with `auth/requires-recent-login` when Auth wants the current password as well; that one is checked first
 * when it is given. Resolves once the password is changed, to whether the session was renewed too (`renewSession`).
 */
export async function changePassword(next: string, current: string | null): Promise<boolean> {
  await asUser(async (user) => {
    if (current !== null) await reauthenticate(user, current)
    await updatePassword(user, next)
  })
  return renewSession(next)
}

/**
 * A changed password ends every session that was begun before, this one included: our functions would take it neither
 * for a payment nor for a refund. One more login begins it anew. False when that did not come through.
 */
export async function renewSession(password: string): Promise<boolean> {
  return asUser((user) => renew(user, password)).then(
    () => true,
    () => false,
  )
}

/** Only a new token says when the password was entered last. */
async function renew(user: User, password: string): Promise<void> {
  await reauthenticate(user, password)
  await user.getIdToken(true)
}

/**
 * Erases everything of this person once the password was checked again, then leaves as a sign-out does. A wrong
 * password rejects with Auth's code and touches nothing; what stopped half-way goes on with the next call.
 */
export async function deleteAccount(password: string): Promise<void> {
  await asUser(async (user) => {
    try {
      await renew(user, password)
      await whileErasing(erase)
    } catch (thrown) {
      // The account may be erased already: the answer of this call or an earlier one was lost.
      if ((await askStanding()) !== 'ended') throw thrown
    }
  })
  await signOut()
}

async function erase(): Promise<void> {
  try {
    await callEndpoint('deleteAccount', {}, () => undefined, {
      unauthenticated: 'account/unauthenticated',
      timeoutMs: ERASURE_LIMIT_MS,
    })
  } catch (thrown) {
    const { code } = toAppError(thrown)
    // The network failed after the call: the function may have erased a part or everything.
    const isLost = code === 'network/offline' || code === 'unknown'
    throw isLost ? new AppError('account/erasure-incomplete', { cause: thrown }) : thrown
  }
}

async function reauthenticate(user: User, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

/** `waiting`: stored by the server, and sent as soon as the mail server accepts it. */
export type ContactState = 'sent' | 'waiting'

/** Sends a message to the team, once per `id`. Throws an `AppError`. */
export function contactSupport(id: string, { subject, message }: ContactText): Promise<ContactState> {
  return callEndpoint(
    'contactSupport',
    { id, subject, message },
    (result): ContactState => (readFields(result)?.['state'] === 'sent' ? 'sent' : 'waiting'),
    { unauthenticated: 'contact/unauthenticated' },
  )
}
