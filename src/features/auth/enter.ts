import { codeOf } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'
import { showToast } from '@/ui/toast'

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
