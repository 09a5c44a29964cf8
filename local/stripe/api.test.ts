import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripe, type StripeStandIn } from './server'
import { testClient } from './test-client'
import { stateOf } from './test-control'

let standIn: StripeStandIn
let stripe: ReturnType<typeof testClient>
const month = { amount: 2999, currency: 'eur', metadata: { userId: 'u1' } }

beforeEach(async () => {
  standIn = await startStripe({ port: 0 })
  stripe = testClient(standIn.url)
})
afterEach(() => standIn.stop())

test('an intent is charged once, and tells its charge, refunds and dispute', async () => {
  const opened = await stripe.paymentIntents.create({ ...month, allowed_payment_method_types: ['card'] })
  expect(opened).toMatchObject({ status: 'requires_payment_method', amount_received: 0, latest_charge: null })
  const paid = await stripe.paymentIntents.confirm(opened.id, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 2999, metadata: { userId: 'u1' } })
  await expect(
    stripe.paymentIntents.confirm(opened.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: opened.id, status: 'succeeded' },
  })

  const expand = ['latest_charge', 'latest_charge.refunds', 'latest_charge.dispute']
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(opened.id, { expand })
  expect(charge).toMatchObject({
    amount: 2999,
    captured: true,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    dispute: null,
    receipt_url: null,
    refunds: { object: 'list', data: [], has_more: false },
  })
  expect((await stateOf(standIn)).charges).toHaveLength(1)
  await expect(stripe.paymentIntents.retrieve(opened.id, { expand: ['owner'] })).rejects.toThrow('expanded')
})

test.each([
  ['pm_card_chargeDeclined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
])('%s is refused, and the intent can be tried again', async (card, reason) => {
  const { id } = await stripe.paymentIntents.create(month)
  const refused = stripe.paymentIntents.confirm(id, { payment_method: card })
  await expect(refused).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: reason,
  })
  const after = await stripe.paymentIntents.retrieve(id)
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: reason },
  })
  const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
})

test('a canceled intent cannot be paid any more, nor a paid one canceled', async () => {
  const { id } = await stripe.paymentIntents.create(month)
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  const other = await stripe.paymentIntents.create({
    ...month,
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  await expect(stripe.paymentIntents.cancel(other.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('a payment goes back once', async () => {
  const { id } = await stripe.paymentIntents.create({
    ...month,
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  const refund = await stripe.refunds.create({ payment_intent: id })
  expect(refund).toMatchObject({ amount: 2999, status: 'succeeded', payment_intent: id })
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1)
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id })
  const charge = await stripe.charges.retrieve(refund.charge as string, { expand: ['refunds'] })
  expect(charge).toMatchObject({
    refunded: true,
    amount_refunded: 2999,
    refunds: { data: [{ id: refund.id }] },
  })
})

test('a part goes back, but never more than was paid', async () => {
  const { id } = await stripe.paymentIntents.create({
    ...month,
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  await stripe.refunds.create({ payment_intent: id, amount: 999 })
  await expect(stripe.refunds.create({ payment_intent: id, amount: 2001 })).rejects.toMatchObject({
    statusCode: 400,
  })
  await stripe.refunds.create({ payment_intent: id, amount: 2000 })
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(latest_charge).toMatchObject({ refunded: true })
})

test('an intent without a charge cannot be refunded', async () => {
  const { id } = await stripe.paymentIntents.create(month)
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.refunds.create({ payment_intent: 'pi_unknown' })).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  })
})

test('events are listed by date and type, newest first, page by page', async () => {
  const since = Math.floor(Date.now() / 1000)
  for (let round = 0; round < 3; round += 1) {
    const card = { confirm: true, payment_method: 'pm_card_visa' }
    const { id } = await stripe.paymentIntents.create({ ...month, ...card })
    await stripe.refunds.create({ payment_intent: id })
  }
  const types = ['payment_intent.succeeded', 'charge.refunded']
  const first = await stripe.events.list({ created: { gte: since }, types, limit: 4 })
  expect(first).toMatchObject({ has_more: true })
  expect(first.data.map(({ type }) => type).slice(0, 2)).toEqual([...types].reverse())
  const rest = await stripe.events.list({
    created: { gte: since },
    types,
    limit: 4,
    starting_after: first.data.at(-1)!.id,
  })
  expect(rest).toMatchObject({ has_more: false, data: { length: 2 } })
  const all = await stripe.events
    .list({ created: { gte: since }, types, limit: 2 })
    .autoPagingToArray({ limit: 50 })
  expect(new Set(all.map(({ id }) => id)).size).toBe(6)
  expect((await stripe.events.list({ created: { gt: since + 60 } })).data).toEqual([])
})

test('the account survives a restart', async () => {
  const { id } = await stripe.paymentIntents.create(
    { ...month, confirm: true, payment_method: 'pm_card_visa' },
    { idempotencyKey: 'once' },
  )
  const saved = JSON.parse(JSON.stringify(standIn.save())) as ReturnType<StripeStandIn['save']>
  await standIn.stop()
  standIn = await startStripe({ port: 0, saved })
  stripe = testClient(standIn.url)
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' })
  const again = { ...month, confirm: true, payment_method: 'pm_card_visa' }
  expect(await stripe.paymentIntents.create(again, { idempotencyKey: 'once' })).toMatchObject({ id })
})
