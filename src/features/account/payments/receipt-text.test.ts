import { describe, expect, test } from 'vitest'
import type { Payment, Withdrawal } from '@/domain/access/payment'
import { paymentStatusText, receiptMailText, receiptText, refundMailText, refundText } from './receipt-text'

const paid: Payment = {
  id: 'pi_123',
  userId: 'u1',
  amount: 2999,
  currency: 'eur',
  status: 'succeeded',
  paidAt: new Date(2026, 10, 21, 14, 5),
  endedAt: null,
  immediateAccess: true,
  refunded: 0,
  withdrawal: null,
  mails: { contract: null, withdrawal: null },
}
const month = { id: 'pi_123', startsAt: new Date(2026, 10, 21, 14, 5), endsAt: new Date(2026, 11, 21, 14, 5) }
const askedAt = new Date(2026, 10, 22, 7, 5)
const asked = (state: Withdrawal['state'], amount = 2999): Payment => ({
  ...paid,
  withdrawal: { state, askedAt, amount, handed: null },
})
const refunded: Payment = { ...asked('done'), status: 'refunded', endedAt: askedAt }
const over = { kind: 'none', reason: 'trial-over', endedAt: askedAt } as const

test('a receipt names the seller, the buyer, the amounts, the dates and the state', () => {
  const text = receiptText(paid, month, { fullName: 'Camille Martin', email: 'camille@exemple.fr' })
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'Reçu de paiement',
      'Numéro\u00a0: pi_123',
      expect.stringMatching(/^Vendeur\u00a0: ./),
      expect.stringMatching(/^Montant hors taxe\u00a0: ./),
      'Client\u00a0: Camille Martin, camille@exemple.fr',
      'Objet\u00a0: un mois d’accès à Coach Boom',
      'Payé le\u00a0: 21\u00a0novembre 2026 à 14:05',
      'Accès\u00a0: du 21\u00a0novembre 2026 au 21\u00a0décembre 2026',
      'Montant payé, taxes comprises\u00a0: 29,99\u00a0€',
      'État\u00a0: Payé',
    ]),
  )
})

test('a payment says where its money is', () => {
  expect(paymentStatusText(refunded)).toBe('Remboursé le 22\u00a0novembre 2026')
  expect(paymentStatusText({ ...paid, status: 'disputed', endedAt: askedAt })).toBe('Contesté')
  expect(paymentStatusText(asked('by-hand'))).toBe('Remboursement avant le 6\u00a0décembre 2026')
  expect(paymentStatusText(asked('due'))).toBe('Remboursement en cours')
  expect(paymentStatusText({ ...paid, refunded: 1000 })).toBe('Payé, dont 10,00\u00a0€ rendus')
})

describe('the acknowledgement', () => {
  test('has a date, and says when the money arrives and when the access ends', () => {
    expect(refundText({ payment: refunded, at: askedAt }, over)).toBe(
      'Rétractation reçue le 22\u00a0novembre 2026 à 07:05\u00a0: 29,99\u00a0€ seront remboursés sur votre carte sous 5 à 10 jours ouvrés. Votre accès est terminé.',
    )
    const open = { kind: 'paid', endsAt: new Date(2026, 11, 5, 10, 0) } as const
    expect(refundText({ payment: refunded, at: askedAt }, open)).toContain(
      'Votre accès va jusqu’au samedi 5\u00a0décembre à 10:00.',
    )
    expect(refundText({ payment: refunded, at: askedAt }, { ...open, kind: 'trial' })).toContain(
      'Votre essai gratuit va jusqu’au samedi 5\u00a0décembre à 10:00.',
    )
  })

  test('names the amount that the team still has to pay back, and the date', () => {
    const open = { kind: 'paid', endsAt: month.endsAt } as const
    expect(refundText({ payment: asked('by-hand', 1999), at: askedAt }, open)).toBe(
      'Rétractation reçue le 22\u00a0novembre 2026 à 07:05\u00a0: 19,99\u00a0€ vous sont rendus par notre équipe, au plus tard le 6\u00a0décembre 2026. L’accès que ce paiement a ouvert se termine avec le remboursement.',
    )
  })

  test('promises no money on the card where the team paid it another way', () => {
    const payment = { ...refunded, withdrawal: asked('other-means').withdrawal }
    expect(refundText({ payment, at: askedAt }, over)).toContain(
      '29,99\u00a0€ vous ont été rendus par notre équipe. Votre accès est terminé.',
    )
  })

  test.each([
    ['refused', '6\u00a0décembre 2026'],
    ['returned', '15\u00a0décembre 2026'],
  ] as const)('says that the card could not be refunded, and a date to come: %s', (why, until) => {
    const { withdrawal } = asked('by-hand')
    const handed = { why, at: new Date(2026, 11, 1, 9) }
    const payment = { ...paid, withdrawal: withdrawal && { ...withdrawal, handed } }
    expect(refundText({ payment, at: askedAt }, { kind: 'paid', endsAt: month.endsAt })).toContain(
      `29,99\u00a0€ n’ont pas pu être rendus sur votre carte\u00a0; notre équipe vous écrit, et vous les rend au plus tard le ${until}.`,
    )
    expect(paymentStatusText(payment)).toBe(`Remboursement avant le ${until}`)
  })

  test('does not say that somebody withdrew where the team gave the money back by itself', () => {
    const payment = { ...refunded, withdrawal: null }
    expect(refundText({ payment, at: askedAt }, over)).toMatch(
      /^Remboursement du 22\u00a0novembre 2026 à 07:05/,
    )
  })
})

test('the text about a mail follows its state: off, waiting, sent or failed', () => {
  const withMail = (state: 'off' | 'waiting' | 'sent' | 'failed') => {
    const payment = { ...paid, mails: { contract: state, withdrawal: state } }
    return [receiptMailText(payment), refundMailText({ payment, at: askedAt })].join(' ')
  }
  expect(withMail('sent')).toMatch(/envoyé par email.* envoyé par email/)
  expect(withMail('waiting')).toMatch(/part par email.* est aussi envoyé/)
  expect(withMail('failed')).toMatch(/pas pu partir.*pas pu partir/)
  expect(withMail('off')).toMatch(/Aucun email.*Aucun email/)
  expect([receiptMailText(paid), refundMailText({ payment: paid, at: askedAt })]).toEqual([null, null])
})
