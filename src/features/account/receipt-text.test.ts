import { expect, test } from 'vitest'
import type { Payment } from '@/domain/payment'
import { paymentStatusText, receiptText, refundText } from './receipt-text'

const paid: Payment = {
  id: 'pi_123',
  userId: 'u1',
  amount: 2999,
  currency: 'eur',
  status: 'succeeded',
  paidAt: new Date(2026, 10, 21, 14, 5),
  endedAt: null,
  immediateAccess: true,
}
const month = { id: 'pi_123', startsAt: new Date(2026, 10, 21, 14, 5), endsAt: new Date(2026, 11, 21, 14, 5) }

test('a receipt names the buyer, the amount, the dates and the state', () => {
  expect(receiptText(paid, month, { fullName: 'Camille Martin', email: 'camille@exemple.fr' })).toBe(
    [
      'COACH BOOM',
      'Reçu de paiement',
      '',
      'Référence\u00a0: pi_123',
      'Client\u00a0: Camille Martin, camille@exemple.fr',
      "Objet\u00a0: un mois d'accès à Coach Boom",
      'Payé le\u00a0: 21 novembre 2026 à 14:05',
      'Accès\u00a0: du 21 novembre 2026 au 21 décembre 2026',
      'Montant\u00a0: 29,99\u00a0€',
      'État\u00a0: Payé',
      '',
    ].join('\r\n'),
  )
})

test('a payment that went back says when', () => {
  const endedAt = new Date(2026, 10, 25, 9, 0)
  expect(paymentStatusText({ ...paid, status: 'refunded', endedAt })).toBe('Remboursé le 25 novembre 2026')
  expect(paymentStatusText({ ...paid, status: 'disputed', endedAt })).toBe('Contesté')
})

test('the acknowledgement is dated, and says what becomes of the money and of the access', () => {
  const refund = { endedAt: new Date(2026, 10, 21, 14, 5), amount: 2999 }
  const over = { kind: 'none', reason: 'month-over', endedAt: refund.endedAt } as const
  expect(refundText(refund, over)).toBe(
    'Demande de remboursement du 21 novembre 2026 à 14:05\u00a0: 29,99\u00a0€ reviennent sur votre carte sous 5 à 10 jours ouvrés. Votre accès est terminé.',
  )
  const open = { kind: 'paid', endsAt: new Date(2026, 11, 5, 10, 0) } as const
  expect(refundText(refund, open)).toContain("Votre accès va jusqu'au samedi 5 décembre à 10:00.")
})
