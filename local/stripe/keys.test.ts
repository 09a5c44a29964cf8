import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInKeys } from './keys'
import { startStripe, type StripeStandIn } from './server'
import { testClient } from './test-client'

let standIn: StripeStandIn
beforeAll(async () => {
  standIn = await startStripe({ port: 0 })
})
afterAll(() => standIn.stop())

const month = { amount: 2999, currency: 'eur', metadata: { userId: 'buyer-of-the-month' } }

async function asBrowser(path: string, fields: Record<string, string>, method: 'GET' | 'POST') {
  const form = new URLSearchParams({ ...fields, key: standInKeys.publishable })
  const url = `${standIn.url}${path}`
  const response =
    method === 'GET' ? await fetch(`${url}?${form}`) : await fetch(url, { method: 'POST', body: form })
  return { status: response.status, headers: response.headers, body: (await response.json()) as object }
}

test('a wrong key is refused as Stripe refuses it', async () => {
  const refused = testClient(standIn.url, 'sk_test_somebody_else').paymentIntents.create(month)
  await expect(refused).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  expect((await fetch(`${standIn.url}/v1/events`)).status).toBe(401)
  const basic = `Basic ${btoa(`${standInKeys.secret}:`)}`
  expect((await fetch(`${standIn.url}/v1/events`, { headers: { authorization: basic } })).status).toBe(200)
})

test('a publishable key does what a browser may do, and nothing else', async () => {
  const intent = await testClient(standIn.url).paymentIntents.create(month)
  const path = `/v1/payment_intents/${intent.id}`
  expect((await asBrowser('/v1/payment_intents', { amount: '1', currency: 'eur' }, 'POST')).status).toBe(401)
  expect((await asBrowser('/v1/refunds', { payment_intent: intent.id }, 'POST')).status).toBe(401)
  expect((await asBrowser(path, {}, 'GET')).status).toBe(400)
  expect((await asBrowser(path, { client_secret: `${intent.id}_secret_x` }, 'GET')).status).toBe(400)

  const client_secret = intent.client_secret!
  const seen = await asBrowser(path, { client_secret }, 'GET')
  expect(seen).toMatchObject({ status: 200, body: { id: intent.id, status: 'requires_payment_method' } })
  expect(seen.headers.get('access-control-allow-origin')).toBe('*')
  expect(seen.body).not.toHaveProperty('metadata')

  const card = {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4000000000000002',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '60',
    'payment_method_data[card][cvc]': '123',
  }
  const declined = await asBrowser(`${path}/confirm`, { client_secret, ...card }, 'POST')
  expect(declined).toMatchObject({ status: 402, body: { error: { message: 'Votre carte a été refusée.' } } })
  expect(JSON.stringify(declined.body)).not.toContain('buyer-of-the-month')
  const good = { ...card, 'payment_method_data[card][number]': '4242424242424242' }
  const paid = await asBrowser(`${path}/confirm`, { client_secret, ...good }, 'POST')
  expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } })
})

test.each([
  ['authorized', { status: 'succeeded' }, 2999],
  [
    'refused',
    {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    },
    0,
  ],
])('a card with 3-D Secure waits for its owner, who has %s', async (outcome, expected, received) => {
  const stripe = testClient(standIn.url)
  const { id, client_secret } = await stripe.paymentIntents.create(month)
  const waiting = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_threeDSecure2Required' })
  expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  expect(waiting.amount_received).toBe(0)
  const path = `/v1/payment_intents/${id}/authenticate`
  await asBrowser(path, { client_secret: client_secret!, outcome }, 'POST')
  const after = await stripe.paymentIntents.retrieve(id)
  expect(after).toMatchObject({ ...expected, amount_received: received })
})

test('what the API does not know is refused in its shape', async () => {
  const headers = { authorization: `Bearer ${standInKeys.secret}` }
  const response = await fetch(`${standIn.url}/v1/nothing`, { headers })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  const stripe = testClient(standIn.url)
  await expect(stripe.paymentIntents.create({ ...month, amount: 1.5 })).rejects.toMatchObject({
    param: 'amount',
  })
})
