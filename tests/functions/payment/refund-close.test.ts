// A refund that the team paid by another way than the card, which Stripe never learns.
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { TEAM_ADDRESS } from '../../../local/functions-env'
import { projectId } from '../../../local/paths'
import { closeRefund, owedByHand } from '../../../local/refund/close-refund'
import { readDocument } from '../support/documents'
import { mailMisbehaves, mailsTo } from '../support/mail-stand-in'
import { runReconciliation } from '../support/scheduled-run'
import { thisStack } from '../support/stack'
import { failRefund, refundsOf, startAfresh, stripeCalls, tellWebhook } from '../support/stripe-stand-in'
import { refund, subscriber } from '../support/subscriber'

let firestore: Firestore

beforeAll(() => {
  const app = initializeApp({ projectId }, 'refund-close')
  firestore = getFirestore(app)
  firestore.settings({ host: `127.0.0.1:${thisStack().ports.firestore}`, ssl: false })
  return () => deleteApp(app)
})

beforeEach(async () => {
  await startAfresh()
  await mailMisbehaves()
  await tellWebhook('drop')
  return () => tellWebhook('deliver')
})

/** A withdrawal whose refund the bank sent back, because the card is closed. */
async function returned() {
  const { account, id } = await subscriber()
  await refund(account.token, id)
  const [ordered] = await refundsOf(id)
  await failRefund(ordered?.id ?? '')
  await runReconciliation()
  return { account, id }
}

it('ends the month, is owed no more, and stays ended whatever Stripe says of its own money', async () => {
  const { account, id } = await returned()
  expect(await owedByHand(firestore, id)).toMatchObject({ withdrawal: { amount: 2999 } })
  expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaid: true })
  const letters = (await mailsTo(TEAM_ADDRESS)).filter(({ text }) => text.includes(id))
  expect(letters.at(-1)?.text).toContain(`npm run refund:close -- PROJECT ${id}`)

  expect(await closeRefund(firestore, id)).toBe(true)
  await runReconciliation()
  const closed = await readDocument(`payments/${id}`)
  expect(closed).toMatchObject({
    status: 'refunded',
    refunded: 2999,
    isApplied: true,
    withdrawal: { state: 'other-means', handed: { why: 'returned' } },
  })
  expect(await readDocument(`profiles/${account.uid}`)).toMatchObject({ hasPaid: false, hasPaidAt: '' })
  expect(await owedByHand(firestore, id)).toBeNull()
  expect(await closeRefund(firestore, id)).toBe(false)

  // The events of the last hour are read again.
  await startAfresh()
  await firestore.doc(`payments/${id}`).update({ isApplied: false })
  await runReconciliation()
  expect(await stripeCalls()).toContain(`GET /v1/payment_intents/${id}`)
  expect(await readDocument(`payments/${id}`)).toMatchObject({
    status: 'refunded',
    endedAt: closed?.['endedAt'],
    withdrawal: { state: 'other-means' },
  })
  const all = (await mailsTo(TEAM_ADDRESS)).filter(({ text }) => text.includes(id))
  expect(all).toHaveLength(letters.length)
})

it('closes nothing that the team does not owe', async () => {
  const { id } = await subscriber()
  for (const other of [id, 'pi_unknown']) {
    expect(await owedByHand(firestore, other)).toBeNull()
    expect(await closeRefund(firestore, other)).toBe(false)
  }
  expect(await readDocument(`payments/${id}`)).toMatchObject({ status: 'succeeded', withdrawal: null })
})
