import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { standInKeys } from '../../../local/stripe/keys'
import {
  checkoutOf,
  createBuyer,
  openIntent,
  payCard,
  profileOf,
  putProfile,
  receiptOf,
} from '../support/buyer'
import { deleteDocument, putDocument, readDocument } from '../support/documents'
import { callEndpoint } from '../support/endpoint-call'
import { eventOf, postWebhook, secondsNow, signatureOf } from '../support/webhook-post'
import {
  charge,
  dispute,
  flushWebhooks,
  misbehave,
  startAfresh,
  stripeCalls,
  stripeClient,
  tellWebhook,
} from '../support/stripe-stand-in'

beforeEach(async () => {
  await tellWebhook('drop')
  await startAfresh()
})

const refund = (id: string, amount?: number) =>
  stripeClient().refunds.create({ payment_intent: id, ...(amount === undefined ? {} : { amount }) })

describe('who says so', () => {
  let uid: string
  let id: string
  let event: { id: string; type: string }

  beforeAll(async () => {
    await tellWebhook('drop')
    uid = (await createBuyer()).uid
    id = await payCard(uid)
    event = await eventOf(id, 'payment_intent.succeeded')
  })

  const body = () => JSON.stringify(event)
  const right = () => signatureOf(body(), secondsNow(), standInKeys.webhook)

  it.each<[string, () => ReturnType<typeof postWebhook>]>([
    ['nothing', () => callEndpoint('stripeWebhook', event)],
    ['an empty signature', () => postWebhook(event, { signature: '' })],
    ['a signature of another shape', () => postWebhook(event, { signature: 'v1=x' })],
    ['the signature of another secret', () => postWebhook(event, { secret: 'whsec_somebody_else' })],
    ['a signature of 301 seconds ago', () => postWebhook(event, { ageSeconds: 301 })],
    ['a signature of another message', () => postWebhook({ ...event, more: 1 }, { signature: right() })],
    [
      'the right one of another scheme',
      () => postWebhook(event, { signature: right().replace('v1=', 'v0=') }),
    ],
    [
      'another time than the signed one',
      () => postWebhook(event, { signature: right().replace(/t=\d+/, `t=${secondsNow() - 1}`) }),
    ],
  ])('%s: 400, and nothing happens', async (_name, post) => {
    expect(await post()).toMatchObject({ status: 400, json: { code: 'payment/invalid-request' } })
    expect(await stripeCalls()).toEqual([])
    expect(await receiptOf(id)).toBeNull()
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s gets 405', async (method) => {
    expect((await callEndpoint('stripeWebhook', event, { method })).status).toBe(405)
  })

  it('a form gets 415, and more than 256 KiB 413', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await callEndpoint('stripeWebhook', 'a=b', { headers })).status).toBe(415)
    expect((await postWebhook(`{"id":"${'x'.repeat(256 * 1024)}"}`)).status).toBe(413)
    expect((await postWebhook(`{"id":"${'x'.repeat(250 * 1024)}"}`)).status).toBe(200)
  })

  it.each<[string, unknown]>([
    [
      'a type that we did not ask for',
      { id: 'evt_1', type: 'customer.created', created: 1, data: { object: {} } },
    ],
    [
      'an event without an intent',
      { id: 'evt_1', type: 'charge.refunded', created: 1, data: { object: {} } },
    ],
    ['something else', { hello: 'world' }],
    ['a list', []],
  ])('%s, well signed, is taken and left', async (_name, message) => {
    expect(await postWebhook(message)).toMatchObject({ status: 200, json: { handled: 'ignored' } })
    expect(await stripeCalls()).toEqual([])
  })

  it('a signed body that is no JSON gets 400', async () => {
    expect((await postWebhook('{"id":')).status).toBe(400)
  })

  it('one right signature among several counts, and 290 seconds are not late', async () => {
    const at = secondsNow() - 290
    const [, wrong] = signatureOf(body(), at, 'whsec_the_one_before').split(',')
    const signature = signatureOf(body(), at, standInKeys.webhook).replace(',', `,${wrong},`)
    expect(await postWebhook(event, { signature })).toMatchObject({
      status: 200,
      json: { handled: 'settled' },
    })
    expect(await receiptOf(id)).toMatchObject({ userId: uid, status: 'succeeded', isApplied: true })
  })
})

describe('a charge', () => {
  it('told ten times is one grant, and Stripe is asked once', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    const event = await eventOf(id, 'payment_intent.succeeded')
    await startAfresh()
    expect((await postWebhook(event)).json).toEqual({ handled: 'settled' })
    const profile = await profileOf(uid)
    for (let times = 2; times <= 10; times += 1) {
      expect((await postWebhook(event)).json).toEqual({ handled: 'known' })
    }
    expect(await stripeCalls()).toEqual([`GET /v1/payment_intents/${id}`])
    expect(await receiptOf(id)).toMatchObject({ version: 1 })
    expect(await profileOf(uid)).toEqual(profile)
    expect(Object.keys((await readDocument(`stripeEvents/${event.id}`)) ?? {}).sort()).toEqual([
      'expiresAt',
      'handledAt',
      'type',
    ])
  })

  it('told six times at once is one grant', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    const event = await eventOf(id, 'payment_intent.succeeded')
    const answers = await Promise.all(Array.from({ length: 6 }, () => postWebhook(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await profileOf(uid)).toMatchObject({ hasPaid: true })
  })

  it('that Stripe does not know of is not believed', async () => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid)
    const paid = await stripeClient().paymentIntents.retrieve(id)
    const message = {
      id: 'evt_forged',
      type: 'payment_intent.succeeded',
      created: secondsNow(),
      data: { object: { ...paid, status: 'succeeded', amount_received: 2999 } },
    }
    expect((await postWebhook(message)).json).toEqual({ handled: 'open' })
    expect(await receiptOf(id)).toBeNull()
    expect(await profileOf(uid)).toMatchObject({ hasPaidAt: '' })
    expect(await readDocument('stripeEvents/evt_forged')).toBeNull()
  })

  it('that we did not open grants nothing', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid, { isOurs: false })
    const event = await eventOf(id, 'payment_intent.succeeded')
    expect(await postWebhook(event)).toMatchObject({ status: 200, json: { handled: 'unknown' } })
    expect(await receiptOf(id)).toBeNull()
    expect(await profileOf(uid)).toMatchObject({ hasPaidAt: '' })
  })

  it.each(['__nobody__', '__', 'a/b'])(
    'of the owner "%s", whom no account can be, is left',
    async (userId) => {
      const { id } = await stripeClient().paymentIntents.create({
        amount: 2999,
        currency: 'eur',
        metadata: { userId },
      })
      await charge(id)
      const event = await eventOf(id, 'payment_intent.succeeded')
      expect(await postWebhook(event)).toMatchObject({ status: 200, json: { handled: 'unknown' } })
    },
  )

  it('of an account without a profile waits for it, and creates no profile', async () => {
    const { uid } = await createBuyer({ hasProfile: false })
    const id = await payCard(uid)
    expect((await postWebhook(await eventOf(id, 'payment_intent.succeeded'))).status).toBe(200)
    expect(await receiptOf(id)).toMatchObject({ isApplied: false })
    expect(await profileOf(uid)).toBeNull()
  })

  it('of an account that was erased, or is being erased, writes nothing', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    await putDocument(`deletions/${uid}`, { startedAt: new Date(Date.now() + 2000) })
    const event = await eventOf(id, 'payment_intent.succeeded')
    expect(await postWebhook(event)).toMatchObject({ status: 200, json: { handled: 'unknown' } })
    expect(await postWebhook(event)).toMatchObject({ status: 200, json: { handled: 'known' } })
    for (const path of [
      `checkouts/${uid}/intents/${id}`,
      `checkouts/${uid}`,
      `profiles/${uid}`,
      `deletions/${uid}`,
    ]) {
      await deleteDocument(path)
    }
    const another = { ...event, id: `${event.id}again` }
    expect(await postWebhook(another)).toMatchObject({ status: 200, json: { handled: 'unknown' } })
    for (const path of [`payments/${id}`, `profiles/${uid}`, `checkouts/${uid}`]) {
      expect(await readDocument(path)).toBeNull()
    }
  })

  it('that could not be looked up gets 500, and is granted when it is told again', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    const event = await eventOf(id, 'payment_intent.succeeded')
    await misbehave({ path: '/v1/payment_intents/*', status: 500, times: 3 })
    expect(await postWebhook(event)).toMatchObject({
      status: 500,
      json: { code: 'payment/provider-unavailable' },
    })
    expect(await receiptOf(id)).toBeNull()
    expect((await postWebhook(event)).json).toEqual({ handled: 'settled' })
  })
})

describe('events after a charge', () => {
  it('a refund that is told before its charge ends the access at once', async () => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid)
    await tellWebhook('hold')
    await charge(id)
    await refund(id)
    expect(new Set(await flushWebhooks('reverse'))).toEqual(new Set([200]))
    expect(await receiptOf(id)).toMatchObject({ status: 'refunded' })
    expect((await receiptOf(id))?.['endedAt']).toBeInstanceOf(Date)
    expect(await profileOf(uid)).toMatchObject({ hasPaid: false })
  })

  it('a part given back by hand leaves the month', async () => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid)
    await tellWebhook('hold')
    await charge(id)
    await refund(id, 1000)
    await flushWebhooks()
    expect(await receiptOf(id)).toMatchObject({ status: 'succeeded', endedAt: null })
    await refund(id)
    await flushWebhooks()
    expect(await receiptOf(id)).toMatchObject({ status: 'refunded' })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: false })
  })

  it('a refund in eleven parts is a full refund', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    for (let part = 0; part < 10; part += 1) await refund(id, 200)
    await refund(id)
    const event = await eventOf(id, 'payment_intent.succeeded')
    expect((await postWebhook(event)).json).toEqual({ handled: 'settled' })
    expect(await receiptOf(id)).toMatchObject({ status: 'refunded', refunded: 2999 })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: false })
  })

  it.each([
    ['won', true],
    ['warning_closed', true],
    ['lost', false],
  ])('a dispute takes the month; it ends as %s: paid is %s', async (end, isPaid) => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid)
    await tellWebhook('hold')
    await charge(id)
    await flushWebhooks()
    const granted = await profileOf(uid)
    expect(granted).toMatchObject({ hasPaid: true })
    await dispute(id)
    await flushWebhooks()
    expect(await receiptOf(id)).toMatchObject({ status: 'disputed' })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: false })
    await dispute(id, end)
    await flushWebhooks()
    expect(await receiptOf(id)).toMatchObject({ status: isPaid ? 'succeeded' : 'disputed' })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: isPaid })
    if (isPaid) expect(await profileOf(uid)).toMatchObject({ hasPaidAt: granted?.['hasPaidAt'] })
  })

  it('a canceled intent frees the slot and grants nothing', async () => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid)
    await tellWebhook('hold')
    await stripeClient().paymentIntents.cancel(id)
    await flushWebhooks()
    expect(await checkoutOf(uid, id)).toMatchObject({ settled: true })
    expect(await readDocument(`checkouts/${uid}`)).toMatchObject({ openIntentId: null, attempt: 5 })
    expect(await receiptOf(id)).toBeNull()
  })

  it('a profile that comes late is served by the next event', async () => {
    const { uid } = await createBuyer({ hasProfile: false })
    const id = await openIntent(uid)
    await tellWebhook('hold')
    await charge(id)
    await flushWebhooks()
    await putProfile(uid)
    await refund(id, 100)
    await flushWebhooks()
    expect(await receiptOf(id)).toMatchObject({ isApplied: true, status: 'succeeded' })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: true })
  })
})
