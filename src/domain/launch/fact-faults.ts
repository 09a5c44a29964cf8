import { AMOUNT_FAULTS } from '@/domain/base/text/pasted-amount'
import type { FactKey } from './facts'
import {
  readDelivery,
  readPrice,
  readRefund,
  type ReadPrice,
  type ReadWords,
  type TypedFault,
} from './typed-amounts'

// Why a typed amount of « Mise en vente » is not printed. Not in typed-amounts.ts, which the dashboard loads.

type FaultWords = Readonly<Record<TypedFault, string>>

const PRICE_FAULTS: FaultWords = {
  ...AMOUNT_FAULTS,
  unclear: 'Ce prix ne se lit pas\u00a0: écrivez un seul montant, en chiffres, 29,90\u00a0€.',
  range: 'Ce sont plusieurs montants\u00a0: ne gardez que celui que l’acheteur paie.',
  untaxed: 'Ce prix est hors taxes\u00a0: écrivez celui que l’acheteur paie.',
  free: 'Un produit en vente a un prix\u00a0: écrivez un montant au-dessus de 0\u00a0€.',
  inexact:
    'Ce n’est pas le prix exact d’un produit\u00a0: écrivez le seul montant que l’acheteur paie, 29,90\u00a0€.',
}

const EACH_EURO = 'Écrivez «\u00a0€\u00a0» après chaque montant.'

const DELIVERY_FAULTS: FaultWords = {
  ...PRICE_FAULTS,
  unclear:
    'Ce coût ne se lit pas\u00a0: écrivez «\u00a0€\u00a0» après chaque montant, 4,90\u00a0€, ou «\u00a0offerte\u00a0».',
  range: EACH_EURO,
  untaxed: 'Ce coût est hors taxes\u00a0: écrivez celui que l’acheteur paie.',
}

const REFUND_FAULTS: FaultWords = {
  ...PRICE_FAULTS,
  unclear: AMOUNT_FAULTS.unclear,
  range: EACH_EURO,
  untaxed: 'Ce montant est hors taxes\u00a0: écrivez celui que l’acheteur a payé.',
  free: 'Écrivez un montant au-dessus de 0\u00a0€.',
}

/** Why a typed fact is not printed, and what follows; null: it is printed, or not typed. */
export function factFault(key: FactKey, typed: string): string | null {
  if (key === 'price') {
    const fault = faultOf(readPrice(typed), PRICE_FAULTS)
    return fault === null ? null : `${fault} La page et les fichiers seraient sans prix.`
  }
  if (key !== 'deliveryCost') return null
  const fault = faultOf(readDelivery(typed), DELIVERY_FAULTS)
  return fault === null ? null : `${fault} La page serait sans coût de livraison.`
}

export function refundFault(typed: string): string | null {
  return faultOf(readRefund(typed), REFUND_FAULTS)
}

function faultOf(read: ReadPrice | ReadWords | null, words: FaultWords): string | null {
  return read && 'fault' in read ? words[read.fault] : null
}
