import { logger } from 'firebase-functions'
import { cancelIntent } from '../payment/cancel-intent'
import { slotOf } from '../payment/checkout/slot'

/** How long an erasure waits for Stripe: an account must not stay for ever because Stripe cannot be asked. */
const PATIENCE_MS = 24 * 3_600_000

/** Whether nothing can be charged any more through what is open; false when Stripe must be asked again later. */
export async function endCheckout(uid: string, startedAt: Date): Promise<boolean> {
  const { openIntentId } = await slotOf(uid)
  if (openIntentId === null) return true
  try {
    await cancelIntent(openIntentId)
    return true
  } catch {
    const isGivenUp = Date.now() - startedAt.getTime() > PATIENCE_MS
    if (isGivenUp) logger.error('account.intent-left-open')
    else logger.warn('account.intent-not-canceled')
    return isGivenUp
  }
}
