import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripe, type StripeStandIn } from './server'
import { testClient } from './test-client'
import { control, journalOf, stateOf } from './test-control'

let standIn: StripeStandIn
let stripe: ReturnType<typeof testClient>
const month = { amount: 2999, currency: 'eur', metadata: { userId: 'u1' } }
const path = '/v1/payment_intents'

beforeEach(async () => {
  standIn = await startStripe({ port: 0 })
  stripe = testClient(standIn.url)
})
afterEach(() => standIn.stop())

test('the same key gets the same answer', async () => {
  const first = await stripe.paymentIntents.create(month, { idempotencyKey: 'k' })
  const again = await stripe.paymentIntents.create(month, { idempotencyKey: 'k' })
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  })
  expect((await stateOf(standIn)).paymentIntents).toHaveLength(1)
  expect(await journalOf(standIn)).toMatchObject([
    { method: 'POST', path, idempotencyKey: 'k', status: 200, isReplayed: false },
    { method: 'POST', path, idempotencyKey: 'k', status: 200, isReplayed: true },
  ])
})

test('a 500 is replayed too, until another key is used', async () => {
  await control(standIn, 'script', { path, status: 500 })
  const create = (idempotencyKey: string) => stripe.paymentIntents.create(month, { idempotencyKey })
  await expect(create('k')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
  await expect(create('k')).rejects.toMatchObject({
    statusCode: 500,
    headers: { 'idempotent-replayed': 'true' },
  })
  expect(await create('other')).toMatchObject({ status: 'requires_payment_method' })
})

test('a key is not for other parameters', async () => {
  await stripe.paymentIntents.create(month, { idempotencyKey: 'k' })
  await expect(
    stripe.paymentIntents.create({ ...month, amount: 3000 }, { idempotencyKey: 'k' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
})

test('a key is taken while the first call is under way', async () => {
  await control(standIn, 'script', { path, delayMs: 200 })
  const create = () => stripe.paymentIntents.create(month, { idempotencyKey: 'k' })
  const both = await Promise.allSettled([create(), create()])
  const refused = both.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } })
  const made = both.find(({ status }) => status === 'fulfilled')
  expect(made).toMatchObject({ value: { id: (await create()).id } })
})

test('what never began is not kept', async () => {
  await control(standIn, 'script', { path, status: 429, code: 'rate_limit' })
  const create = () => stripe.paymentIntents.create(month, { idempotencyKey: 'k' })
  await expect(create()).rejects.toMatchObject({ type: 'StripeRateLimitError' })
  expect(await create()).toMatchObject({ status: 'requires_payment_method' })
})

test('an answer that was lost is found again with the key', async () => {
  await control(standIn, 'script', { path, drop: true })
  const made = await testClient(standIn.url, undefined, 2).paymentIntents.create(month, {
    idempotencyKey: 'k',
  })
  const { paymentIntents } = await stateOf(standIn)
  expect(paymentIntents.map(({ id }) => id)).toEqual([made.id])
  expect((await journalOf(standIn)).map(({ status }) => status)).toEqual([0, 200])
})

test('faults wait for their path, and as many calls as they were made for', async () => {
  await control(standIn, 'script', { path: '/v1/payment_intents/*/confirm', status: 503, times: 2 })
  const { id } = await stripe.paymentIntents.create(month)
  const confirm = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  await expect(confirm()).rejects.toMatchObject({ statusCode: 503 })
  await expect(confirm()).rejects.toMatchObject({ statusCode: 503 })
  expect(await confirm()).toMatchObject({ status: 'succeeded' })
})
