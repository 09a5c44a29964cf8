import { errorText } from '@/lib/text/error-text'
import type { PaymentErrorCode } from '@/domain/base/errors'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { judgeVariable } from '../../../local/emulators/emulator-program'
import { RandomNumbers } from '../../rules/random/random-numbers'
import type { Account } from '../support/accounts'
import { checkoutOf, createBuyer, profileOf, receiptOf, slotOf } from '../support/buyer'
import { callEndpoint, type EndpointAnswer } from '../support/endpoint-call'
import { startFaultyStripe, type FaultyStripe } from '../support/faulty-stripe'
import { servePayments, type PaymentsHere } from '../support/served-here'
import { STRIPE_BAD_DAYS, type StripeBadDay } from '../support/stripe-bad-days'
import { stripeClient, stripeState, tellWebhook, type StripeState } from '../support/stripe-stand-in'
import { postWebhook } from '../support/webhook-post'
import { thisStack } from '../support/stack'
import { BAD_DAY_TIMEOUT, inBatches, VARIANTS } from '../support/variants'

/**
 * Buyers at the same time; more would only wait for the stand-ins. Google's emulator locks all of `payments` for a transaction that queries
 * it, so that buyers wait for each other there.
 */
const AT_ONCE = process.env[judgeVariable] === 'google' ? 1 : 10
/** Attempts of a person whose page says « réessayez ». */
const PRESSES = 8
const PRICE = { amount: 2999, currency: 'eur' }

let stripe: FaultyStripe
let here: PaymentsHere

beforeAll(async () => {
  await tellWebhook('drop')
  stripe = await startFaultyStripe(`http://127.0.0.1:${thisStack().ports.stripe}`)
  here = await servePayments(stripe.url)
})

afterAll(async () => {
  await here.stop()
  await stripe.stop()
})

interface Purchase extends Account {
  readonly random: RandomNumbers
  readonly id: string
  /** Error codes that the page received. */
  readonly codes: string[]
}

describe(`Stripe that, ${VARIANTS} times,`, { timeout: BAD_DAY_TIMEOUT }, () => {
  it.concurrent.for(STRIPE_BAD_DAYS.map((day, seed) => ({ ...day, seed })))(
    '$name',
    async (day, { expect }) => {
      const variants = Array.from({ length: VARIANTS }, (_, variant) => variant)
      const purchases = await inBatches(variants, AT_ONCE, (variant) => open(day, variant))
      const charged = await stripeState()
      await inBatches(purchases, AT_ONCE, (purchase) => finish(day, purchase, charged))
      const all = await stripeState()
      const ends = await inBatches(purchases, AT_ONCE, (purchase) => endOf(purchase, all))
      const isBack = day.course === 'withdrawn' || day.course === 'told in any order'
      expect(ends).toEqual(
        ends.map(() => ({
          charges: [PRICE.amount],
          givenBack: isBack ? PRICE.amount : 0,
          receipt: isBack ? 'refunded' : 'succeeded',
          isMonthOpen: !isBack,
          openIntentId: null,
          isSettled: true,
          isSoldAgain: isBack,
        })),
      )
      const codes = new Set(purchases.flatMap((purchase) => purchase.codes))
      expect([...codes].filter((code) => code !== 'payment/provider-unavailable')).toEqual([])
    },
  )

  it('leaves no open work in the end', async ({ expect }) => {
    await expect.poll(() => stripe.busy).toBe(0)
  })
})

/** Opens the checkout and charges the card. */
async function open(day: StripeBadDay & { seed: number }, variant: number): Promise<Purchase> {
  const random = new RandomNumbers(day.seed * 1_000 + variant)
  const { uid, token } = await createBuyer()
  const faultOf = day.faultsOf?.(random, variant)
  if (faultOf) stripe.decide(uid, faultOf)
  const codes: string[] = []
  const { json } = await untilItGoesWell(codes, () =>
    callEndpoint('createPaymentIntent', PRICE, { token, url: here.createPaymentIntent }),
  )
  const id = String(json['clientSecret']).split('_secret_')[0] ?? ''
  if (day.course === 'declined first') await declineSome(id, random)
  await stripeClient().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  if (day.course === 'told in any order') await stripeClient().refunds.create({ payment_intent: id })
  return { uid, token, id, random, codes }
}

/** Runs the steps of the page and the webhooks after the charge. */
async function finish(day: StripeBadDay, purchase: Purchase, state: StripeState): Promise<void> {
  const { random, codes, id, token } = purchase
  const confirm = () =>
    untilItGoesWell(codes, () =>
      callEndpoint('confirmPayment', { data: { paymentIntentId: id } }, { token, url: here.confirmPayment }),
    )
  const tell = (event: unknown) => tellUntilHeard(event)
  const events = shuffled(eventsOf(state, id), random)
  switch (day.course) {
    case 'plainly':
    case 'declined first':
      await confirm()
      return
    case 'told often': {
      const often = events.flatMap((event) =>
        Array.from({ length: 2 + Math.floor(random.next() * 4) }, () => event),
      )
      await Promise.all([confirm(), ...often.map(tell)])
      return
    }
    case 'told in any order':
      for (const event of events) await tell(event)
      return
    case 'told first':
      if (random.chance(0.5)) await Promise.all([...events.map(tell), confirm()])
      else {
        await Promise.all(events.map(tell))
        await confirm()
      }
      return
    case 'told nonsense':
      await Promise.all([confirm(), ...nonsenseOf(events[0], random)])
      return
    case 'withdrawn':
      await confirm()
      await untilItGoesWell(codes, () =>
        callEndpoint('refundPayment', { data: { paymentIntentId: id } }, { token, url: here.refundPayment }),
      )
      // As the schedule does: orders refunds that were promised.
      for (let run = 0; run < PRESSES && !(await isRefunded(id)); run += 1) {
        await here.resumeRefunds()
      }
  }
}

const isRefunded = async (id: string) => (await receiptOf(id))?.['status'] === 'refunded'

/** Repeats the call while the error's sentence asks for it. */
async function untilItGoesWell(
  codes: string[],
  press: () => Promise<EndpointAnswer>,
): Promise<EndpointAnswer> {
  for (let presses = 1; ; presses += 1) {
    const answer = await press()
    if (answer.status === 200) return answer
    codes.push(String(answer.code))
    const sentence = errorText('payment', answer.code as PaymentErrorCode)
    if (!sentence.includes('réessayez') || presses === PRESSES) {
      throw new Error(`${answer.status} ${answer.code ?? answer.raw}: ${sentence}`)
    }
  }
}

/** Retries as Stripe does for three days. */
async function tellUntilHeard(event: unknown): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { status, raw } = await postWebhook(event, { url: here.stripeWebhook })
    if (status === 200) return
    if (status !== 500 || tries === PRESSES) throw new Error(`The webhook answers ${status} ${raw}`)
  }
}

function nonsenseOf(event: unknown, random: RandomNumbers): Promise<void>[] {
  const text = JSON.stringify(event)
  const cut = text.slice(0, Math.floor(random.next() * text.length))
  const posts = [
    postWebhook(cut, { url: here.stripeWebhook }),
    postWebhook(text.replaceAll('pi_', 'pi_x'), { url: here.stripeWebhook, signature: 't=1,v1=00' }),
    postWebhook(event, { url: here.stripeWebhook, secret: 'whsec_somebody_else' }),
  ]
  return posts.map(async (post) => {
    const { status } = await post
    if (status !== 400) throw new Error(`The webhook answers ${status} to nonsense`)
  })
}

async function declineSome(id: string, random: RandomNumbers): Promise<void> {
  for (let times = 1 + Math.floor(random.next() * 3); times > 0; times -= 1) {
    const card = random.pick(['pm_card_chargeDeclined', 'pm_card_chargeDeclinedInsufficientFunds'])
    const refusal = await stripeClient()
      .paymentIntents.confirm(id, { payment_method: card })
      .then(
        () => null,
        (error: unknown) => error as { code?: string },
      )
    if (refusal?.code !== 'card_declined') throw new Error(`Not declined: ${refusal?.code}`)
  }
}

async function endOf({ uid, token, id }: Purchase, { paymentIntents, charges, refunds }: StripeState) {
  const own = new Set(
    paymentIntents.flatMap((intent) => (intent.metadata['userId'] === uid ? [intent.id] : [])),
  )
  const taken = charges.filter((charge) => own.has(charge.payment_intent) && charge.status === 'succeeded')
  const back = refunds.filter((refund) => own.has(refund.payment_intent))
  const [receipt, profile, slot, checkout] = await Promise.all([
    receiptOf(id),
    profileOf(uid),
    slotOf(uid),
    checkoutOf(uid, id),
  ])
  // A page that knows of no month presses « Payer » again.
  const again = await callEndpoint('createPaymentIntent', PRICE, {
    token,
    url: here.createPaymentIntent,
    headers: { 'coach-paid-until': 'none' },
  })
  return {
    charges: taken.map(({ amount }) => amount),
    givenBack: back.reduce((sum, { amount }) => sum + amount, 0),
    receipt: receipt?.['status'],
    isMonthOpen:
      profile?.['hasPaid'] === true && String(profile['hasPaidAt']) === String(receipt?.['paidAt']),
    openIntentId: slot?.['openIntentId'],
    isSettled: checkout?.['settled'],
    isSoldAgain: again.code !== 'payment/already-paid',
  }
}

function eventsOf({ events }: StripeState, intentId: string): readonly unknown[] {
  return events.filter(({ type, data: { object } }) => {
    const about = object as { id: string; payment_intent?: string }
    return type !== 'payment_intent.created' && (about.id === intentId || about.payment_intent === intentId)
  })
}

function shuffled<T>(items: readonly T[], random: RandomNumbers): T[] {
  const placed = items.map((item) => ({ item, place: random.next() }))
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}
