import { useSubmission } from '@/components/use-submission'
import { useSession } from '@/data/device/use-session'
import { codeOf } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'
import { showToast } from '@/ui/toast'

/** One login or sign-up at a time. Busy until the page leaves: with a session the form stays until the first screen can be drawn. */
export function useEntry() {
  const { isBusy, run } = useSubmission()
  const isSignedIn = useSession().status === 'signed-in'
  return { isBusy: isBusy || isSignedIn, run }
}

/**
 * Sends the login or the sign-up. If a session exists already, its page replaces form and banner, so the reason for not sending is shown
 * there.
 */
export async function enter(send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (thrown) {
    if (codeOf(thrown) !== 'session/already-here') throw thrown
    showToast({ text: errorText('login', 'session/already-here') })
  }
}
