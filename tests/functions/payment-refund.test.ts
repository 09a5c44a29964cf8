import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount, idToken, type Account } from './support/accounts'
import { putDocument, readDocument } from './support/documents'
import { callEndpoint, type EndpointCall } from './support/endpoint-call'
import {
  dispute,
  misbehave,
  pastPayment,
  refundsOf,
  startAfresh,
  stripeCalls,
  stripeClient,
  tellWebhook,
} from './support/stripe-stand-in'

const DAY_MS = 86_400_000
const REFUND = 'POST /v1/refunds'

const refund = (token: string | undefined, body: unknown = { data: {} }, options: EndpointCall = {}) =>
  callEndpoint('refundPayment', body, { token, ...options })

/** A month that was paid, in Stripe's books and in ours. */
async function pay({ uid, token }: Account, paidAt: Date): Promise<string> {
  const id = await pastPayment(uid, paidAt)
  await putDocument(`checkouts/${uid}`, { attempt: 1, openIntentId: null })
  await putDocument(`checkouts/${uid}/intents/${id}`, { userId: uid, immediateAccess: true, settled: false })
  const confirmed = await callEndpoint('confirmPayment', { data: { paymentIntentId: id } }, { token })
  expect(confirmed.status).toBe(200)
  return id
}

async function subscriber({ paidDaysAgo = 1 } = {}): Promise<{ account: Account; id: string }> {
  const account = await createAccount({ createdAt: new Date(Date.now() - 60 * DAY_MS) })
  await putDocument(`profiles/${account.uid}`, {
    fullName: 'Zoé',
    email: 'z@example.com',
    hasPaid: false,
    hasPaidAt: '',
  })
  return { account, id: await pay(account, new Date(Date.now() - paidDaysAgo * DAY_MS)) }
}

const refundCalls = async () => (await stripeCalls()).filter((call) => call === REFUND)

beforeEach(async () => {
  await startAfresh()
  await tellWebhook('drop')
  return () => tellWebhook('deliver')
})

describe('before anything else', () => {
  it('the order is method, type, size, token, schema', async () => {
    const { token } = await createAccount()
    const big = { data: 'x'.repeat(4096) }
    const headers = { 'content-type': 'text/plain' }
    expect((await refund(undefined, big, { method: 'PUT', headers })).status).toBe(405)
    expect((await refund(undefined, big, { headers })).status).toBe(415)
    expect((await refund(undefined, big)).status).toBe(413)
    expect((await refund(undefined, { data: { x: 1 } })).status).toBe(401)
    expect(await refund(token, { data: { x: 1 } })).toMatchObject({
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
    { data: { paymentIntentId: 'pi_x' } },
    { data: {}, userId: 'x' },
    '{"data":{"__proto__":{"a":1}}}',
  ])('refuses %j', async (body) => {
    const { account, id } = await subscriber()
    await startAfresh()
    expect((await refund(account.token, body)).status).toBe(400)
    expect(await stripeCalls()).toEqual([])
    expect(await refundsOf(id)).toEqual([])
  })

  it.each<[string, (uid: string) => string]>([
    ['expired', (uid) => idToken({ uid, expiresInSeconds: -60 })],
    ['from another project', (uid) => idToken({ uid, project: 'somebody-else' })],
    ['from before the sessions were ended', (uid) => idToken({ uid, expiresInSeconds: 60 })],
  ])('a token %s gets 401', async (_name, tokenOf) => {
    const { account, id } = await subscriber()
    expect((await refund(tokenOf(account.uid))).status).toBe(401)
    expect(await refundsOf(id)).toEqual([])
  })
})

describe('a refund', () => {
  it('gives the money back and ends the access', async () => {
    const { account, id } = await subscriber()
    const { status, json } = await refund(account.token)
    expect(status).toBe(200)
    const { result } = json as { result: { refundedAt: string } }
    expect(result).toEqual({ paymentIntentId: id, refundedAt: expect.any(String) as string, amount: 2999 })
    expect(Math.abs(Date.parse(result.refundedAt) - Date.now())).toBeLessThan(20_000)
    expect(await refundsOf(id)).toMatchObject([{ amount: 2999 }])
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'refunded' })
    const profile = await readDocument(`profiles/${account.uid}`)
    expect(profile).toMatchObject({ hasPaid: false, fullName: 'Zoé' })
  })

  it('is one, asked three times at once and once more after', async () => {
    const { account, id } = await subscriber()
    const answers = await Promise.all([1, 2, 3].map(() => refund(account.token)))
    answers.push(await refund(account.token))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it('asked again leaves the month before alone', async () => {
    const { account, id: earlier } = await subscriber({ paidDaysAgo: 10 })
    const last = await pay(account, new Date(Date.now() - DAY_MS))
    const answers = [await refund(account.token), await refund(account.token)]
    for (const { json } of answers) expect(json).toMatchObject({ result: { paymentIntentId: last } })
    expect(await refundsOf(earlier)).toEqual([])
  })

  it('is one when the answer of Stripe was lost', async () => {
    const { account, id } = await subscriber()
    await misbehave({ path: '/v1/refunds', method: 'POST', drop: 'after' })
    expect((await refund(account.token)).status).toBe(200)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it('is done when somebody gave the money back in Stripe before', async () => {
    const { account, id } = await subscriber()
    await stripeClient().refunds.create({ payment_intent: id })
    await startAfresh()
    expect((await refund(account.token)).json).toMatchObject({ result: { paymentIntentId: id } })
    expect(await refundCalls()).toEqual([])
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'refunded' })
  })
})

describe('no refund', () => {
  it('is due to somebody who paid nothing, whatever others paid', async () => {
    await subscriber()
    const { token } = await createAccount()
    expect(await refund(token)).toMatchObject({ status: 400, code: 'payment/nothing-to-refund' })
    expect(await refundCalls()).toEqual([])
  })

  it('is due after fourteen days', async () => {
    const { account, id } = await subscriber({ paidDaysAgo: 15 })
    expect(await refund(account.token)).toMatchObject({ status: 400, code: 'payment/refund-window-over' })
    expect(await refundsOf(id)).toEqual([])
  })

  it('is made beside a dispute, which takes the money back by itself', async () => {
    const { account, id } = await subscriber()
    await dispute(id)
    expect(await refund(account.token)).toMatchObject({ code: 'payment/nothing-to-refund' })
    expect(await refundsOf(id)).toEqual([])
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'disputed' })
  })

  it('is written down while Stripe is down, and none is made', async () => {
    const { account, id } = await subscriber()
    const profile = await readDocument(`profiles/${account.uid}`)
    await misbehave({ path: '/v1/refunds', method: 'POST', status: 503 })
    const answer = await refund(account.token)
    expect(answer).toMatchObject({ status: 503, code: 'payment/provider-unavailable' })
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'succeeded', endedAt: null })
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaidAt: profile?.['hasPaidAt'] })
    expect(await refundsOf(id)).toEqual([])
    expect((await refund(account.token)).status).toBe(200)
    expect(await refundsOf(id)).toHaveLength(1)
  })
})
