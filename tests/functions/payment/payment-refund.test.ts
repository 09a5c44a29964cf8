import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount, idToken } from '../support/accounts'
import { readDocument } from '../support/documents'
import { callEndpoint, type EndpointCall } from '../support/endpoint-call'
import { mailMisbehaves } from '../support/mail-stand-in'
import {
  dispute,
  misbehave,
  refundsOf,
  startAfresh,
  stripeCalls,
  stripeClient,
  tellWebhook,
} from '../support/stripe-stand-in'
import { pay, refund, subscriber } from '../support/subscriber'

const DAY_MS = 86_400_000
const REFUND = 'POST /v1/refunds'

const call = (token: string | undefined, body: unknown, options: EndpointCall = {}) =>
  callEndpoint('refundPayment', body, { token, ...options })

const refundCalls = async () => (await stripeCalls()).filter((call) => call === REFUND)

beforeEach(async () => {
  await startAfresh()
  await mailMisbehaves()
  await tellWebhook('drop')
  return () => tellWebhook('deliver')
})

describe('before anything else', () => {
  it('the order is method, type, size, token, schema', async () => {
    const { token } = await createAccount()
    const big = { data: 'x'.repeat(4096) }
    const headers = { 'content-type': 'text/plain' }
    expect((await call(undefined, big, { method: 'PUT', headers })).status).toBe(405)
    expect((await call(undefined, big, { headers })).status).toBe(415)
    expect((await call(undefined, big)).status).toBe(413)
    expect((await call(undefined, { data: { x: 1 } })).status).toBe(401)
    expect(await call(token, { data: { x: 1 } })).toMatchObject({
      status: 400,
      code: 'payment/invalid-request',
    })
    expect(await stripeCalls()).toEqual([])
  })

  it.each([
    null,
    {},
    { data: null },
    { data: [] },
    { data: {} },
    { data: { paymentIntentId: 1 } },
    { data: { paymentIntentId: 'pi_x', amount: 1 } },
    { data: { paymentIntentId: 'pi_x' }, userId: 'x' },
    '{"data":{"__proto__":{"a":1}}}',
  ])('refuses %j', async (body) => {
    const { account, id } = await subscriber()
    await startAfresh()
    expect((await call(account.token, body)).status).toBe(400)
    expect(await stripeCalls()).toEqual([])
    expect(await refundsOf(id)).toEqual([])
  })

  it.each<[string, (uid: string) => string]>([
    ['expired', (uid) => idToken({ uid, expiresInSeconds: -60 })],
    ['from another project', (uid) => idToken({ uid, project: 'somebody-else' })],
    ['from before the sessions were ended', (uid) => idToken({ uid, expiresInSeconds: 60 })],
  ])('a token %s gets 401', async (_name, tokenOf) => {
    const { account, id } = await subscriber()
    expect((await refund(tokenOf(account.uid), id)).status).toBe(401)
    expect(await refundsOf(id)).toEqual([])
  })
})

describe('a refund', () => {
  it('gives the money back and ends the access', async () => {
    const { account, id } = await subscriber()
    const { status, json } = await refund(account.token, id)
    expect(status).toBe(200)
    const { result } = json as { result: { refundedAt: string } }
    const dates = { askedAt: expect.any(String) as string, refundedAt: expect.any(String) as string }
    expect(result).toEqual({ paymentIntentId: id, ...dates, amount: 2999 })
    expect(Math.abs(Date.parse(result.refundedAt) - Date.now())).toBeLessThan(20_000)
    expect(await refundsOf(id)).toMatchObject([{ amount: 2999 }])
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'refunded',
      refunded: 2999,
      withdrawal: { state: 'done', amount: 2999 },
    })
    const profile = await readDocument(`profiles/${account.uid}`)
    expect(profile).toMatchObject({ hasPaid: false, hasPaidAt: '', fullName: 'Zoé' })
  })

  it('is one, asked three times at once and once more after', async () => {
    const { account, id } = await subscriber()
    const answers = await Promise.all([1, 2, 3].map(() => refund(account.token, id)))
    answers.push(await refund(account.token, id))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it('asked again for the same payment leaves the month before alone', async () => {
    const { account, id: earlier } = await subscriber({ paidDaysAgo: 10 })
    const last = await pay(account, new Date(Date.now() - DAY_MS))
    const answers = [await refund(account.token, last), await refund(account.token, last)]
    for (const { json } of answers) expect(json).toMatchObject({ result: { paymentIntentId: last } })
    expect(await refundsOf(earlier)).toEqual([])
  })

  it('of the month before is acknowledged at once after that of the last one', async () => {
    const { account, id: earlier } = await subscriber({ paidDaysAgo: 10 })
    const last = await pay(account, new Date(Date.now() - DAY_MS))
    await refund(account.token, last)
    expect((await refund(account.token, earlier)).json).toMatchObject({
      result: { paymentIntentId: earlier, refundedAt: null, amount: 2999 },
    })
    expect(await readDocument(`payments/${earlier}`)).toMatchObject({
      status: 'succeeded',
      withdrawal: { state: 'by-hand', amount: 2999 },
    })
    expect(await refundsOf(earlier)).toEqual([])
  })

  it('gives back the payment that was seen, whatever was paid since', async () => {
    const { account, id: seen } = await subscriber({ paidDaysAgo: 10 })
    const since = await pay(account, new Date(Date.now() - 60_000))
    expect((await refund(account.token, seen)).json).toMatchObject({ result: { paymentIntentId: seen } })
    expect(await refundsOf(since)).toEqual([])
    expect(await readDocument(`payments/${since}`)).toMatchObject({ status: 'succeeded', withdrawal: null })
  })

  it('is one when the answer of Stripe was lost', async () => {
    const { account, id } = await subscriber()
    await misbehave({ path: '/v1/refunds', method: 'POST', drop: 'after' })
    expect((await refund(account.token, id)).status).toBe(200)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it('is done when somebody gave the money back in Stripe before', async () => {
    const { account, id } = await subscriber()
    await stripeClient().refunds.create({ payment_intent: id })
    await startAfresh()
    expect((await refund(account.token, id)).json).toMatchObject({ result: { paymentIntentId: id } })
    expect(await refundCalls()).toEqual([])
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'refunded' })
  })
})

describe('no refund', () => {
  it('is due to an account without a payment, whatever other accounts paid', async () => {
    const { id } = await subscriber()
    const { token } = await createAccount()
    expect(await refund(token, id)).toMatchObject({ status: 400, code: 'payment/nothing-to-refund' })
    expect(await refundCalls()).toEqual([])
  })

  it('is due after the last day of the period', async () => {
    const { account, id } = await subscriber({ paidDaysAgo: 20 })
    expect(await refund(account.token, id)).toMatchObject({ status: 400, code: 'payment/refund-window-over' })
    expect(await refundsOf(id)).toEqual([])
  })

  it('is made beside a dispute, which takes the money back by itself', async () => {
    const { account, id } = await subscriber()
    await dispute(id)
    expect(await refund(account.token, id)).toMatchObject({ code: 'payment/nothing-to-refund' })
    expect(await refundsOf(id)).toEqual([])
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'disputed' })
  })
})
