import { paidAmount } from './paid-amount'
import type { PaidMonth } from './paid-months'
import type { Payment } from './payment'
import { UNFILLED_MARK, vatRateOf, type Publisher } from '@/domain/base/publisher'
import { isBlank } from '@/domain/base/text/visible-text'

export interface Buyer {
  readonly fullName: string
  readonly email: string
}

/** « 21 novembre 2026 », « 21 novembre 2026 à 14:05 ». Time zone: the reader's on a screen, Paris in a mail. */
export interface ReceiptFormats {
  readonly day: (date: Date) => string
  readonly moment: (date: Date) => string
}

export interface ReceiptRow {
  readonly label: string
  readonly value: string
}

/** The product, in the contract's text. */
export const SOLD = 'un mois d’accès à Coach Boom'

/** Mandatory facts of a receipt from 25 euros on; the same on the screen and in the mail. */
export function receiptRows(
  { payment, month, buyer, publisher }: ReceiptFacts,
  { day, moment }: ReceiptFormats,
): readonly ReceiptRow[] {
  const { id, paidAt } = payment
  const seller = [publisher.name, publisher.legalForm].filter(isFilled).join(', ')
  return [
    { label: 'Numéro', value: id },
    ...(paidAt ? [{ label: 'Payé le', value: moment(paidAt) }] : []),
    { label: 'Vendeur', value: isFilled(publisher.name) ? seller : UNFILLED_MARK },
    { label: 'Adresse du vendeur', value: factOf(publisher.address) },
    { label: 'Immatriculation', value: factOf(publisher.registration) },
    { label: 'Client', value: [buyer.fullName, buyer.email].filter(isFilled).join(', ') },
    { label: 'Objet', value: SOLD },
    ...(month ? [{ label: 'Accès', value: `du ${day(month.startsAt)} au ${day(month.endsAt)}` }] : []),
    ...amountRows(payment, publisher),
  ]
}

export interface ReceiptFacts {
  readonly payment: Pick<Payment, 'id' | 'amount' | 'currency' | 'paidAt'>
  readonly month: PaidMonth | undefined
  readonly buyer: Buyer
  readonly publisher: Publisher
}

function amountRows(payment: ReceiptFacts['payment'], publisher: Publisher): readonly ReceiptRow[] {
  const { amount } = payment
  const text = (part: number) => paidAmount(part, payment)
  const rate = vatRateOf(publisher)
  const net = rate === null ? null : Math.round(amount / (1 + rate / 100))
  const percent = rate === null || rate === 0 ? '' : ` à ${String(rate).replace('.', ',')}\u00a0%`
  const tax = net === null || rate === 0 ? factOf(publisher.vat) : text(amount - net)
  return [
    { label: 'Montant hors taxe', value: net === null ? UNFILLED_MARK : text(net) },
    { label: `TVA${percent}`, value: net === null ? UNFILLED_MARK : tax },
    { label: 'Montant payé, taxes comprises', value: text(amount) },
  ]
}

function factOf(value: string | null): string {
  return isFilled(value) ? value.trim() : UNFILLED_MARK
}

function isFilled(value: string | null): value is string {
  return value !== null && !isBlank(value)
}
