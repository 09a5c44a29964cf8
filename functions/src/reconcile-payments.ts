import { RECONCILIATION_MINUTES } from '@/domain/base/business'
import { logger } from 'firebase-functions'
import { onSchedule } from 'firebase-functions/scheduler'
import { forgetErasures, resumeErasures } from './account/erase'
import { deliverDue } from './mail/outbox'
import { mailPassword, REGION, stripeSecretKey, trialHashKey } from './platform/params'
import { reconcile } from './payment/settlement/reconciliation'
import { sources } from './payment/settlement/reconciliation-sources'
import { resumeRefunds } from './payment/refund/refund'
import { logFault, toFault } from './platform/refuse'

/** Settles payments that no webhook and no page reported, and resumes erasures, refunds and mails. */
export const reconcilePayments = onSchedule(
  {
    schedule: `every ${RECONCILIATION_MINUTES} minutes`,
    region: REGION,
    secrets: [stripeSecretKey, trialHashKey, mailPassword],
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
      resumeRefunds().catch((error: unknown) =>
        logFault('payment.refunds-unread', toFault('payment', error)),
      ),
    ])
    // Last, because the work above may add mails.
    await deliverDue()
    logger.info('payment.reconciled', tally)
  },
)
