import { HAND_REASONS, type HandedOver, type Payment, type Withdrawal } from '@/domain/access/payment'
import { PUBLISHER, UNFILLED_MARK } from '@/domain/base/publisher'
import { afterEach, expect, test, vi } from 'vitest'
import { accountEndLetter, contactLetter, contractLetter, refundDueLetter, withdrawalLetter } from './letters'
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

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a date is that of Paris, written on a machine of %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const text = textOf(contractLetter({ payment, month, buyer, publisher: PUBLISHER }))
    expect(text).toContain('22\u00a0novembre 2026 à 00:30 (heure de Paris)')
    expect(text).toContain('du 22\u00a0novembre 2026 au 22\u00a0décembre 2026')
  },
)

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a contract says the last day of the withdrawal as the law counts it, on a machine of %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const friday = { ...payment, paidAt: new Date('2026-12-11T09:00:00Z') }
    const text = textOf(contractLetter({ payment: friday, month, buyer, publisher: PUBLISHER }))
    expect(text).toContain(
      'jusqu’au lundi 28\u00a0décembre 2026 inclus (heure de Paris), vous pouvez renoncer',
    )
  },
)

test('an empty field of the publisher is marked as unfilled', () => {
  const publisher = { ...PUBLISHER, name: null, vatRate: null, mediator: null }
  const text = textOf(contractLetter({ payment, month, buyer, publisher }))
  expect(text).toContain(`Vendeur\u00a0: ${UNFILLED_MARK}`)
  expect(text).toContain(`médiateur de la consommation\u00a0: ${UNFILLED_MARK}`)
})

test('a withdrawal says who pays it back, and by when', () => {
  const asked = (state: Withdrawal['state'], handed: HandedOver | null = null) => {
    const withdrawal = { state, askedAt: paidAt, amount: 1999, handed }
    return textOf(withdrawalLetter({ ...payment, withdrawal }, buyer))
  }
  expect(asked('due')).toMatch(/19,99\s€ seront remboursés sur votre carte, sous 5 à 10 jours ouvrés/)
  expect(asked('other-means')).toMatch(/19,99\s€ vous ont été rendus par notre équipe\./)
  expect(asked('by-hand', { why: 'later', at: paidAt })).toMatch(
    /19,99\s€ vous sont rendus .*, au plus tard le 6\sdécembre 2026\. Seul le premier remboursement/,
  )
  const at = new Date('2026-12-20T10:00:00Z')
  for (const [why, until] of [
    ['refused', '6\u00a0décembre 2026'],
    ['returned', '3\u00a0janvier 2027'],
  ] as const) {
    const text = asked('by-hand', { why, at })
    expect(text).toMatch(/remboursement de 19,99\s€ n’a pas pu être fait sur votre carte/)
    expect(text).toContain(`au plus tard le ${until}`)
    expect(text).not.toContain('Seul le premier')
  }
})

test.each(HAND_REASONS)('a withdrawal that the team pays back says why, and nothing untrue: %s', (why) => {
  const withdrawal = { state: 'by-hand', askedAt: paidAt, amount: 2999, handed: { why, at: paidAt } } as const
  const text = textOf(withdrawalLetter({ ...payment, withdrawal }, buyer))
  const reasons = {
    later: 'Seul le premier remboursement d’un compte est automatique',
    refused: 'n’a pas pu être fait sur votre carte',
    returned: 'n’a pas pu être fait sur votre carte',
    unanswered: 'n’a pas encore confirmé ce remboursement',
  }
  for (const reason of new Set(Object.values(reasons))) {
    expect(text.includes(reason)).toBe(reason === reasons[why])
  }
  expect(text).toContain('au plus tard le 6\u00a0décembre 2026')
})

test('the order to the team names the payment and no person', () => {
  const refund = {
    paymentIntentId: 'pi_1',
    amount: 2999,
    currency: 'usd',
    askedAt: paidAt,
    handed: { why: 'later', at: paidAt },
  } as const
  const letter = refundDueLetter(refund)
  expect(textOf(letter)).toMatch(/29,99\s\$US/)
  expect(textOf(letter)).toContain('ce n’est pas le premier de ce compte')
  const returned = refundDueLetter({
    ...refund,
    handed: { why: 'returned', at: new Date('2026-12-20T10:00:00Z') },
  })
  expect(textOf(returned)).toContain('la banque l’a renvoyé')
  expect(returned.subject).toContain('3\u00a0janvier 2027')
  expect(letter.subject).toBe('Remboursement à faire à la main avant le 6\u00a0décembre 2026')
})

test('the last day of a refund by hand is the fourteenth in Paris, also where summer time begins', () => {
  const askedAt = new Date('2027-03-20T22:30:00Z')
  const refund = { ...payment, paymentIntentId: 'pi_1', askedAt, handed: null }
  expect(refundDueLetter(refund).subject).toBe('Remboursement à faire à la main avant le 3\u00a0avril 2027')
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

const LONG = 'x'.repeat(400)
const longBuyer = { fullName: LONG, email: `${LONG}@exemple.fr` }
const withdrawal = { state: 'due', askedAt: paidAt, amount: 2999, handed: null } as const

test.each([
  ['contract', contractLetter({ payment, month, buyer: longBuyer, publisher: PUBLISHER })],
  ['withdrawal', withdrawalLetter({ ...payment, withdrawal }, longBuyer)],
  ['refund due', refundDueLetter({ ...payment, paymentIntentId: LONG, askedAt: paidAt, handed: null })],
  ['contact', contactLetter({ subject: LONG, message: LONG }, { ...longBuyer, isConfirmed: false })],
  ['account end', accountEndLetter(longBuyer.email, paidAt)],
])('on a phone the mail « %s » is as wide as the phone, and breaks texts without a space', (_, letter) => {
  const html = htmlOf(letter)
  expect(html).toContain('<meta name="viewport" content="width=device-width">')
  // Each element that holds a text of 400 characters may break it anywhere.
  const body = html.slice(html.indexOf('<body'))
  const holders = Array.from(body.matchAll(/<(\w+)([^>]*)>[^<]*x{400}/g), ([, tag, rest]) => `${tag}${rest}`)
  expect(holders.length).toBeGreaterThan(0)
  for (const holder of holders) expect(holder).toContain('overflow-wrap:anywhere')
})
