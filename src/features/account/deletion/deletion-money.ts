import { paidAmount } from '@/domain/access/paid-amount'
import { isRefundOwed, refundableAmount, refundablePayments, type Payment } from '@/domain/access/payment'
import type { Access } from '@/domain/access/subscription'
import { formatDay } from '@/lib/text/format'

/** What becomes of the money when the account is deleted; each sentence is null where it is about nothing. */
export interface DeletionMoney {
  readonly lost: string | null
  readonly owed: string | null
  readonly refundable: string | null
}

export function deletionMoney(payments: readonly Payment[], access: Access | null, now: Date): DeletionMoney {
  const owed = payments.filter(isRefundOwed)
  const refundable = refundablePayments(payments, now)
  const refundableSum = sumText(refundable, refundableAmount)
  const owedSum = sumText(owed, (payment) => payment.withdrawal?.amount ?? 0)
  return {
    lost:
      access?.kind === 'paid'
        ? `Votre accès payé jusqu’au ${formatDay(access.endsAt)} se termine tout de suite, et la suppression ne le rembourse pas.`
        : null,
    owed:
      owed.length > 0
        ? `Votre rétractation est reçue\u00a0: votre remboursement (${owedSum}) suit son cours, même une fois le compte supprimé.`
        : null,
    refundable:
      refundable.length > 0
        ? `${refundable.length === 1 ? `Votre dernier paiement (${refundableSum}) peut encore être remboursé. Demandez-le` : `Vos derniers paiements (${refundableSum}) peuvent encore être remboursés. Demandez-les`} d’abord\u00a0: une fois le compte supprimé, vous ne pourrez plus le faire ici.`
        : null,
  }
}

/** « 59,98 € »; a sum for each currency. */
function sumText(payments: readonly Payment[], amountOf: (payment: Payment) => number): string {
  const sums = new Map<string, number>()
  for (const payment of payments) {
    const { currency } = payment
    sums.set(currency, (sums.get(currency) ?? 0) + amountOf(payment))
  }
  return [...sums].map(([currency, sum]) => paidAmount(sum, { currency })).join(' et ')
}
