import type { Buyer } from '@/domain/access/receipt'
import type { TrialFacts } from '@/domain/access/subscription'
import type { ExportWords } from '@/domain/export/export-files'
import { receiptText, refundFileText } from './receipt-text'
import { monthsByPayment, paidAccess, refundOf } from './refund-outcome'

/** The receipts of « Télécharger mes données »: the same texts as on the screen. */
export function archivedReceipts(
  trial: TrialFacts,
  buyer: Buyer,
  now: Date,
): Pick<ExportWords, 'receipt' | 'acknowledgement'> {
  return {
    receipt: (payment, payments) =>
      receiptText(payment, monthsByPayment(trial, payments).get(payment.id), buyer),
    acknowledgement: (payment, payments) => {
      const refund = refundOf(payment)
      return refund && refundFileText(refund, paidAccess(trial, payments, now), buyer)
    },
  }
}
