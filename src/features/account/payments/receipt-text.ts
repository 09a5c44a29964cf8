import { paidAmount } from '@/domain/access/paid-amount'
import type { PaidMonth } from '@/domain/access/paid-months'
import {
  handRefundDayText,
  hasFailedOnCard,
  isPaidBackByHand,
  type Payment,
  type Withdrawal,
} from '@/domain/access/payment'
import { PUBLISHER } from '@/domain/base/publisher'
import { receiptRows, SOLD, type Buyer } from '@/domain/access/receipt'
import type { Access } from '@/domain/access/subscription'
import { formatDateAndTime, formatDay, formatDayAndTime } from '@/lib/text/format'
import type { RefundNews } from './refund-outcome'

/** « Payé », « Remboursé le 21 novembre 2026 », « Contesté » */
export function paymentStatusText(payment: Payment): string {
  const { status, endedAt, refunded, withdrawal } = payment
  switch (status) {
    case 'succeeded':
      if (withdrawal && isPaidBackByHand(payment)) {
        return `Remboursement avant le ${handRefundDayText(withdrawal)}`
      }
      if (withdrawal?.state === 'due') return 'Remboursement en cours'
      return refunded > 0 ? `Payé, dont ${paidAmount(refunded, payment)} rendus` : 'Payé'
    case 'refunded':
      return endedAt ? `Remboursé le ${formatDay(endedAt)}` : 'Remboursé'
    case 'disputed':
      return 'Contesté'
  }
}

/** « du 21 novembre 2026 au 21 décembre 2026 » */
export function periodText({ startsAt, endsAt }: PaidMonth): string {
  return `du ${formatDay(startsAt)} au ${formatDay(endsAt)}`
}

/** State of the confirmation mail; null: no mail was planned. */
export function receiptMailText({ mails }: Payment): string | null {
  switch (mails.contract) {
    case 'sent':
      return 'Reçu envoyé par email.'
    case 'waiting':
      return 'Le reçu part par email.'
    case 'failed':
      return 'L’email du reçu n’a pas pu partir\u00a0: téléchargez-le.'
    case 'off':
      return 'Aucun email n’est envoyé pour le moment\u00a0: téléchargez le reçu.'
    case null:
      return null
  }
}

export function receiptText(payment: Payment, month: PaidMonth | undefined, buyer: Buyer): string {
  const formats = { day: formatDay, moment: formatDateAndTime }
  const rows = receiptRows({ payment, month, buyer, publisher: PUBLISHER }, formats)
  return lines([
    'COACH BOOM',
    'Reçu de paiement',
    '',
    ...rows.map(({ label, value }) => `${label}\u00a0: ${value}`),
    `État\u00a0: ${paymentStatusText(payment)}`,
  ])
}

/** The dated acknowledgement of a withdrawal or of a refund by the team. */
export function refundText({ payment, at }: RefundNews, access: Access): string {
  const { withdrawal } = payment
  const event = withdrawal ? 'Rétractation reçue le' : 'Remboursement du'
  const amount = paidAmount(withdrawal?.amount ?? payment.amount, payment)
  const money = moneyText(payment, amount)
  return `${event} ${formatDateAndTime(at)}\u00a0: ${money}. ${accessEndText(access, payment)}`
}

function moneyText(payment: Payment, amount: string): string {
  const { status, withdrawal } = payment
  if (status === 'disputed') return 'ce paiement est contesté auprès de votre banque'
  if (withdrawal?.state === 'other-means') return `${amount} vous ont été rendus par notre équipe`
  return withdrawal && isPaidBackByHand(payment)
    ? byHandText(amount, withdrawal)
    : `${amount} seront remboursés sur votre carte sous 5 à 10 jours ouvrés`
}

function byHandText(amount: string, withdrawal: Withdrawal): string {
  const until = handRefundDayText(withdrawal)
  return hasFailedOnCard(withdrawal)
    ? `${amount} n’ont pas pu être rendus sur votre carte\u00a0; notre équipe vous écrit, et vous les rend au plus tard le ${until}`
    : `${amount} vous sont rendus par notre équipe, au plus tard le ${until}`
}

export function refundMailText({ payment: { mails } }: RefundNews): string | null {
  switch (mails.withdrawal) {
    case 'sent':
      return 'Cet accusé vous a aussi été envoyé par email.'
    case 'waiting':
      return 'Cet accusé vous est aussi envoyé par email.'
    case 'failed':
      return 'L’email n’a pas pu partir\u00a0: téléchargez cet accusé et gardez-le.'
    case 'off':
      return 'Aucun email n’est envoyé pour le moment\u00a0: téléchargez cet accusé et gardez-le.'
    case null:
      return null
  }
}

export function refundFileText(news: RefundNews, access: Access, buyer: Buyer): string {
  return lines([
    'COACH BOOM',
    'Accusé de réception',
    '',
    ...(news.payment.withdrawal ? [`Je renonce au contrat qui porte sur ${SOLD}.`] : []),
    refundText(news, access),
    '',
    `Numéro du paiement\u00a0: ${news.payment.id}`,
    `Client\u00a0: ${[buyer.fullName, buyer.email].filter((part) => part !== '').join(', ')}`,
  ])
}

function accessEndText(access: Access, { status }: Payment): string {
  if (access.kind === 'none') return 'Votre accès est terminé.'
  if (status === 'succeeded') return 'L’accès que ce paiement a ouvert se termine avec le remboursement.'
  const name = access.kind === 'trial' ? 'Votre essai gratuit' : 'Votre accès'
  return `${name} va jusqu’au ${formatDayAndTime(access.endsAt)}.`
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\r\n')}\r\n`
}
