import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount, deleteAccount, idToken, signUp, type Account } from '../support/accounts'
import { readDocument, putDocument } from '../support/documents'
import { callEndpoint, type EndpointAnswer, type EndpointCall } from '../support/endpoint-call'
import {
  charge,
  intentsOf,
  misbehave,
  releaseStripe,
  startAfresh,
  stripeCalls,
  stripeClient,
  tellWebhook,
  untilHeld,
} from '../support/stripe-stand-in'

const price = { amount: 2999, currency: 'eur' }
const CREATE = 'POST /v1/payment_intents'

const open = (token: string | undefined, options: EndpointCall & { readonly body?: unknown } = {}) => {
  const { body = price, ...call } = options
  return callEndpoint('createPaymentIntent', body, { token, ...call })
}

async function openIntentOf({ uid, token }: Account): Promise<{ id: string; secret: string }> {
  const { status, json } = await open(token)
  expect(status).toBe(200)
  const secret = String(json['clientSecret'])
  const intent = (await intentsOf(uid)).find(({ client_secret }) => client_secret === secret)
  return { id: String(intent?.id), secret }
}

/** Of a refusal: end of the month that is paid. */
const paidUntilOf = ({ json }: EndpointAnswer) =>
  (json['error'] as { details?: { paidUntil?: string } } | undefined)?.details?.paidUntil

const slotOf = ({ uid }: Account) => readDocument(`checkouts/${uid}`)
const recordOf = ({ uid }: Account, intentId: string) => readDocument(`checkouts/${uid}/intents/${intentId}`)

beforeEach(async () => {
  await startAfresh()
  // Without webhooks, so that only these calls settle payments.
  await tellWebhook('drop')
  return () => tellWebhook('deliver')
})

describe('before anything else', () => {
  let account: Account

  beforeAll(async () => {
    account = await createAccount()
  })

  async function expectNothingDone(): Promise<void> {
    expect(await stripeCalls()).toEqual([])
    expect(await slotOf(account)).toBeNull()
  }

  it('answers as asked whatever the caller says that it accepts: only a callable streams', async () => {
    const { token } = await createAccount()
    const headers = { accept: 'text/event-stream' }
    const opened = await open(token, { headers })
    expect(opened).toMatchObject({ status: 200, json: { clientSecret: expect.any(String) as unknown } })
    expect(opened.headers.get('content-type')).toContain('application/json')
    const refused = await open(token, { method: 'PUT', headers })
    expect(refused).toMatchObject({ status: 405, code: 'payment/invalid-request' })
    expect(refused.headers.get('content-type')).toContain('application/json')
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s gets 405', async (method) => {
    const answer = await open(account.token, { method })
    expect(answer).toMatchObject({ status: 405, code: 'payment/invalid-request' })
    expect(answer.headers.get('allow')).toBe('POST')
    await expectNothingDone()
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain', ''])('the type "%s" gets 415', async (type) => {
    const answer = await open(account.token, { headers: { 'content-type': type } })
    expect(answer.status).toBe(415)
    await expectNothingDone()
  })

  it('the order is method, type, size, token, schema', async () => {
    const big = { x: 'x'.repeat(4096) }
    const type = { 'content-type': 'text/plain' }
    expect((await open(undefined, { body: big, method: 'PUT', headers: type })).status).toBe(405)
    expect((await open(undefined, { body: big, headers: type })).status).toBe(415)
    expect((await open(undefined, { body: big })).status).toBe(413)
    expect((await open(undefined, { body: {} })).status).toBe(401)
    expect((await open(account.token, { body: {} })).status).toBe(400)
    await expectNothingDone()
  })

  it.each<[string, () => Promise<string | undefined> | string | undefined]>([
    ['no token', () => undefined],
    ['an expired token', () => idToken({ uid: account.uid, expiresInSeconds: -60 })],
    ["another project's token", () => idToken({ uid: account.uid, project: 'somebody-else' })],
    ['a broken token', () => account.token.slice(0, 40)],
    [
      'a token from before the sessions were ended',
      () => idToken({ uid: account.uid, expiresInSeconds: 60 }),
    ],
    ['an anonymous account', async () => (await signUp()).token],
    [
      'an account that is gone',
      async () => {
        const { uid, token } = await createAccount()
        await deleteAccount(uid)
        return token
      },
    ],
  ])('%s gets 401', async (_name, tokenOf) => {
    expect(await open(await tokenOf())).toMatchObject({ status: 401, code: 'payment/unauthenticated' })
    await expectNothingDone()
  })

  it.each(['Basic', 'bearer2', ''])('a token that comes as "%s" gets 401', async (scheme) => {
    const headers = { authorization: `${scheme} ${account.token}` }
    expect(await open(undefined, { headers })).toMatchObject({ status: 401 })
  })

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['a list', [2999, 'eur']],
    ['no currency', { amount: 2999 }],
    ['no amount', { currency: 'eur' }],
    ['an amount in words', { amount: '2999', currency: 'eur' }],
    ['a currency in a list', { amount: 2999, currency: ['eur'] }],
    ['a user', { ...price, userId: 'x' }],
    ['metadata', { ...price, metadata: {} }],
    ['__proto__', '{"amount":2999,"currency":"eur","__proto__":{"a":1}}'],
    ['the price in __proto__', '{"__proto__":{"amount":2999,"currency":"eur"}}'],
  ])('refuses %s', async (_name, body) => {
    expect(await open(account.token, { body })).toMatchObject({
      status: 400,
      code: 'payment/invalid-request',
    })
    await expectNothingDone()
  })

  // Refused by the runtime itself.
  it.each(['{"amount":2999', 'null', '"eur"'])('refuses %s without a stack trace', async (body) => {
    const { status, raw } = await open(account.token, { body })
    expect(status).toBe(400)
    expect(raw).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
    await expectNothingDone()
  })

  it.each([
    { amount: 1, currency: 'eur' },
    { amount: 29.99, currency: 'eur' },
    { amount: -2999, currency: 'eur' },
    { amount: 2999, currency: 'usd' },
    { amount: 2999, currency: 'EUR' },
  ])('refuses another price: %j', async (body) => {
    expect(await open(account.token, { body })).toMatchObject({ status: 400, code: 'payment/wrong-amount' })
    await expectNothingDone()
  })
})

describe('an intent', () => {
  it('is of the price and its caller, and written down before its secret leaves', async () => {
    const account = await createAccount()
    const { id, secret } = await openIntentOf(account)
    expect(secret).toMatch(/^pi_.+_secret_/)
    expect(await intentsOf(account.uid)).toMatchObject([
      { amount: 2999, currency: 'eur', payment_method_types: ['card'], metadata: { userId: account.uid } },
    ])
    expect(await slotOf(account)).toMatchObject({ openIntentId: id, attempt: 0 })
    expect(await recordOf(account, id)).toMatchObject({
      userId: account.uid,
      immediateAccess: false,
      amount: 2999,
      currency: 'eur',
      settled: false,
    })
  })

  it('is stored by no cache on the way', async () => {
    const { token } = await createAccount()
    const { headers, json } = await open(token)
    expect(Object.keys(json)).toEqual(['clientSecret'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is the same in a second tab, also after a declined card', async () => {
    const account = await createAccount()
    const { id, secret } = await openIntentOf(account)
    await stripeClient()
      .paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' })
      .catch(() => undefined)
    expect(await openIntentOf(account)).toEqual({ id, secret })
    await stripeClient().paymentIntents.confirm(id, { payment_method: 'pm_card_threeDSecure2Required' })
    expect(await openIntentOf(account)).toEqual({ id, secret })
    expect((await stripeCalls()).filter((call) => call === CREATE)).toHaveLength(1)
  })

  it('is one, however many ask at once', async () => {
    const account = await createAccount()
    await misbehave({ path: '/v1/payment_intents', method: 'POST', delayMs: 300 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(account.token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(new Set(answers.map(({ json }) => json['clientSecret'])).size).toBe(1)
    expect(await intentsOf(account.uid)).toHaveLength(1)
  })

  it('keeps whether the month may begin at once, as it was last said', async () => {
    const account = await createAccount()
    const said = (answer: string) => open(account.token, { headers: { 'coach-immediate-access': answer } })
    await said('yes')
    const [intent] = await intentsOf(account.uid)
    const recorded = async () => await recordOf(account, String(intent?.id))
    expect(await recorded()).toMatchObject({ immediateAccess: true })
    await said('YES')
    expect(await recorded()).toMatchObject({ immediateAccess: false })
    await said('yes')
    expect(await recorded()).toMatchObject({ immediateAccess: true })
    expect(await intentsOf(account.uid)).toHaveLength(1)
  })

  it('is found again when we died before it was written down', async () => {
    const account = await createAccount()
    const first = await openIntentOf(account)
    await putDocument(`checkouts/${account.uid}`, { attempt: 0, openIntentId: null })
    expect(await openIntentOf(account)).toEqual(first)
    expect(await intentsOf(account.uid)).toHaveLength(1)
  })

  it.each(['startedAt', 'begunAt'])('is not opened for whose erasure has a %s', async (field) => {
    const account = await createAccount()
    await putDocument(`deletions/${account.uid}`, { [field]: new Date() })
    expect(await open(account.token)).toMatchObject({ status: 401, code: 'payment/unauthenticated' })
    expect(await stripeCalls()).toEqual([])
  })
})

describe('the next intent', () => {
  it('comes after a canceled one', async () => {
    const account = await createAccount()
    const first = await openIntentOf(account)
    await stripeClient().paymentIntents.cancel(first.id)
    const second = await openIntentOf(account)
    expect(second.id).not.toBe(first.id)
    expect(await openIntentOf(account)).toEqual(second)
    expect(await slotOf(account)).toMatchObject({ attempt: 1, openIntentId: second.id })
  })

  it('comes after one that Stripe does not know', async () => {
    const account = await createAccount()
    await putDocument(`checkouts/${account.uid}`, { attempt: 4, openIntentId: 'pi_nobodys' })
    const { id } = await openIntentOf(account)
    expect(await slotOf(account)).toMatchObject({ attempt: 5, openIntentId: id })
  })

  it('comes after one of another price, which can then no longer be charged', async () => {
    const account = await createAccount()
    const old = await stripeClient().paymentIntents.create({
      amount: 1999,
      currency: 'eur',
      metadata: { userId: account.uid },
    })
    await putDocument(`checkouts/${account.uid}`, { attempt: 1, openIntentId: old.id })
    const { id } = await openIntentOf(account)
    expect(await intentsOf(account.uid)).toMatchObject([
      { id: old.id, status: 'canceled' },
      { id, amount: 2999 },
    ])
  })

  it('comes after one that was charged and granted, for who saw that: paying early is allowed', async () => {
    const account = await createAccount()
    const { id } = await openIntentOf(account)
    await charge(id)
    // Not settled yet: this call settles the payment and sells nothing.
    const told = await open(account.token)
    expect(told).toMatchObject({ status: 409, code: 'payment/already-paid' })
    expect(await readDocument(`payments/${id}`)).toMatchObject({ userId: account.uid, status: 'succeeded' })
    // Without a profile, the receipt tells that a month runs.
    expect(await open(account.token)).toMatchObject({ status: 409, code: 'payment/month-running' })
    const shown = { headers: { 'coach-paid-until': String(paidUntilOf(told)) } }
    expect((await open(account.token, shown)).status).toBe(200)
    const [, next] = await intentsOf(account.uid)
    expect(await slotOf(account)).toMatchObject({ attempt: 1, openIntentId: next?.id })
  })

  it('is not opened beside one that was just charged, by five at once', async () => {
    const account = await createAccount()
    const { id } = await openIntentOf(account)
    await charge(id)
    await putDocument(`profiles/${account.uid}`, { fullName: 'x', email: 'x', hasPaidAt: '' })
    const headers = { 'coach-paid-until': 'none' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(account.token, { headers })))
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('payment/already-paid'))
    expect(await intentsOf(account.uid)).toHaveLength(1)
  })
})

describe('a page that shows less than was paid', () => {
  const paidAt = new Date(Date.now() - 86_400_000)
  const end = addCalendarMonth(paidAt)
  const ms = (date: Date, more: number) => new Date(date.getTime() + more).toISOString()
  let account: Account
  const stored = (hasPaidAt: Date | '') =>
    putDocument(`profiles/${account.uid}`, { fullName: 'x', email: 'x', hasPaidAt })

  beforeAll(async () => {
    account = await createAccount()
  })
  beforeEach(() => stored(paidAt))

  const asks = (shown: string | undefined) =>
    open(account.token, { ...(shown !== undefined && { headers: { 'coach-paid-until': shown } }) })

  it.each([
    ['none', 'payment/already-paid'],
    [paidAt.toISOString(), 'payment/already-paid'],
    [ms(end, -1), 'payment/already-paid'],
    ['1970-01-01T00:00:00.000Z', 'payment/already-paid'],
    [undefined, 'payment/month-running'],
    ['', 'payment/month-running'],
    ['yesterday', 'payment/month-running'],
    ['None', 'payment/month-running'],
    ['null', 'payment/month-running'],
    ['undefined', 'payment/month-running'],
    [String(end.getTime()), 'payment/month-running'],
    [end.toUTCString(), 'payment/month-running'],
    [end.toLocaleDateString('fr-FR'), 'payment/month-running'],
    [`${end.toISOString()}, ${end.toISOString()}`, 'payment/month-running'],
    ['2099-13-01T00:00:00.000Z', 'payment/month-running'],
  ])('sells nothing when it shows %j, and hears until when is paid', async (shown, code) => {
    const answer = await asks(shown)
    expect(answer).toMatchObject({ status: 409, code })
    expect(paidUntilOf(answer)).toBe(end.toISOString())
    expect(await stripeCalls()).toEqual([])
    expect(await slotOf(account)).toBeNull()
  })

  it('sells nothing when it does not know of a month that is to come after the trial', async () => {
    await stored(new Date(Date.now() + 86_400_000))
    expect(await asks(undefined)).toMatchObject({ code: 'payment/month-running' })
  })

  it('sells once it sends the end that the server returned', async () => {
    const told = paidUntilOf(await asks(undefined))
    expect((await asks(String(told))).status).toBe(200)
  })

  it.each<[string, Date | '', string | undefined]>([
    ['its end', paidAt, end.toISOString()],
    ['a later end, which a refund took back', paidAt, '2099-01-01T00:00:00.000Z'],
    ['nothing, and nothing is paid', '', undefined],
    ['none, and nothing is paid', '', 'none'],
    ['a month that was refunded', '', end.toISOString()],
    ['nothing, and the month is over', new Date(Date.now() - 40 * 86_400_000), undefined],
    ['a month that ended meanwhile', new Date(Date.now() - 40 * 86_400_000), ms(end, -10 * 86_400_000)],
  ])('sells when it shows %s', async (_name, hasPaidAt, shown) => {
    await stored(hasPaidAt)
    expect((await asks(shown)).status).toBe(200)
  })

  it('sells nothing where another device pays while Stripe answers', async () => {
    const other = await createAccount()
    await putDocument(`profiles/${other.uid}`, { fullName: 'x', email: 'x', hasPaidAt: '' })
    await misbehave({ path: '/v1/payment_intents', method: 'POST', isHeld: true })
    const slow = open(other.token, { headers: { 'coach-paid-until': 'none' } })
    await untilHeld()
    await putDocument(`profiles/${other.uid}`, { fullName: 'x', email: 'x', hasPaidAt: paidAt })
    await releaseStripe()
    expect(await slow).toMatchObject({ status: 409, code: 'payment/already-paid' })
    expect(await slotOf(other)).toMatchObject({ openIntentId: null })
  })
})

describe('too many', () => {
  it('gets 429 and when to come back, before Stripe is asked', async () => {
    const account = await createAccount()
    const openedAt = Array.from({ length: 20 }, (_, index) => Date.now() - 3_000_000 + index)
    await putDocument(`checkouts/${account.uid}`, { attempt: 0, openIntentId: null, openedAt })
    const answer = await open(account.token)
    expect(answer).toMatchObject({ status: 429, code: 'payment/too-many-attempts' })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(await stripeCalls()).toEqual([])
  })
})

describe('Stripe failing', () => {
  it('with a 500, which it says again for the same key, fails one call only', async () => {
    const account = await createAccount()
    await misbehave({ path: '/v1/payment_intents', method: 'POST', status: 500 })
    expect(await open(account.token)).toMatchObject({ status: 503, code: 'payment/provider-unavailable' })
    await openIntentOf(account)
    expect(await slotOf(account)).toMatchObject({ attempt: 1 })
  })

  it('with an answer that is lost, has made one intent', async () => {
    const account = await createAccount()
    await misbehave({ path: '/v1/payment_intents', method: 'POST', drop: 'after' })
    await openIntentOf(account)
    expect(await intentsOf(account.uid)).toHaveLength(1)
  })

  it('to answer at all, does not use up the attempt: it may yet have heard', async () => {
    const account = await createAccount()
    await misbehave({ path: '/v1/payment_intents', method: 'POST', drop: 'before', times: 3 })
    expect(await open(account.token)).toMatchObject({ status: 503, code: 'payment/provider-unavailable' })
    expect(await slotOf(account)).toMatchObject({ attempt: 0, openIntentId: null })
    await openIntentOf(account)
    expect(await slotOf(account)).toMatchObject({ attempt: 0 })
  })

  it('while the open intent is asked for, opens no other', async () => {
    const account = await createAccount()
    const first = await openIntentOf(account)
    await misbehave({ path: '/v1/payment_intents/*', method: 'GET', status: 503, times: 3 })
    const answer = await open(account.token)
    expect(answer).toMatchObject({ status: 503, code: 'payment/provider-unavailable' })
    expect(answer.raw).not.toMatch(/unknown error|node_modules/)
    expect(await openIntentOf(account)).toEqual(first)
  })
})
