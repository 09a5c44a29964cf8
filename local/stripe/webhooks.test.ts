import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standInKeys } from './keys'
import { startStripe, type StripeStandIn } from './server'
import { testClient } from './test-client'
import { control, stateOf } from './test-control'

let standIn: StripeStandIn
let stripe: ReturnType<typeof testClient>
let endpoint: Awaited<ReturnType<typeof listen>>

/** A webhook endpoint: verifies deliveries with Stripe's code and returns the configured status. */
async function listen() {
  const types: string[] = []
  const statuses: number[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const signature = incoming.headers['stripe-signature'] ?? ''
      const body = Buffer.concat(chunks)
      types.push(stripe.webhooks.constructEvent(body, signature, standInKeys.webhook).type)
      outgoing.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { types, statuses, url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

/** Sorted, because events are delivered in any order. */
function told() {
  return expect.poll(() => [...endpoint.types].sort(), { timeout: 10_000 })
}

function pay(card = 'pm_card_visa') {
  const month = { amount: 2999, currency: 'eur', metadata: { userId: 'u1' } }
  return stripe.paymentIntents.create({ ...month, confirm: true, payment_method: card })
}

beforeEach(async () => {
  endpoint = await listen()
  standIn = await startStripe({ port: 0, webhookUrl: endpoint.url })
  stripe = testClient(standIn.url)
})
afterEach(async () => {
  await standIn.stop()
  endpoint.stop()
})

test('what happened is told, signed as Stripe signs', async () => {
  const { id } = await pay()
  await stripe.refunds.create({ payment_intent: id })
  await told().toEqual(['charge.refunded', 'payment_intent.succeeded', 'refund.created'])
})

test('an endpoint that fails is told again', async () => {
  endpoint.statuses.push(500, 404)
  await pay()
  await told().toHaveLength(3)
  const { deliveries } = await stateOf(standIn)
  expect(deliveries.map(({ status }) => status)).toEqual([500, 404, 200])
})

test('told several times', async () => {
  await control(standIn, 'webhooks', { mode: 'deliver', duplicate: 3 })
  await pay()
  await told().toEqual(Array(3).fill('payment_intent.succeeded'))
})

test('held back, and let go in the other order', async () => {
  await control(standIn, 'webhooks', { mode: 'hold' })
  const { id } = await pay()
  await stripe.refunds.create({ payment_intent: id })
  expect(endpoint.types).toEqual([])
  const { deliveries } = (await control(standIn, 'webhooks/flush', { order: 'reverse' })) as {
    deliveries: []
  }
  expect(deliveries).toHaveLength(3)
  expect(endpoint.types).toEqual(['charge.refunded', 'refund.created', 'payment_intent.succeeded'])
  await control(standIn, 'webhooks/flush')
  expect(endpoint.types).toHaveLength(3)
})

test('never told, and still among the events', async () => {
  await control(standIn, 'webhooks', { mode: 'drop' })
  await pay()
  await control(standIn, 'webhooks', { mode: 'deliver' })
  await pay()
  await told().toHaveLength(1)
  expect((await stripe.events.list({ types: ['payment_intent.succeeded'] })).data).toHaveLength(2)
})

test('a dispute opens, and ends', async () => {
  const { id } = await pay()
  await control(standIn, 'disputes', { payment_intent: id })
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  await control(standIn, 'disputes', { payment_intent: id, status: 'lost' })
  const types = [
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'payment_intent.succeeded',
  ]
  await told().toEqual(types)
  const { data } = await stripe.disputes.list({ payment_intent: id })
  expect(data).toMatchObject([{ status: 'lost', amount: 2999 }])
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.dispute'] })
  expect(latest_charge).toMatchObject({ disputed: true, dispute: { status: 'lost' } })
})

test('an inquiry takes no money, and a full refund closes it', async () => {
  const { id } = await pay('pm_card_createDisputeInquiry')
  const dispute = async () => (await stripe.disputes.list({ payment_intent: id })).data[0]
  expect(await dispute()).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true })
  await stripe.refunds.create({ payment_intent: id })
  expect(await dispute()).toMatchObject({ status: 'warning_closed' })
  await told().toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.refunded',
    'payment_intent.succeeded',
    'refund.created',
  ])
})

test('an inquiry that becomes a chargeback takes the money, and is told as an update', async () => {
  const { id } = await pay('pm_card_createDisputeInquiry')
  await control(standIn, 'disputes', { payment_intent: id, status: 'needs_response' })
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  await told().toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'payment_intent.succeeded',
  ])
})

test('the card that is disputed by itself', async () => {
  const { id } = await pay('pm_card_createDispute')
  expect((await stripe.disputes.list({ payment_intent: id })).data).toMatchObject([
    { status: 'needs_response' },
  ])
})

test('a payment of the past is charged then, and calls no webhook', async () => {
  const paidAt = '2026-03-31T23:59:59.000Z'
  await control(standIn, 'payments', { userId: 'u2', paidAt, id: 'pi_past' })
  await control(standIn, 'payments', { userId: 'u2', paidAt, id: 'pi_past' })
  const intent = await stripe.paymentIntents.retrieve('pi_past', { expand: ['latest_charge'] })
  expect(intent).toMatchObject({ amount_received: 2999, currency: 'eur', metadata: { userId: 'u2' } })
  expect(intent.latest_charge).toMatchObject({ created: Date.parse(paidAt) / 1000, captured: true })
  expect((await stateOf(standIn)).charges).toHaveLength(1)
  expect((await stripe.events.list()).data).toEqual([])
  await stripe.refunds.create({ payment_intent: 'pi_past' })
})

test('no webhook is called after the end', async () => {
  endpoint.statuses.push(500)
  await pay()
  await told().toHaveLength(1)
  await standIn.stop()
  expect(endpoint.types).toHaveLength(1)
})
