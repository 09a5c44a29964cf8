import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parisFormats } from '../../functions/src/mail/formats'
import { createAccount, idToken, signUp, type Account } from './support/accounts'
import { createBuyer, payCard, profileOf, receiptOf } from './support/buyer'
import { CANARY_MAIL } from './support/canaries'
import { changeDocument, readDocument } from './support/documents'
import { callEndpoint } from './support/endpoint-call'
import { pathsWith } from './support/everything-stored'
import { mailListens, mailMisbehaves, mailsTo } from './support/mail-stand-in'
import { runReconciliation } from './support/scheduled-run'
import { thisStack } from './support/stack'
import { flushWebhooks, startAfresh, tellWebhook } from './support/stripe-stand-in'

const emailOf = ({ uid }: { uid: string }) => `${CANARY_MAIL}.${uid}@example.com`
const confirm = (account: Account, id: string) =>
  callEndpoint('confirmPayment', { data: { paymentIntentId: id } }, account)
const mailsOf = async (account: Account) => (await mailsTo(emailOf(account))).map(({ subject }) => subject)
const CONTRACT = 'Confirmation de votre contrat et reçu'

beforeEach(async () => {
  await startAfresh()
  await mailMisbehaves()
  await tellWebhook('hold')
})
afterEach(async () => {
  await mailListens(true)
  await tellWebhook('deliver')
})

describe('the confirmation of a contract', () => {
  it('leaves once, whoever settles the payment and however often, and never from the page', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid, { immediateAccess: true })
    const answers = await Promise.all([confirm(buyer, id), confirm(buyer, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsOf(buyer)).toEqual([])
    expect(await receiptOf(id)).toMatchObject({ mails: { contract: 'waiting', withdrawal: null } })
    await flushWebhooks()
    await runReconciliation()
    expect(await mailsOf(buyer)).toEqual([CONTRACT])

    expect(await receiptOf(id)).toMatchObject({ mails: { contract: 'sent' } })

    const [mail] = await mailsTo(emailOf(buyer))
    const text = mail?.text ?? ''
    for (const words of [
      'Bonjour Camille,',
      id,
      'un mois d’accès à Coach Boom',
      '29,99',
      '(heure de Paris)',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/Vendeur.: .+\nAdresse du vendeur.: .+/)
    expect(text).toMatch(/Montant hors taxe.: .+\nTVA.*: .+\nMontant payé, taxes comprises.: 29,99/)
    expect(text).toContain('Renoncer au contrat ici')
    expect(text).toContain('Vous avez demandé que l’accès s’ouvre tout de suite')
    expect(mail?.html).toContain('<th scope="row"')
    const kept = await readDocument(`mails/contract-${id}`)
    expect(kept).toMatchObject({ state: 'sent', userId: buyer.uid })
    expect(JSON.stringify(kept)).not.toContain('@')
  })

  it('of an address that had its trial before tells a month from the charge on', async () => {
    const buyer = await createBuyer({ createdAt: new Date(), hadTrial: true })
    const id = await payCard(buyer.uid)
    await confirm(buyer, id)
    await flushWebhooks()
    const [mail] = await mailsTo(emailOf(buyer))
    const { paidAt } = (await receiptOf(id)) as { paidAt: Date }
    expect(mail?.text).toMatch(new RegExp(`Accès.: du ${parisFormats.day(paidAt)} au `))
  })

  it('holds up no money when the mail server is not there', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid)
    await mailListens(false)
    const before = Date.now()
    expect((await confirm(buyer, id)).status).toBe(200)
    const statuses = await flushWebhooks()
    expect(Date.now() - before).toBeLessThan(15_000)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await profileOf(buyer.uid)).toMatchObject({ hasPaid: true })
    expect(await readDocument(`mails/contract-${id}`)).toMatchObject({ state: 'waiting', tries: 1 })
  })

  it('is not tried for ever at an address that does not exist, and the receipt says so', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid)
    await confirm(buyer, id)
    await mailMisbehaves({ at: 'recipient', answer: 550, reason: '5.1.1' })
    await flushWebhooks()
    expect(await readDocument(`mails/contract-${id}`)).toMatchObject({ state: 'failed', nextAt: null })
    expect(await receiptOf(id)).toMatchObject({ mails: { contract: 'failed' } })
  })

  it('is not tried for ever where the letter itself is refused', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid)
    await confirm(buyer, id)
    await mailMisbehaves({ at: 'data', answer: 554 })
    await flushWebhooks()
    expect(await readDocument(`mails/contract-${id}`)).toMatchObject({ state: 'failed', nextAt: null })
    expect(await receiptOf(id)).toMatchObject({ mails: { contract: 'failed' } })
  })

  it.each([
    ['login', { at: 'recipient', answer: 530 }],
    ['policy', { at: 'recipient', answer: 550, reason: '5.7.1' }],
  ] as const)('is tried again when the refusal is about us: %s', async (_name, fault) => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid)
    await confirm(buyer, id)
    await mailMisbehaves(fault)
    await flushWebhooks()
    expect(await readDocument(`mails/contract-${id}`)).toMatchObject({ state: 'waiting', tries: 1 })
  })

  it('that has left is not sent again when the books are written again', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid)
    await confirm(buyer, id)
    await flushWebhooks()
    await changeDocument(`payments/${id}`, { isApplied: false })
    await runReconciliation()
    expect(await mailsOf(buyer)).toEqual([CONTRACT])
  })
})

describe('the end of an account', () => {
  const erase = (account: Account) => callEndpoint('deleteAccount', { data: {} }, account)

  it('is not sent to an unconfirmed address, however often', async () => {
    const email = `inconnue.${Date.now()}@example.com`
    for (let times = 0; times < 3; times += 1) {
      expect((await erase(await signUp({ email, password: 'motdepasse' }))).status).toBe(200)
    }
    expect(await mailsTo(email)).toEqual([])
    expect(await pathsWith(email)).toEqual([])
  })

  it('is told to whoever paid', async () => {
    const buyer = await createBuyer()
    await confirm(buyer, await payCard(buyer.uid))
    const email = emailOf(buyer)
    const recent = idToken({ uid: buyer.uid, email, expiresInSeconds: 3605 })
    expect((await callEndpoint('deleteAccount', { data: {} }, { token: recent })).status).toBe(200)
    expect(await mailsOf(buyer)).toEqual(['Votre compte Coach Boom est supprimé'])
  })

  it('is told by a last mail, which leaves no document', async () => {
    const account = await createAccount({ isConfirmed: true })
    expect((await erase(account)).status).toBe(200)
    expect(await mailsOf(account)).toEqual(['Votre compte Coach Boom est supprimé'])
    expect(await readDocument(`mails/account-end-${account.uid}`)).toBeNull()
  })

  it('does not wait for the mail server; the address is kept until the mail has left, and no longer', async () => {
    const account = await createAccount({ isConfirmed: true })
    await mailMisbehaves({ at: 'connect', answer: 'hang' })
    expect((await erase(account)).status).toBe(200)
    const path = `mails/account-end-${account.uid}`
    const stored = await readDocument(path)
    expect(stored).toMatchObject({ to: emailOf(account), state: 'waiting' })
    await changeDocument(path, { nextAt: new Date(Date.now() - 1) })
    await runReconciliation()
    expect(await mailsOf(account)).toHaveLength(1)
    expect(await readDocument(path)).toBeNull()
  })

  it('deletes mails that were not sent yet', async () => {
    const buyer = await createBuyer()
    const id = await payCard(buyer.uid)
    await confirm(buyer, id)
    expect((await erase(buyer)).status).toBe(200)
    expect(await readDocument(`mails/contract-${id}`)).toBeNull()
  })
})

it('no address, subject or text is in the log', () => {
  const log = readFileSync(thisStack().logFile, 'utf8')
  expect(log).toContain('mail.sent contract')
  expect(log).not.toContain(CANARY_MAIL)
})
