import { beforeEach, describe, expect, it } from 'vitest'
import {
  checkoutOf,
  createBuyer,
  daysAgo,
  keepCheckout,
  openIntent,
  payCard,
  profileOf,
  receiptOf,
  slotOf,
} from '../support/buyer'
import { callEndpoint } from '../support/endpoint-call'
import { runReconciliation } from '../support/scheduled-run'
import {
  charge,
  intentsOf,
  misbehave,
  pastPayment,
  refundsOf,
  releaseStripe,
  startAfresh,
  stripeClient,
  tellWebhook,
  untilHeld,
} from '../support/stripe-stand-in'
import { eventOf, postWebhook } from '../support/webhook-post'

/** In cents; differs from today's price. */
const EARLIER = 1999

beforeEach(async () => {
  await tellWebhook('drop')
  await startAfresh()
})

const tell = async (id: string) => (await postWebhook(await eventOf(id, 'payment_intent.succeeded'))).json

describe('a price that changed', () => {
  it('after the charge: the payment is confirmed, told and given back at its own amount', async () => {
    const buyer = await createBuyer()
    const id = await pastPayment(buyer.uid, daysAgo(3), EARLIER)
    await keepCheckout(buyer.uid, id, { amount: EARLIER })
    const confirmed = await callEndpoint('confirmPayment', { data: { paymentIntentId: id } }, buyer)
    expect(confirmed.status).toBe(200)
    expect(await receiptOf(id)).toMatchObject({ amount: EARLIER, currency: 'eur', status: 'succeeded' })
    const withdrawn = await callEndpoint('refundPayment', { data: { paymentIntentId: id } }, buyer)
    expect(withdrawn.json).toMatchObject({ result: { paymentIntentId: id, amount: EARLIER } })
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([EARLIER])
    expect(await receiptOf(id)).toMatchObject({ amount: EARLIER, refunded: EARLIER, status: 'refunded' })
  })

  it.each(['eur', 'usd'])('while a form was open, in %s: the charge is granted', async (currency) => {
    const { uid } = await createBuyer()
    const id = await payCard(uid, { amount: EARLIER, currency })
    expect(await tell(id)).toEqual({ handled: 'settled' })
    expect(await receiptOf(id)).toMatchObject({ amount: EARLIER, currency, status: 'succeeded' })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: true })
  })

  it('while a form was open: no second intent is opened beside a charge made at that moment', async () => {
    const buyer = await createBuyer()
    const id = await openIntent(buyer.uid, { amount: EARLIER })
    await misbehave({ path: `/v1/payment_intents/${id}/cancel`, method: 'POST', isHeld: true })
    const opening = callEndpoint('createPaymentIntent', { amount: 2999, currency: 'eur' }, buyer)
    await untilHeld()
    await charge(id)
    await releaseStripe()
    expect(await opening).toMatchObject({ status: 409, code: 'payment/already-paid' })
    expect(await receiptOf(id)).toMatchObject({ amount: EARLIER, status: 'succeeded' })
    expect(await intentsOf(buyer.uid)).toHaveLength(1)
  })
})

describe('an intent that is not of the amount that it was opened with', () => {
  it('is given back once it is charged, and its slot is free', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid, { amount: 100, isOurs: false })
    await keepCheckout(buyer.uid, id)
    expect(await tell(id)).toEqual({ handled: 'given-back' })
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([100])
    expect(await receiptOf(id)).toBeNull()
    expect(await checkoutOf(buyer.uid, id)).toMatchObject({ settled: true })
    expect(await slotOf(buyer.uid)).toMatchObject({ openIntentId: null })
    expect(await profileOf(buyer.uid)).toMatchObject({ hasPaidAt: '' })
  })

  it('is given back by the next checkout too, which then sells', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid, { amount: 100, isOurs: false })
    await keepCheckout(buyer.uid, id)
    const opened = await callEndpoint('createPaymentIntent', { amount: 2999, currency: 'eur' }, buyer)
    expect(opened.status).toBe(200)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it('is canceled after a day without a payment', async () => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid, { amount: 100, isOurs: false })
    await keepCheckout(uid, id, { createdAt: daysAgo(2) })
    await runReconciliation()
    expect((await stripeClient().paymentIntents.retrieve(id)).status).toBe('canceled')
    expect(await checkoutOf(uid, id)).toMatchObject({ settled: true })
  }, 120_000)
})
