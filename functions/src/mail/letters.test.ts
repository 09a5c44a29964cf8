import type { Payment } from '@/domain/access/payment'
import { PUBLISHER, UNFILLED_MARK } from '@/domain/base/publisher'
import { expect, test } from 'vitest'
import { contactLetter, contractLetter, refundDueLetter, withdrawalLetter } from './letters'
import { htmlOf, textOf } from './template'

const paidAt = new Date('2026-11-21T23:30:00Z')
const payment: Payment = {
  id: 'pi_1',
  userId: 'u',
  amount: 2999,
  currency: 'eur',
  status: 'succeeded',
  paidAt,
  endedAt: null,
  immediateAccess: false,
  refunded: 0,
  withdrawal: null,
  mails: { contract: null, withdrawal: null },
}
const buyer = { fullName: 'Zoé', email: 'z@exemple.fr' }
const month = { id: 'pi_1', startsAt: paidAt, endsAt: new Date('2026-12-21T23:30:00Z') }

test('a date is that of Paris, on whatever machine it is written', () => {
  const text = textOf(contractLetter({ payment, month, buyer, publisher: PUBLISHER }))
  expect(text).toContain('22 novembre 2026 à 00:30 (heure de Paris)')
  expect(text).toContain('du 22 novembre 2026 au 22 décembre 2026')
})

test('an empty field of the publisher is marked as unfilled', () => {
  const publisher = { ...PUBLISHER, name: null, vatRate: null, mediator: null }
  const text = textOf(contractLetter({ payment, month, buyer, publisher }))
  expect(text).toContain(`Vendeur\u00a0: ${UNFILLED_MARK}`)
  expect(text).toContain(`médiateur de la consommation\u00a0: ${UNFILLED_MARK}`)
})

test('a withdrawal says who pays it back, and by when', () => {
  const asked = (state: 'due' | 'by-hand') => {
    const withdrawal = { state, askedAt: paidAt, amount: 1999 }
    return textOf(withdrawalLetter({ ...payment, withdrawal }, buyer))
  }
  expect(asked('due')).toMatch(/19,99\s€ reviennent sur la carte qui a payé, sous 5 à 10 jours ouvrés/)
  expect(asked('by-hand')).toMatch(/19,99\s€ vous sont rendus .*, au plus tard le 6 décembre 2026/)
})

test('the order to the team names the payment and nobody', () => {
  const letter = refundDueLetter({ paymentIntentId: 'pi_1', amount: 2999, currency: 'usd', askedAt: paidAt })
  expect(textOf(letter)).toMatch(/29,99\s\$US/)
  expect(letter.subject).toBe('Remboursement à faire à la main avant le 6 décembre 2026')
})

test('HTML typed into a contact message is escaped in the HTML of the mail', () => {
  const text = { subject: '<i>a</i> & "b"', message: 'un\n<script>x</script>' }
  const letter = contactLetter(text, { ...buyer, isConfirmed: true })
  const html = htmlOf(letter)
  expect(html).toContain('&lt;i&gt;a&lt;/i&gt; &amp; &quot;b&quot;')
  expect(html).toContain('un<br>&lt;script&gt;x&lt;/script&gt;')
  expect(html).not.toContain('<script>')
  expect(textOf(letter)).toContain('un\n<script>x</script>')
})

test('on a phone a mail is as wide as the phone, whatever is typed without a space', () => {
  const text = { subject: 'x'.repeat(120), message: 'y'.repeat(400) }
  const html = htmlOf(contactLetter(text, { ...buyer, isConfirmed: true }))
  expect(html).toContain('<meta name="viewport" content="width=device-width">')
  expect(html).toMatch(/<h1 style="[^"]*overflow-wrap:anywhere">Contact\u00a0: x{120}/)
  expect(html).toMatch(/<p style="[^"]*overflow-wrap:anywhere">y{400}/)
  expect(html).toMatch(/<td style="[^"]*overflow-wrap:anywhere">Zoé/)
})
