import { sendConfirmation } from './email-confirmation'
import { callEndpoint } from '@/data/live/endpoints'
import { toAppError } from '@/data/live/to-app-error'

/**
 * What follows a sign-up and nobody waits for. The coach asks for a confirmed address later, and sends the link again; an
 * address that had its trial hears it at the first question, if not from here through its profile.
 */
export async function welcomeAccount(profileWritten: Promise<unknown>): Promise<void> {
  const steps = [
    sendConfirmation(),
    profileWritten.then(() =>
      callEndpoint('openTrial', {}, () => undefined, { unauthenticated: 'account/unauthenticated' }),
    ),
  ]
  for (const step of await Promise.allSettled(steps)) {
    if (step.status === 'rejected') console.warn('After the sign-up:', toAppError(step.reason).code)
  }
}
