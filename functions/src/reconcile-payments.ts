import { logger } from 'firebase-functions'
import { onSchedule } from 'firebase-functions/scheduler'
import { forgetErasures, resumeErasures } from './account/erase'
import { REGION, stripeSecretKey, trialHashKey } from './params'
import { reconcile } from './payment/reconciliation'
import { sources } from './payment/reconciliation-sources'
import { logFault, toFault } from './refuse'

/** Finds what no webhook and no page told us, and goes on with erasures that were stopped. */
export const reconcilePayments = onSchedule(
  {
    schedule: 'every 15 minutes',
    region: REGION,
    secrets: [stripeSecretKey, trialHashKey],
    timeoutSeconds: 840,
    memory: '512MiB',
    maxInstances: 1,
  },
  async () => {
    const [tally] = await Promise.all([
      reconcile(sources, new Date()),
      resumeErasures()
        .then(() => forgetErasures())
        .catch((error: unknown) => logFault('account.erasures-unread', toFault('account', error))),
    ])
    logger.info('payment.reconciled', tally)
  },
)
