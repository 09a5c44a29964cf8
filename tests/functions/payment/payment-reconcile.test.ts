import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
import { deleteAccount } from '../support/accounts'
import { deleteDocument, putDocument, readDocument } from '../support/documents'
import { runReconciliation } from '../support/scheduled-run'
import {
  dispute,
  misbehave,
  pastPayment,
  refundsOf,
  startAfresh,
  stripeCalls,
  stripeClient,
  tellWebhook,
} from '../support/stripe-stand-in'

// A run also handles everything that earlier files left.
vi.setConfig({ testTimeout: 120_000 })
beforeAll(runReconciliation, 120_000)

// Webhooks never arrive here.
beforeEach(async () => {
  await tellWebhook('drop')
  await startAfresh()
})

const hoursAgo = (hours: number) => daysAgo(hours / 24)
const intentCalls = async (id: string) => (await stripeCalls()).filter((call) => call.includes(id))

describe('a webhook that was lost', () => {
  it('of a charge is made up for, and its event is not worked on again', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    await runReconciliation()
    expect(await receiptOf(id)).toMatchObject({ status: 'succeeded', isApplied: true, version: 1 })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: true })
    await startAfresh()
    await runReconciliation()
    expect(await intentCalls(id)).toEqual([])
    expect(await receiptOf(id)).toMatchObject({ version: 1 })
  })

  it.each<[string, (id: string) => Promise<unknown>, string]>([
    ['a refund', (id) => stripeClient().refunds.create({ payment_intent: id }), 'refunded'],
    ['a dispute', (id) => dispute(id), 'disputed'],
  ])('of %s too', async (_name, happen, status) => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    await runReconciliation()
    await happen(id)
    await runReconciliation()
    expect(await receiptOf(id)).toMatchObject({ status })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: false })
  })
})

it('a payment from before the profile is applied once there is one', async () => {
  const { uid } = await createBuyer({ hasProfile: false })
  const id = await payCard(uid)
  await runReconciliation()
  expect(await receiptOf(id)).toMatchObject({ isApplied: false })
  expect(await profileOf(uid)).toBeNull()
  await putProfile(uid)
  await runReconciliation()
  expect(await receiptOf(id)).toMatchObject({ isApplied: true })
  expect(await profileOf(uid)).toMatchObject({ hasPaid: true })
})

describe('a payment that no run can change any more', () => {
  /** Runs the reconciliation twice and returns the second run's calls about intents. */
  async function secondRun(): Promise<string[]> {
    await runReconciliation()
    await startAfresh()
    await runReconciliation()
    return (await stripeCalls()).filter((call) => !call.includes('/v1/events'))
  }

  it('without a profile is not looked up again, refunded or not', async () => {
    const [waiting, refunded] = [
      await createBuyer({ hasProfile: false }),
      await createBuyer({ hasProfile: false }),
    ]
    const ids = [await payCard(waiting.uid), await payCard(refunded.uid)]
    await stripeClient().refunds.create({ payment_intent: ids[1] ?? '' })
    expect(await secondRun()).toEqual([])
    expect(await receiptOf(ids[0] ?? '')).toMatchObject({ isApplied: false })
    expect(await receiptOf(ids[1] ?? '')).toMatchObject({ status: 'refunded' })
  })

  it('is given back once, when it came in after an erasure', async () => {
    const { uid } = await createBuyer()
    const [before, after] = [await pastPayment(uid, hoursAgo(3)), await payCard(uid)]
    await deleteAccount(uid)
    for (const path of [`profiles/${uid}`, `checkouts/${uid}`, `checkouts/${uid}/intents/${after}`]) {
      await deleteDocument(path)
    }
    const [begunAt, expiresAt] = [hoursAgo(2), hoursAgo(-70)]
    await putDocument(`deletions/${uid}`, { begunAt, expiresAt })
    await runReconciliation()
    // Stripe's event of that refund is also read only once.
    expect(await secondRun()).toEqual([])
    expect(await refundsOf(after)).toMatchObject([{ amount: 2999 }])
    expect(await refundsOf(before)).toEqual([])
    expect([await receiptOf(before), await receiptOf(after)]).toEqual([null, null])
  })

  it('is given back and ended, when its account is gone without a known erasure', async () => {
    const { uid } = await createBuyer({ hasProfile: false })
    const id = await payCard(uid)
    const { uid: other } = await createBuyer({ hasProfile: false })
    const strange = { amount: 2999, currency: 'eur', status: 'succeeded', isApplied: false, version: 1 }
    await putDocument(`payments/${id}`, { ...strange, userId: uid, paidAt: hoursAgo(1) })
    await putDocument('payments/pi_nobodys', { ...strange, userId: other, paidAt: hoursAgo(1) })
    for (const gone of [uid, other]) await deleteAccount(gone)
    await runReconciliation()
    expect(await secondRun()).toEqual([])
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await receiptOf(id)).toMatchObject({ status: 'refunded', isApplied: true })
    expect(await receiptOf('pi_nobodys')).toMatchObject({ isApplied: true })
  })

  it('is settled when Stripe does not know its intent', async () => {
    const { uid } = await createBuyer()
    await keepCheckout(uid, 'pi_unheard_of', { createdAt: hoursAgo(2) })
    expect(await secondRun()).toEqual([])
    expect(await checkoutOf(uid, 'pi_unheard_of')).toMatchObject({ settled: true })
  })
})

describe('a checkout without an answer', () => {
  it('for an hour is looked up, even when Stripe lists no event of it any more', async () => {
    const { uid } = await createBuyer()
    const id = await pastPayment(uid, hoursAgo(2))
    await keepCheckout(uid, id, { createdAt: hoursAgo(2) })
    await runReconciliation()
    expect(await receiptOf(id)).toMatchObject({ status: 'succeeded' })
    expect(await checkoutOf(uid, id)).toMatchObject({ settled: true })
    expect(await profileOf(uid)).toMatchObject({ hasPaid: true })
  })

  it('for a day is canceled, and its slot is free', async () => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid)
    await keepCheckout(uid, id, { createdAt: hoursAgo(25) })
    await runReconciliation()
    expect((await stripeClient().paymentIntents.retrieve(id)).status).toBe('canceled')
    expect(await checkoutOf(uid, id)).toMatchObject({ settled: true })
    expect(await slotOf(uid)).toMatchObject({ openIntentId: null, attempt: 5 })
    expect(await receiptOf(id)).toBeNull()
  })

  it.each([0.5, 23])('for %s hours stays open', async (hours) => {
    const { uid } = await createBuyer()
    const id = await openIntent(uid)
    await keepCheckout(uid, id, { createdAt: hoursAgo(hours) })
    await runReconciliation()
    expect((await stripeClient().paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
    expect(await slotOf(uid)).toMatchObject({ openIntentId: id })
  })
})

describe('a lookup that fails', () => {
  it('does not stop the others, and is repeated by the next run', async () => {
    const [unlucky, lucky] = [await createBuyer(), await createBuyer()]
    const failing = await payCard(unlucky.uid)
    const id = await payCard(lucky.uid)
    await misbehave({ path: `/v1/payment_intents/${failing}`, status: 500, times: 3 })
    await runReconciliation()
    expect(await receiptOf(failing)).toBeNull()
    expect(await receiptOf(id)).toMatchObject({ isApplied: true })
    await runReconciliation()
    expect(await receiptOf(failing)).toMatchObject({ isApplied: true })
  })

  it('keeps the cursor before its charge, so that the next run reads it again', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    await misbehave({ path: `/v1/payment_intents/${id}`, status: 500, times: 3 })
    await runReconciliation()
    const cursor = await readDocument('stripeEvents/cursor')
    const { latest_charge } = await stripeClient().paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    const chargedAt = typeof latest_charge === 'object' ? (latest_charge?.created ?? 0) * 1000 : 0
    expect((cursor!['readUntil'] as Date).getTime()).toBeLessThanOrEqual(chargedAt)
    await runReconciliation()
    expect(await receiptOf(id)).toMatchObject({ isApplied: true })
  })

  it('may be the list of events: our own open checkouts are looked up all the same', async () => {
    const { uid } = await createBuyer()
    const id = await payCard(uid)
    await keepCheckout(uid, id, { createdAt: hoursAgo(2) })
    const before = await readDocument('stripeEvents/cursor')
    await misbehave({ path: '/v1/events', status: 500, times: 3 })
    await runReconciliation()
    expect(await receiptOf(id)).toMatchObject({ isApplied: true })
    expect(await readDocument('stripeEvents/cursor')).toEqual(before)
  })
})

it('an erasure that was stopped is gone on with', async () => {
  const { uid } = await createBuyer()
  await putDocument(`todos/${uid}`, { userId: uid, text: 'x' })
  await putDocument(`deletions/${uid}`, { startedAt: hoursAgo(1) })
  await runReconciliation()
  for (const path of [`todos/${uid}`, `profiles/${uid}`]) expect(await readDocument(path)).toBeNull()
  expect(await readDocument(`deletions/${uid}`)).toMatchObject({ expiresAt: expect.any(Date) as Date })
})
