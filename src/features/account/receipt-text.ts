import type { PaidMonth } from '@/domain/paid-months'
import type { Payment } from '@/domain/payment'
import { formatDateAndTime, formatDay, formatDayAndTime, formatEuros } from '@/lib/format'
import type { Access } from '@/domain/subscription'

/** « Payé », « Remboursé le 21 novembre 2026 », « Contesté » */
export function paymentStatusText({ status, endedAt }: Payment): string {
  switch (status) {
    case 'succeeded':
      return 'Payé'
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

export interface Buyer {
  readonly fullName: string
  readonly email: string
}

/** A receipt as a small text file, in lines that every system shows. */
export function receiptText(payment: Payment, month: PaidMonth | undefined, buyer: Buyer): string {
  return lines([
    'COACH BOOM',
    'Reçu de paiement',
    '',
    `Référence\u00a0: ${payment.id}`,
    `Client\u00a0: ${[buyer.fullName, buyer.email].filter((part) => part !== '').join(', ')}`,
    "Objet\u00a0: un mois d'accès à Coach Boom",
    ...(payment.paidAt ? [`Payé le\u00a0: ${formatDateAndTime(payment.paidAt)}`] : []),
    ...(month ? [`Accès\u00a0: ${periodText(month)}`] : []),
    `Montant\u00a0: ${formatEuros(payment.amount)}`,
    `État\u00a0: ${paymentStatusText(payment)}`,
  ])
}

/** The dated acknowledgement of a refund. */
export function refundText(refund: { endedAt: Date; amount: number }, access: Access): string {
  const request = `Demande de remboursement du ${formatDateAndTime(refund.endedAt)}`
  const money = `${formatEuros(refund.amount)} reviennent sur votre carte sous 5 à 10 jours ouvrés`
  return `${request}\u00a0: ${money}. ${accessEndText(access)}`
}

/** The same as a small text file. */
export function refundFileText(
  refund: { id: string; endedAt: Date; amount: number },
  access: Access,
  buyer: Buyer,
): string {
  return lines([
    'COACH BOOM',
    'Accusé de réception',
    '',
    refundText(refund, access),
    '',
    `Référence\u00a0: ${refund.id}`,
    `Client\u00a0: ${[buyer.fullName, buyer.email].filter((part) => part !== '').join(', ')}`,
  ])
}

function accessEndText(access: Access): string {
  return access.kind === 'none'
    ? 'Votre accès est terminé.'
    : `Votre accès va jusqu'au ${formatDayAndTime(access.endsAt)}.`
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\r\n')}\r\n`
}
