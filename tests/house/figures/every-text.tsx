// Renders every text that contains a number of business.ts, for a visitor and for a person in each access state.
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { drawPages } from '@/app/opening/prerender'
import { AppShellFooter } from '@/components/frame/app-shell-footer'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { accessOf } from '@/domain/access/subscription'
import type { Payment } from '@/domain/access/payment'
import type { Profile } from '@/domain/account/profile'
import { signUpFaults } from '@/domain/account/sign-up'
import * as business from '@/domain/base/business'
import { PUBLISHER } from '@/domain/base/publisher'
import { NEW_SELLER } from '@/domain/money/seller'
import { ContactForm } from '@/features/account/contact/contact-form'
import { DeletionTerms } from '@/features/account/deletion/deletion-terms'
import { PasswordForm } from '@/features/account/password-form'
import { PlanCard } from '@/features/account/plan-card'
import { moneyText } from '@/features/account/payments/refund'
import { checkNewPassword } from '@/features/account/use-password-change'
import { faultOf } from '@/features/auth/sign-up-faults'
import { ConfirmAddress } from '@/features/coach/view/confirm-address'
import { LevelChip } from '@/features/dashboard/level-chip'
import { CheckoutForm } from '@/features/payment/checkout-form'
import { MonthInside } from '@/features/payment/month-inside'
import { MonthSummary } from '@/features/payment/month-summary'
import type { PaymentFlow } from '@/features/payment/flow/payment-flow'
import { FeatureList } from '@/features/rules/feature-list'
import { errorText } from '@/lib/text/error-text'
import { systemPrompt } from '../../../functions/src/coach/system-prompt'
import {
  accountEndLetter,
  contractLetter,
  refundDueLetter,
  withdrawalLetter,
} from '../../../functions/src/mail/letters'
import { textOf } from '../../../functions/src/mail/template'

const now = new Date('2026-11-22T10:00:00Z')
const nothing = () => undefined
const buyer = { fullName: 'Zoé', email: 'zoe@exemple.fr' }
const trial = { createdAt: now, hadTrial: false }
const profile: Profile = {
  ...buyer,
  level: 1,
  xp: 0,
  hasLearningPlan: false,
  hasSeenWelcome: false,
  hasPaid: false,
  hasPaidAt: null,
  hadTrial: false,
  seller: NEW_SELLER,
  firstSaleOn: null,
  createdAt: now,
  updatedAt: now,
}
const signedIn: SignedIn = {
  user: { uid: 'u', email: buyer.email, createdAt: now },
  profile: { status: 'ready', value: profile, isEmpty: false, isLive: true, since: null, hasMore: false },
  access: accessOf({ ...trial, hasPaidAt: null }, now),
  trial,
  now,
  deviceNow: now,
}
const flow: PaymentFlow = {
  subscribe: () => nothing,
  read: () => ({ step: 'ready', fault: null }),
  start: () => nothing,
  pay: async () => {},
  verify: nothing,
  show: nothing,
  hear: nothing,
  payAgain: nothing,
}
const payment: Payment = {
  id: 'pi',
  userId: 'u',
  amount: business.PRICE_CENTS,
  currency: business.PRICE_CURRENCY,
  status: 'succeeded',
  paidAt: now,
  endedAt: null,
  immediateAccess: true,
  refunded: 0,
  withdrawal: null,
  mails: { contract: null, withdrawal: null },
}
const withdrawal = { state: 'by-hand', askedAt: now, amount: payment.amount, handed: null } as const

/** Texts by place, with plain spaces, so that any spelling of a number is found. */
export async function everyText(): Promise<Record<string, string>> {
  const pages = await drawPages()
  const texts: Record<string, string> = Object.fromEntries(
    pages.map(({ fileName, body, description }) => [fileName, `${description ?? ''} ${body}`]),
  )
  const pieces: Record<string, ReactNode> = {
    'the footer': <AppShellFooter />,
    'payment: the month': <MonthSummary paidUntil={null} />,
    'payment: inside': <MonthInside />,
    'payment: the card': (
      <CheckoutForm publishableKey="pk_test_x" flow={flow} state={{ step: 'ready', fault: null }} />
    ),
    'dashboard: level': <LevelChip />,
    'profile: plan': <PlanCard />,
    'profile: password': <PasswordForm />,
    'profile: contact': <ContactForm />,
    'profile: deletion': <DeletionTerms onOpenSubscription={nothing} />,
    'coach: confirm the address': (
      <ConfirmAddress wait={null} code="coach/unconfirmed" onConfirmed={nothing} />
    ),
    documentation: <FeatureList />,
  }
  for (const [place, piece] of Object.entries(pieces)) texts[place] = await draw(piece)
  return Object.fromEntries(
    Object.entries({ ...texts, ...sentences(), ...mails() }).map(([place, text]) => [place, legible(text)]),
  )
}

function sentences(): Record<string, string> {
  const form = { fullName: 'Zoé', email: buyer.email }
  const passwords = ['', 'x'.repeat(business.PASSWORD_MAX + 1)]
  const signUp = passwords.flatMap((password) => signUpFaults({ ...form, password }))
  return {
    'sign-up: refused': signUp.map((fault) => faultOf(fault).text).join(),
    'profile: password refused': passwords.map((password) => checkNewPassword(password, null)?.text).join(),
    'profile: refund by hand': moneyText(true),
    'profile: refund over': errorText('refund', 'payment/refund-window-over'),
    'coach: trial used up': errorText('coach', 'coach/quota-trial'),
    'coach: busy': errorText('coach', 'coach/quota-streams'),
    'coach: prompt': systemPrompt,
  }
}

function mails(): Record<string, string> {
  const month = { id: payment.id, startsAt: now, endsAt: now }
  return {
    'mail: contract': textOf(contractLetter({ payment, month, buyer, publisher: PUBLISHER })),
    'mail: withdrawal': textOf(withdrawalLetter({ ...payment, withdrawal }, buyer)),
    'mail: refund due': textOf(refundDueLetter({ ...payment, paymentIntentId: payment.id, ...withdrawal })),
    'mail: account end': textOf(accountEndLetter(buyer.email, now)),
  }
}

async function draw(piece: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <MemoryRouter>
      <SignedInContext value={signedIn}>{piece}</SignedInContext>
    </MemoryRouter>,
    { progressiveChunkSize: Infinity },
  )
  return new Response(prelude).text()
}

function legible(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('&#x27;', "'")
    .replace(/(?:&nbsp;|\s)+/g, ' ')
}
