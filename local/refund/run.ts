// `npm run refund:close -- PROJECT PAYMENT`: notes a refund that the team paid by another way than the card. See docs/operate.md.
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { paidAmount } from '@/domain/access/paid-amount'
import { failInOneSentence, SetupError } from '../setup-error'
import { closeRefund, owedByHand } from './close-refund'

try {
  const [projectId, paymentIntentId = '', ...options] = process.argv.slice(2)
  if (
    projectId === undefined ||
    !/^pi_\w+$/.test(paymentIntentId) ||
    options.some((one) => one !== '--write')
  )
    throw new SetupError(
      'Name the project and the payment: `npm run refund:close -- PROJECT pi_…`, and `--write` once the money went back.',
    )
  const firestore = getFirestore(initializeApp({ projectId }))
  const payment = await owedByHand(firestore, paymentIntentId)
  if (!payment?.withdrawal) throw new SetupError(`No refund by hand of ${paymentIntentId} is owed.`)
  const amount = paidAmount(payment.withdrawal.amount, payment)
  const isWritten = options.includes('--write') && (await closeRefund(firestore, paymentIntentId))
  console.log(
    isWritten
      ? `${amount} of ${paymentIntentId} are noted as paid back. The next run of reconcilePayments ends the month.`
      : `${amount} of ${paymentIntentId} are owed. Nothing was written: add \`--write\` once they went back.`,
  )
} catch (error) {
  failInOneSentence(error)
}
