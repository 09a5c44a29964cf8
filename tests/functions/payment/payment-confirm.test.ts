import { TRIAL_MS } from '@/domain/base/business'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScriptedFault } from '../../../local/stripe/faults'
import { createAccount, deleteAccount, idToken, signUp, type Account } from '../support/accounts'
import {
  checkoutOf,
  createBuyer,
  daysAgo,
  keepCheckout,
  openIntent,
  payCard,
  profileOf,
  putProfile,
  receiptOf,
  slotOf,
} from '../support/buyer'
import { putDocument } from '../support/documents'
import { callEndpoint, type EndpointAnswer } from '../support/endpoint-call'
import { disableAccount, revokeTokens } from '../support/sessions'
import {
  misbehave,
  pastPayment,
  startAfresh,
  stripeCalls,
  stripeClient,
  tellWebhook,
} from '../support/stripe-stand-in'

let buyer: Account

beforeAll(async () => {
  await tellWebhook('drop')
  buyer = await createBuyer()
})

beforeEach(startAfresh)

const confirm = (paymentIntentId: unknown, { token } = buyer) =>
  callEndpoint('confirmPayment', { data: { paymentIntentId } }, { token })

function resultOf({ json }: EndpointAnswer): { hasPaidAt: string; endsAt: string } {
  return json['result'] as { hasPaidAt: string; endsAt: string }
}

async function chargedAt(id: string): Promise<Date> {
  const { latest_charge } = await stripeClient().paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  if (typeof latest_charge !== 'object' || !latest_charge) throw new Error('not charged')
  return new Date(latest_charge.created * 1000)
}

describe('before anything else', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s gets 405', async (method) => {
    expect((await callEndpoint('confirmPayment', {}, { token: buyer.token, method })).status).toBe(405)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])('the type "%s" gets 415', async (type) => {
    const headers = { 'content-type': type }
    expect((await callEndpoint('confirmPayment', '{}', { token: buyer.token, headers })).status).toBe(415)
  })

  it('4,097 bytes get 413', async () => {
    const body = `{"data":{"paymentIntentId":"pi_1"}}`.padEnd(4097)
    const answer = await callEndpoint('confirmPayment', body, { token: buyer.token })
    expect(answer).toMatchObject({ status: 413, code: 'payment/invalid-request' })
    expect((await callEndpoint('confirmPayment', body.slice(1), { token: buyer.token })).status).toBe(400)
  })

  it.each<[string, () => Promise<string | undefined> | string | undefined]>([
    ['no token', () => undefined],
    ['an expired token', () => idToken({ uid: buyer.uid, expiresInSeconds: -60 })],
    ["another project's token", () => idToken({ uid: buyer.uid, project: 'somebody-else' })],
    ['a broken token', () => buyer.token.slice(0, 40)],
    ['an anonymous account', async () => (await signUp()).token],
    ['an account that never was', () => idToken({ uid: 'nobody' })],
    [
      'an account that is gone',
      async () => {
        const { uid } = await createAccount()
        await deleteAccount(uid)
        return idToken({ uid, expiresInSeconds: 3605 })
      },
    ],
    ['a revoked token', () => revokeTokens()],
    ['a disabled account', () => disableAccount()],
  ])('%s gets 401', async (_name, tokenOf) => {
    const token = await tokenOf()
    const answer = await callEndpoint('confirmPayment', { data: { paymentIntentId: 'pi_1' } }, { token })
    expect(answer.status).toBe(401)
    expect(await stripeCalls()).toEqual([])
  })

  it.each<[string, unknown]>([
    ['no data', {}],
    ['null', { data: null }],
    ['a list', { data: ['pi_1'] }],
    ['nothing in it', { data: {} }],
    ['a number', { data: { paymentIntentId: 1 } }],
    ['a uid beside it', { data: { paymentIntentId: 'pi_1', userId: 'x' } }],
    ['an amount beside it', { data: { paymentIntentId: 'pi_1', amount: 1 } }],
    ['something beside data', { data: { paymentIntentId: 'pi_1' }, uid: 'x' }],
    ['__proto__', '{"data":{"paymentIntentId":"pi_1","__proto__":{}}}'],
    ['JSON that is none', '{"data":'],
    ['nothing', ''],
  ])('refuses %s', async (_name, body) => {
    const answer = await callEndpoint('confirmPayment', body, { token: buyer.token })
    expect(answer.status).toBe(400)
    expect(answer.raw).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
    expect(await stripeCalls()).toEqual([])
  })
})

describe('an intent that is not his to confirm', () => {
  it.each<[string, () => Promise<string> | string]>([
    ['that nobody knows', () => 'pi_nobody_knows'],
    ['of another shape', () => 'pi_1/../../profiles/x'],
    ['of somebody else', async () => payCard((await createBuyer()).uid)],
    ['that names him but that we did not open', () => payCard(buyer.uid, { isOurs: false })],
    [
      'of somebody else, with a record of ours',
      async () => {
        const id = await payCard((await createBuyer()).uid)
        await keepCheckout(buyer.uid, id)
        return id
      },
    ],
  ])('%s: always the same answer, and nothing written', async (_name, intentOf) => {
    const before = await profileOf(buyer.uid)
    const id = await intentOf()
    const { status, code, raw } = await confirm(id)
    expect({ status, code }).toEqual({ status: 404, code: 'payment/unknown-intent' })
    expect(raw).toBe((await confirm('pi_nothing')).raw)
    expect(await profileOf(buyer.uid)).toEqual(before)
    if (!id.includes('/')) expect(await receiptOf(id)).toBeNull()
  })

  it('that is not charged yet', async () => {
    const before = await profileOf(buyer.uid)
    const id = await openIntent(buyer.uid)
    expect(await confirm(id)).toMatchObject({ status: 400, code: 'payment/not-paid' })
    expect(await receiptOf(id)).toBeNull()
    expect(await profileOf(buyer.uid)).toEqual(before)
    expect(await checkoutOf(buyer.uid, id)).toMatchObject({ settled: false })
  })

  it('that was canceled: nothing is granted, and the slot is free', async () => {
    const id = await openIntent(buyer.uid)
    await stripeClient().paymentIntents.cancel(id)
    expect(await confirm(id)).toMatchObject({ status: 400, code: 'payment/not-paid' })
    expect(await receiptOf(id)).toBeNull()
    expect(await checkoutOf(buyer.uid, id)).toMatchObject({ settled: true })
    expect(await slotOf(buyer.uid)).toMatchObject({ openIntentId: null, attempt: 5 })
  })
})

describe('a charged intent', () => {
  it('opens the month from the charge on, and is written down', async () => {
    const { uid, token } = await createBuyer()
    const id = await payCard(uid, { immediateAccess: true })
    const paidAt = await chargedAt(id)
    const answer = await confirm(id, { uid, token })
    expect(answer.status).toBe(200)
    expect(resultOf(answer)).toEqual({
      hasPaidAt: paidAt.toISOString(),
      endsAt: addCalendarMonth(paidAt).toISOString(),
    })
    expect(await receiptOf(id)).toEqual({
      userId: uid,
      amount: 2999,
      currency: 'eur',
      status: 'succeeded',
      paidAt,
      endedAt: null,
      immediateAccess: true,
      refunded: 0,
      withdrawal: null,
      // The mail may be sent by now; the test does not wait for it.
      mails: { contract: expect.stringMatching(/^(waiting|sent)$/) as string, withdrawal: null },
      isApplied: true,
      version: 1,
    })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: true, hasPaidAt: paidAt, fullName: 'Camille' })
    expect(await slotOf(uid)).toMatchObject({ openIntentId: null, attempt: 5 })
    expect(await checkoutOf(uid, id)).toMatchObject({ settled: true })
  })

  it('again changes nothing and asks nobody', async () => {
    const account = await createBuyer()
    const id = await payCard(account.uid)
    const first = await confirm(id, account)
    const [receipt, profile, slot] = [
      await receiptOf(id),
      await profileOf(account.uid),
      await slotOf(account.uid),
    ]
    await startAfresh()
    expect((await confirm(id, account)).raw).toBe(first.raw)
    expect(await stripeCalls()).toEqual([])
    expect([await receiptOf(id), await profileOf(account.uid), await slotOf(account.uid)]).toEqual([
      receipt,
      profile,
      slot,
    ])
  })

  it('confirmed 50 times at once is one grant', { timeout: 60_000 }, async () => {
    const account = await createBuyer()
    const id = await payCard(account.uid)
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirmAdmitted(id, account)))
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1)
    expect(await receiptOf(id)).toMatchObject({ version: 1, paidAt: await chargedAt(id) })
    expect(await slotOf(account.uid)).toMatchObject({ attempt: 5 })
  })

  it('asked for more than sixty times an hour is not looked up at Stripe any more', async () => {
    const account = await createBuyer()
    const id = await openIntent(account.uid)
    const confirmedAt = Array.from({ length: 59 }, (_, index) => Date.now() - 3_000_000 + index)
    await putDocument(`checkouts/${account.uid}`, { attempt: 4, openIntentId: id, confirmedAt })
    // A card that needed 3-D Secure, for example, is confirmed again.
    expect(await confirm(id, account)).toMatchObject({ status: 400, code: 'payment/not-paid' })
    await startAfresh()
    const answer = await confirm(id, account)
    expect(answer).toMatchObject({ status: 429, code: 'payment/too-many-attempts' })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(await stripeCalls()).toEqual([])
  })

  it('without a profile is kept, and applied once there is one', async () => {
    const account = await createBuyer({ hasProfile: false })
    const id = await payCard(account.uid)
    expect((await confirm(id, account)).status).toBe(200)
    expect(await receiptOf(id)).toMatchObject({ isApplied: false })
    expect(await profileOf(account.uid)).toBeNull()
    await putProfile(account.uid)
    expect((await confirm(id, account)).status).toBe(200)
    expect(await receiptOf(id)).toMatchObject({ isApplied: true })
    expect(await profileOf(account.uid)).toMatchObject({ hasPaid: true, hasPaidAt: await chargedAt(id) })
  })

  it('that went back grants nothing', async () => {
    const account = await createBuyer()
    const id = await payCard(account.uid)
    await stripeClient().refunds.create({ payment_intent: id })
    expect(await confirm(id, account)).toMatchObject({ status: 400, code: 'payment/not-paid' })
    expect(await receiptOf(id)).toMatchObject({ status: 'refunded' })
    expect(await profileOf(account.uid)).toMatchObject({ hasPaid: false })
  })
})

/** The emulator itself answers 502 above about ten concurrent calls. */
async function confirmAdmitted(id: string, account: Account): Promise<EndpointAnswer> {
  for (;;) {
    const answer = await confirm(id, account)
    if (answer.status !== 502) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

describe('the month', () => {
  const paidOn = async (account: Account, date: string | Date) => {
    const id = await pastPayment(account.uid, new Date(date))
    await keepCheckout(account.uid, id)
    return resultOf(await confirm(id, account))
  }

  it.each([
    ['2026-01-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
    ['2026-01-29T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['2026-03-31T23:59:59.000Z', '2026-04-30T23:59:59.000Z'],
    ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
  ])('paid on %s ends on %s', async (hasPaidAt, endsAt) => {
    const account = await createBuyer({ createdAt: new Date('2025-01-01T00:00:00Z') })
    expect(await paidOn(account, hasPaidAt)).toEqual({ hasPaidAt, endsAt })
  })

  it('paid early starts at the end of the running one', async () => {
    const account = await createBuyer()
    const first = await paidOn(account, daysAgo(10))
    const second = await paidOn(account, daysAgo(1))
    expect(second.hasPaidAt).toBe(first.endsAt)
    expect(await profileOf(account.uid)).toMatchObject({ hasPaid: true, hasPaidAt: new Date(first.endsAt) })
  })

  it('paid in the trial starts at its end', async () => {
    const createdAt = new Date(Math.floor(daysAgo(1).getTime() / 1000) * 1000)
    const account = await createBuyer({ createdAt })
    const { hasPaidAt } = await paidOn(account, new Date())
    expect(hasPaidAt).toBe(new Date(createdAt.getTime() + TRIAL_MS).toISOString())
  })

  it('of an address that had its trial before starts with the charge, however young the account', async () => {
    const account = await createBuyer({ createdAt: daysAgo(1), hadTrial: true })
    const paidAt = new Date(Math.floor(Date.now() / 1000) * 1000)
    expect((await paidOn(account, paidAt)).hasPaidAt).toBe(paidAt.toISOString())
    expect(await profileOf(account.uid)).toMatchObject({ hasPaid: true, hasPaidAt: paidAt })
  })

  it('that was over long ago is told, and marks nobody as paid', async () => {
    const account = await createBuyer()
    await paidOn(account, daysAgo(90))
    expect(await profileOf(account.uid)).toMatchObject({ hasPaid: false })
  })
})

describe('when Stripe cannot be asked', () => {
  it.each<[string, ScriptedFault, string]>([
    ['fails', { path: '/v1/payment_intents/*', status: 500, times: 3 }, 'payment/provider-unavailable'],
    [
      'is in a hurry',
      { path: '/v1/payment_intents/*', status: 429, times: 3 },
      'payment/provider-unavailable',
    ],
    ['hangs up', { path: '/v1/payment_intents/*', drop: true, times: 3 }, 'payment/provider-unavailable'],
    ['refuses our key', { path: '/v1/payment_intents/*', status: 401 }, 'payment/misconfigured'],
  ])(
    'because it %s, the caller is told to come back, and the next call grants',
    async (_name, fault, code) => {
      const account = await createBuyer()
      const id = await payCard(account.uid)
      await misbehave(fault)
      expect(await confirm(id, account)).toMatchObject({ status: 503, code })
      expect(await receiptOf(id)).toBeNull()
      await startAfresh()
      expect((await confirm(id, account)).status).toBe(200)
    },
  )

  it('once, it is asked again', async () => {
    const account = await createBuyer()
    const id = await payCard(account.uid)
    await misbehave({ path: '/v1/payment_intents/*', status: 500, times: 2 })
    expect((await confirm(id, account)).status).toBe(200)
  })
})
