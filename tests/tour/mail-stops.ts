import {
  accountEndLetter,
  contactLetter,
  contractLetter,
  refundDueLetter,
  withdrawalLetter,
} from '../../functions/src/mail/letters'
import type { Letter } from '../../functions/src/mail/letter'
import { htmlOf } from '../../functions/src/mail/template'
import { PRICE_CENTS, PRICE_CURRENCY } from '../../src/domain/base/business'
import type { Payment } from '../../src/domain/access/payment'
import { PUBLISHER } from '../../src/domain/base/publisher'
import type { TourStop } from './tour-stop'

const PAID_AT = new Date(2026, 10, 19, 10, 25)
const ASKED_AT = new Date(2026, 10, 22, 10, 25)
const BUYER = { fullName: 'Léa Moreau', email: 'lea.moreau.createrice@atelier-des-lampes-du-midi.example' }
const PAYMENT: Payment = {
  id: 'pi_3QhXyZ2eZvKYlo2C1abcDEFg',
  userId: 'u1',
  amount: PRICE_CENTS,
  currency: PRICE_CURRENCY,
  status: 'succeeded',
  paidAt: PAID_AT,
  endedAt: null,
  immediateAccess: true,
  refunded: 0,
  withdrawal: null,
  mails: { contract: null, withdrawal: null },
}
const MONTH = { id: PAYMENT.id, startsAt: PAID_AT, endsAt: new Date(2026, 11, 19, 10, 25) }
const WITHDRAWAL = { state: 'by-hand', askedAt: ASKED_AT, amount: PRICE_CENTS } as const
const CONTACT = { subject: 'Mon reçu de novembre', message: 'Bonjour,\nJe ne retrouve pas mon reçu. Merci !' }

/** A mail as a mail program shows it; on a desktop in a column of 600 px. */
function letter(name: string, written: Letter): TourStop {
  return {
    name: `mail-${name}`,
    show: async (page) => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      if (width > 600) await page.setViewportSize({ width: 600, height })
      await page.setContent(htmlOf(written))
      // A mail program has the landmarks around the mail.
      await page.locator('body > div').evaluate((letter) => {
        letter.role = 'main'
      })
    },
  }
}

export const MAIL_STOPS: readonly TourStop[] = [
  letter('contract', contractLetter({ payment: PAYMENT, month: MONTH, buyer: BUYER, publisher: PUBLISHER })),
  letter('withdrawal', withdrawalLetter({ ...PAYMENT, withdrawal: WITHDRAWAL }, BUYER)),
  letter('refund-due', refundDueLetter({ ...PAYMENT, paymentIntentId: PAYMENT.id, askedAt: ASKED_AT })),
  letter('contact', contactLetter(CONTACT, { ...BUYER, isConfirmed: false })),
  letter('account-end', accountEndLetter(BUYER.email, ASKED_AT)),
  {
    name: 'mail-stand-in',
    show: (page) => page.goto(process.env['FLOW_MAIL_URL'] ?? ''),
  },
]
