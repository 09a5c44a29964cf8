import { codeOf } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'
import { showToast } from '@/ui/toast'

/**
 * Sends the login or the sign-up. Who turns out to be signed in already is shown at once, and the form goes together with its
 * banner: why nothing was sent is said beside what they see then.
 */
export async function enter(send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (thrown) {
    if (codeOf(thrown) !== 'session/already-here') throw thrown
    showToast({ text: errorText('login', 'session/already-here') })
  }
}
