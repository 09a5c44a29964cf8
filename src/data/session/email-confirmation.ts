import { reload, sendEmailVerification } from 'firebase/auth'
import { callEndpoint } from '@/data/live/endpoints'
import { toAppError } from '@/data/live/to-app-error'
import { asUser } from './auth-client'

/** Sends Auth's e-mail with the link that confirms the address. */
export function sendConfirmation(): Promise<void> {
  return asUser((user) => sendEmailVerification(user))
}

/** Whether the confirmation link was opened, on any device. Refreshes the token, from which our functions read it. */
export function checkConfirmation(): Promise<boolean> {
  return asUser(async (user) => {
    await reload(user)
    if (!user.emailVerified) return false
    await user.getIdToken(true)
    return true
  })
}

/**
 * Steps after a sign-up that run in the background: the confirmation e-mail and the trial. If they fail, the coach asks for a
 * confirmed address at the first question and opens the trial then.
 */
export async function welcomeAccount(profileWritten: Promise<unknown>): Promise<void> {
  const options = { unauthenticated: 'account/unauthenticated' } as const
  const steps = [
    sendConfirmation(),
    profileWritten.then(() => callEndpoint('openTrial', {}, () => undefined, options)),
  ]
  for (const step of await Promise.allSettled(steps))
    if (step.status === 'rejected') console.warn('After the sign-up:', toAppError(step.reason).code)
}
