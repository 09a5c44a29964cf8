import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { parisFormats } from '../../../functions/src/mail/formats'
import { TEAM_ADDRESS } from '../../../local/functions-env'
import { createAccount, type Account } from '../support/accounts'
import { CANARY_MAIL } from '../support/canaries'
import { changeDocument, deleteDocument, putDocument, readDocument } from '../support/documents'
import { callEndpoint } from '../support/endpoint-call'
import { mailListens, mailMisbehaves, mailsTo } from '../support/mail-stand-in'
import { runReconciliation } from '../support/scheduled-run'
import { thisStack } from '../support/stack'
import {
  dispute,
  failRefund,
  misbehave,
  refundsOf,
  releaseStripe,
  startAfresh,
  stripeClient,
  tellWebhook,
  untilHeld,
} from '../support/stripe-stand-in'
import { pay, refund, subscriber } from '../support/subscriber'
import { until } from '../../support/until'

const DAY_MS = 86_400_000

beforeEach(async () => {
  await startAfresh()
  await mailMisbehaves()
  await tellWebhook('drop')
  return () => tellWebhook('deliver')
})

describe('an inquiry of the bank', () => {
  it('takes neither the month nor the right to withdraw, and a refund ends it', async () => {
    const { account, id } = await subscriber()
    const profile = await readDocument(`profiles/${account.uid}`)
    await dispute(id, 'warning_needs_response')
    await runReconciliation()
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'succeeded', endedAt: null })
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaidAt: profile?.['hasPaidAt'] })
    expect((await refund(account.token, id)).status).toBe(200)
    await runReconciliation()
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'refunded',
      withdrawal: { state: 'done' },
    })
  })

  it('that becomes a dispute takes the month', async () => {
    const { id } = await subscriber()
    await dispute(id, 'warning_needs_response')
    await runReconciliation()
    await tellWebhook('deliver')
    await dispute(id)
    await until(async () =>
      expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'disputed' }),
    )
  })
})

describe('a withdrawal', () => {
  const WITHDRAWN = 'Accusé de réception de votre rétractation'
  const mailsOf = async ({ uid }: Account) => {
    const mails = await mailsTo(`${CANARY_MAIL}.${uid}@example.com`)
    return mails.filter(({ subject }) => subject === WITHDRAWN)
  }
  const toTeam = async (id: string) => (await mailsTo(TEAM_ADDRESS)).filter(({ text }) => text.includes(id))

  it('is acknowledged by one mail, with its content, date and time', async () => {
    const { account, id } = await subscriber()
    const answers = await Promise.all([refund(account.token, id), refund(account.token, id)])
    const askedAt = new Date((answers[0].json['result'] as { askedAt: string }).askedAt)
    const [mail, ...others] = await mailsOf(account)
    expect(others).toEqual([])
    const text = mail?.text ?? ''
    expect(text).toContain('Je renonce au contrat qui porte sur un mois d’accès à Coach Boom.')
    expect(text).toContain(parisFormats.moment(askedAt))
    expect(text).toContain(id)
    expect(text).toMatch(/29,99.€ seront remboursés sur votre carte/)
    expect(await toTeam(id)).toEqual([])
    expect(await readDocument(`payments/${id}`)).toMatchObject({ mails: { withdrawal: 'sent' } })
  })

  it('does not wait for a mail that cannot leave, and is acknowledged later', async () => {
    const { account, id } = await subscriber()
    await mailListens(false)
    expect((await refund(account.token, id)).status).toBe(200)
    expect(await refundsOf(id)).toHaveLength(1)
    await mailListens(true)
    await changeDocument(`mails/withdrawal-${id}`, { nextAt: new Date(Date.now() - 1) })
    await runReconciliation()
    expect(await mailsOf(account)).toHaveLength(1)
  })

  it('in a trial that still runs takes the month back and leaves the trial', async () => {
    const account = await createAccount({ createdAt: new Date(Date.now() - DAY_MS) })
    await putDocument(`profiles/${account.uid}`, { fullName: 'Zoé', email: 'z@example.com', hasPaidAt: '' })
    const id = await pay(account, new Date(Date.now() - 3_600_000))
    expect((await refund(account.token, id)).status).toBe(200)
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaidAt: '', hasPaid: false })
  })

  it('leaves the month that was paid before, at its own date', async () => {
    const { account, id: earlier } = await subscriber({ paidDaysAgo: 10 })
    const first = await readDocument(`payments/${earlier}`)
    const last = await pay(account, new Date(Date.now() - DAY_MS))
    await refund(account.token, last)
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaidAt: first?.['paidAt'] })
  })

  it('after the first is acknowledged at once, and paid by hand', async () => {
    const { account, id: first } = await subscriber({ paidDaysAgo: 5 })
    await refund(account.token, first)
    const second = await pay(account, new Date(Date.now() - 60_000))
    const answers = await Promise.all([refund(account.token, second), refund(account.token, second)])
    answers.push(await refund(account.token, second))
    for (const { json } of answers) {
      expect(json).toMatchObject({ result: { paymentIntentId: second, refundedAt: null, amount: 2999 } })
    }
    expect(await refundsOf(second)).toEqual([])
    expect(await mailsOf(account)).toHaveLength(2)
    const [order, ...others] = await toTeam(second)
    expect(others).toEqual([])
    expect(order?.subject).toMatch(/^Remboursement à faire à la main avant le /)
    expect(order?.text).not.toContain(account.uid)
    const handed = { why: 'later' }
    const standing = { status: 'succeeded', withdrawal: { state: 'by-hand', amount: 2999, handed } }
    expect(await readDocument(`payments/${second}`)).toMatchObject(standing)
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaid: true })

    await tellWebhook('deliver')
    await stripeClient().refunds.create({ payment_intent: second })
    await until(async () =>
      expect(await readDocument(`payments/${second}`)).toMatchObject({ status: 'refunded' }),
    )
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaid: false, hasPaidAt: '' })
  })

  it('refunds only the amount that the team has not refunded before', async () => {
    const { account, id } = await subscriber()
    await stripeClient().refunds.create({ payment_intent: id, amount: 1000 })
    expect((await refund(account.token, id)).json).toMatchObject({ result: { amount: 1999 } })
    expect((await refundsOf(id)).map(({ amount }) => amount).sort()).toEqual([1000, 1999])
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'refunded', refunded: 2999 })
    expect((await mailsOf(account))[0]?.text).toMatch(/19,99.€ seront remboursés/)
  })

  it('stands from the moment of the request, and a refund that Stripe refused is ordered again', async () => {
    const { account, id } = await subscriber()
    const profile = await readDocument(`profiles/${account.uid}`)
    await misbehave({ path: '/v1/refunds', method: 'POST', status: 503 })
    const { status, json } = await refund(account.token, id)
    expect({ status, json }).toMatchObject({ status: 200, json: { result: { refundedAt: null } } })
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'succeeded',
      endedAt: null,
      withdrawal: { state: 'due' },
    })
    expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaidAt: profile?.['hasPaidAt'] })
    expect(await refundsOf(id)).toEqual([])
    await runReconciliation()
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'refunded',
      withdrawal: { state: 'done' },
    })
    await runReconciliation()
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await mailsOf(account)).toHaveLength(1)
  })

  it.each([
    ['won', 1, { status: 'refunded', withdrawal: { state: 'done' } }],
    ['lost', 0, { status: 'disputed', withdrawal: { state: 'done' } }],
  ])('that Stripe did not take, then disputed, waits until that is %s', async (end, refunds, receipt) => {
    const { account, id } = await subscriber()
    await misbehave({ path: '/v1/refunds', method: 'POST', status: 503 })
    expect((await refund(account.token, id)).status).toBe(200)
    await dispute(id)
    await runReconciliation()
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'disputed',
      withdrawal: { state: 'due' },
    })
    await dispute(id, end)
    await runReconciliation()
    await runReconciliation()
    expect(await refundsOf(id)).toHaveLength(refunds)
    expect(await readDocument(`payments/${id}`)).toMatchObject(receipt)
    expect(await toTeam(id)).toEqual([])
  })

  it('whose refund comes back from the bank is owed by the team', async () => {
    const { account, id } = await subscriber()
    await refund(account.token, id)
    const [ordered] = await refundsOf(id)
    await failRefund(ordered?.id ?? '')
    await runReconciliation()
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'succeeded',
      withdrawal: { state: 'by-hand', amount: 2999, handed: { why: 'returned' } },
    })
    const [order, ...orders] = await toTeam(id)
    expect(orders).toEqual([])
    expect(order?.text).toContain('la banque l’a renvoyé')
    const [, second, ...others] = await mailsOf(account)
    expect(others).toEqual([])
    expect(second?.text).toMatch(/remboursement de 29,99.€ n’a pas pu être fait sur votre carte/)
    expect((await refund(account.token, id)).json).toMatchObject({
      result: { paymentIntentId: id, refundedAt: null },
    })
  })

  it('that the team paid back, and whose refund comes back from the bank, is owed again and told again', async () => {
    const { account, id: first } = await subscriber({ paidDaysAgo: 5 })
    await refund(account.token, first)
    const second = await pay(account, new Date(Date.now() - 60_000))
    await refund(account.token, second)
    const ordered = await stripeClient().refunds.create({ payment_intent: second })
    await runReconciliation()
    expect(await readDocument(`payments/${second}`)).toMatchObject({
      status: 'refunded',
      withdrawal: { state: 'by-hand', handed: { why: 'later' } },
    })
    await failRefund(ordered.id)
    await runReconciliation()
    await runReconciliation()
    expect(await readDocument(`payments/${second}`)).toMatchObject({
      status: 'succeeded',
      withdrawal: { state: 'by-hand', amount: 2999, handed: { why: 'returned' } },
    })
    const [, order, ...orders] = await toTeam(second)
    expect(orders).toEqual([])
    expect(order?.text).toContain('la banque l’a renvoyé')
    const [, , again, ...others] = await mailsOf(account)
    expect(others).toEqual([])
    expect(again?.text).toMatch(/remboursement de 29,99.€ n’a pas pu être fait sur votre carte/)
  })

  it('is not hidden by fifty that fail for ever, which go to the team after days', async () => {
    const { account, id } = await subscriber()
    await misbehave({ path: '/v1/refunds', method: 'POST', status: 503 })
    await refund(account.token, id)
    const paidAt = new Date(Date.now() - 6 * DAY_MS)
    const fields = { userId: account.uid, amount: 2999, currency: 'eur', status: 'succeeded', paidAt }
    // Listed first, because of their ids.
    const unknown = Array.from({ length: 50 }, (_, index) => `pi_0${index}${account.uid}`)
    const due = (days: number) => ({
      ...fields,
      isApplied: true,
      version: 1,
      withdrawal: { state: 'due', askedAt: new Date(Date.now() - days * DAY_MS), amount: 2999 },
    })
    await Promise.all(unknown.map((one, index) => putDocument(`payments/${one}`, due(index === 0 ? 4 : 1))))
    await runReconciliation()
    expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'refunded' })
    expect(await readDocument(`payments/${unknown[1] ?? ''}`)).toMatchObject({ withdrawal: { state: 'due' } })
    expect(await readDocument(`payments/${unknown[0] ?? ''}`)).toMatchObject({
      withdrawal: { state: 'by-hand' },
    })
    expect((await toTeam(unknown[0] ?? '')).map(({ text }) => text)).toEqual([
      expect.stringContaining('Stripe ne l’a pas encore confirmé'),
    ])
    const told = (await mailsOf(account)).find(({ text }) => text.includes(unknown[0] ?? ''))
    expect(told?.text).toContain('n’a pas encore confirmé ce remboursement')
    expect(told?.text).not.toContain('Seul le premier')
    await Promise.all(unknown.map((one) => deleteDocument(`payments/${one}`)))
  })

  it('that was disputed when its account was erased is not forgotten either', async () => {
    const { account, id } = await subscriber()
    await misbehave({ path: '/v1/refunds', method: 'POST', status: 503 })
    await refund(account.token, id)
    await dispute(id)
    await runReconciliation()
    expect((await callEndpoint('deleteAccount', { data: {} }, account)).status).toBe(200)
    await runReconciliation()
    expect(await toTeam(id)).toHaveLength(1)
  })

  it('is not forgotten with an account that is erased before Stripe answered', async () => {
    const { account, id } = await subscriber()
    await misbehave({ path: '/v1/refunds', method: 'POST', status: 503 })
    await refund(account.token, id)
    expect((await callEndpoint('deleteAccount', { data: {} }, account)).status).toBe(200)
    await runReconciliation()
    expect(await toTeam(id)).toHaveLength(1)
    expect(await readDocument(`payments/${id}`)).toBeNull()
  })

  it.each([
    ['does not answer', 503, 3],
    ['refuses our key', 401, 1],
  ])('is written down and acknowledged when Stripe %s, and paid back later', async (_, status, tries) => {
    const { account, id } = await subscriber()
    const down = { path: `/v1/payment_intents/${id}`, method: 'GET', status } as const
    await misbehave(...Array.from({ length: tries }, () => down))
    expect(await refund(account.token, id)).toMatchObject({
      status: 200,
      json: { result: { paymentIntentId: id, refundedAt: null, amount: 2999 } },
    })
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'succeeded',
      withdrawal: { state: 'due', amount: 2999 },
    })
    expect(await mailsOf(account)).toHaveLength(1)
    await runReconciliation()
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'refunded',
      withdrawal: { state: 'done' },
    })
    expect(await mailsOf(account)).toHaveLength(1)
  })

  it('written down while Stripe did not answer is done once Stripe says that it had paid back before', async () => {
    const { account, id } = await subscriber()
    await stripeClient().refunds.create({ payment_intent: id })
    const down = { path: `/v1/payment_intents/${id}`, method: 'GET', status: 503 } as const
    await misbehave(down, down, down)
    expect((await refund(account.token, id)).status).toBe(200)
    await runReconciliation()
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await readDocument(`payments/${id}`)).toMatchObject({
      status: 'refunded',
      withdrawal: { state: 'done' },
    })
    expect(await toTeam(id)).toEqual([])
  })
})

describe('in the instant of an erasure', () => {
  const erase = (account: Account) => callEndpoint('deleteAccount', { data: {} }, account)
  /** The log is written a little later. */
  const errorsSoon = () => new Promise((resolve) => setTimeout(() => resolve(errors()), 1000))
  const errors = () => readFileSync(thisStack().logFile, 'utf8').split(/refund-of-|receipt-gone/).length

  it('a withdrawal that was not written down is refused, and wakes nobody', async () => {
    const { account, id } = await subscriber()
    const before = errors()
    await misbehave({ path: `/v1/payment_intents/${id}`, method: 'GET', isHeld: true })
    const refunding = refund(account.token, id)
    await untilHeld()
    expect((await erase(account)).status).toBe(200)
    await releaseStripe()
    expect(await refunding).toMatchObject({ status: 401, code: 'payment/unauthenticated' })
    expect(await errorsSoon()).toBe(before)
  })

  it('one that was is acknowledged, and wakes nobody', async () => {
    const { account, id } = await subscriber()
    const before = errors()
    await misbehave({ path: '/v1/refunds', method: 'POST', isHeld: true })
    const refunding = refund(account.token, id)
    await untilHeld()
    expect((await erase(account)).status).toBe(200)
    await releaseStripe()
    expect(await refunding).toMatchObject({ status: 200, json: { result: { paymentIntentId: id } } })
    expect(await errorsSoon()).toBe(before)
  })
})
