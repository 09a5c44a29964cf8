import { sendConfirmation } from './email-confirmation'
import { callEndpoint } from '@/data/live/endpoints'
import { toAppError } from '@/data/live/to-app-error'

/**
 * Steps after a sign-up that run in the background: the confirmation e-mail and the trial. If they fail, the coach asks for a
 * confirmed address at the first question and opens the trial then.
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
