import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEAM_ADDRESS } from '../../local/functions-env'
import { CONTACTS_OF_TRIALS_MAX, CONTACTS_OF_UNCONFIRMED_MAX } from '@/domain/base/business'
import { confirmAddress, createAccount, type Account } from './support/accounts'
import { CANARY_MAIL } from './support/canaries'
import { changeDocument, deleteDocument, putDocument, readDocument } from './support/documents'
import { callEndpoint, type EndpointAnswer, type EndpointCall } from './support/endpoint-call'
import { mailListens, mailMisbehaves, mailsTo } from './support/mail-stand-in'
import { runReconciliation } from './support/scheduled-run'

const message = 'Bonjour,\nmon reçu <b>manque</b>. 👍'
let count = 0

const write = (token: string | undefined, fields: object = {}, options: EndpointCall = {}) =>
  callEndpoint('contactSupport', { data: { ...contact(), ...fields } }, { token, ...options })

function contact() {
  count += 1
  return { id: `message-${count}`, subject: `Sujet ${count}`, message }
}

async function received(subject: string) {
  return (await mailsTo(TEAM_ADDRESS)).filter((mail) => mail.subject.endsWith(subject))
}

const stateOf = ({ json }: EndpointAnswer) => (json['result'] as { state?: string } | undefined)?.state
const emailOf = ({ uid }: Account) => `${CANARY_MAIL}.${uid}@example.com`

beforeEach(async () => {
  await mailMisbehaves()
  await deleteDocument('ceilings/contact')
})
afterEach(() => mailListens(true))

describe('before anything else', () => {
  it('the order is method, type, size, token, schema', async () => {
    const { token } = await createAccount()
    const headers = { 'content-type': 'text/plain' }
    const big = { message: 'x'.repeat(33_000) }
    expect((await write(undefined, big, { method: 'PUT', headers })).status).toBe(405)
    expect((await write(undefined, big, { headers })).status).toBe(415)
    expect((await write(undefined, big)).status).toBe(413)
    expect(await write(undefined, { x: 1 })).toMatchObject({ status: 401, code: 'contact/unauthenticated' })
    expect(await write(token, { x: 1 })).toMatchObject({ status: 400, code: 'contact/invalid-request' })
  })

  it.each([
    { subject: '' },
    { subject: ' \n ' },
    { subject: 'x'.repeat(121) },
    { subject: 'Bonjour\r\nBcc: tous@example.com' },
    { subject: 'Bonjour\nBcc: tous@example.com' },
    { subject: 'Bonjour\u2028Bcc: tous@example.com' },
    { subject: 'Bonjour\u0085Bcc: tous@example.com' },
    { subject: ['a', 'b'] },
    { message: '' },
    { message: 'x'.repeat(4001) },
    { message: 'a\0b' },
    { message: 7 },
    { id: 'court' },
    { id: '../../profiles/x' },
    { id: 'x'.repeat(65) },
    { to: 'tous@example.com' },
    { replyTo: 'tous@example.com' },
  ])('refuses %j, and nothing is sent or counted', async (fields) => {
    const { uid, token } = await createAccount()
    expect(await write(token, fields)).toMatchObject({ status: 400, code: 'contact/invalid-request' })
    expect(await readDocument(`contacts/${uid}`)).toBeNull()
  })
})

describe('a message', () => {
  it('reaches the team as it was written, and is answered to its author', async () => {
    const account = await createAccount()
    await putDocument(`profiles/${account.uid}`, { fullName: 'Zoé "Bcc: x@y.fr"', email: 'z@example.com' })
    const subject = 'Reçu d’août « perdu », Bcc: x@y.fr'
    const answer = await write(account.token, { id: 'message-whole', subject })
    expect(answer).toMatchObject({ status: 200, json: { result: { state: 'sent' } } })
    const [mail, ...others] = await received(subject)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ replyTo: emailOf(account), to: [TEAM_ADDRESS] })
    expect(mail?.text).toContain(message)
    expect(mail?.text).toContain(emailOf(account))
    expect(mail?.html).toContain('&lt;b&gt;manque&lt;/b&gt;')
    expect(mail?.headers.filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual([`To: ${TEAM_ADDRESS}`])
    const kept = await readDocument(`mails/contact-${account.uid}-message-whole`)
    expect(JSON.stringify(kept)).not.toMatch(/manque|perdu/)
  })

  it.each([true, false])('tells the team whether its address was confirmed: %s', async (isConfirmed) => {
    const { uid, token } = await createAccount({ isConfirmed })
    const subject = `Adresse ${uid}`
    expect((await write(token, { subject })).status).toBe(200)
    const [mail] = await received(subject)
    expect(mail?.text.includes('n’a jamais été confirmée')).toBe(!isConfirmed)
  })

  it('is one, however often it is sent at once and again', async () => {
    const { uid, token } = await createAccount()
    const same = { id: 'message-twice', subject: `Une fois ${uid}` }
    const answers = await Promise.all([1, 2, 3].map(() => write(token, same)))
    answers.push(await write(token, same))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(stateOf(answers[3]!)).toBe('sent')
    expect(await received(same.subject)).toHaveLength(1)
    expect((await readDocument(`contacts/${uid}`))?.['sentAt']).toHaveLength(1)
  })

  it('is refused as the sixth of a day, and taken again a day after the first', async () => {
    const { uid, token } = await createAccount({ isConfirmed: true })
    const hourAgo = Date.now() - 3_600_000
    await putDocument(`contacts/${uid}`, { sentAt: [hourAgo - 10, hourAgo, hourAgo, hourAgo, hourAgo] })
    const refused = await write(token)
    expect(refused).toMatchObject({ status: 429, code: 'contact/quota-day' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(22 * 3600)
    await putDocument(`contacts/${uid}`, {
      sentAt: [hourAgo - 23 * 3_600_000, hourAgo, hourAgo, hourAgo, hourAgo],
    })
    expect((await write(token)).status).toBe(200)
    expect((await write(token)).status).toBe(429)
  })

  it.each([
    ['is not there', () => mailListens(false)],
    ['hangs at once', () => mailMisbehaves({ at: 'connect', answer: 'hang' })],
    ['hangs at the end', () => mailMisbehaves({ at: 'data', answer: 'hang' })],
    ['is busy', () => mailMisbehaves({ at: 'recipient', answer: 451 })],
    ['refuses the sender', () => mailMisbehaves({ at: 'sender', answer: 550 })],
    ['refuses the team, which is ours to repair', () => mailMisbehaves({ at: 'recipient', answer: 550 })],
  ])('waits where the mail server %s, and arrives once', async (_name, goWrong) => {
    const { uid, token } = await createAccount()
    const asked = { id: 'message-waits', subject: `Attente ${uid}` }
    await goWrong()
    const before = Date.now()
    const answer = await write(token, asked)
    expect(Date.now() - before).toBeLessThan(15_000)
    expect(answer).toMatchObject({ status: 200, json: { result: { state: 'waiting' } } })
    expect(await received(asked.subject)).toEqual([])

    await mailListens(true)
    const path = `mails/contact-${uid}-message-waits`
    const stored = await readDocument(path)
    expect(stored).toMatchObject({ state: 'waiting', tries: 1, message })
    const pause = Number(stored?.['nextAt']) - Date.now()
    expect(pause).toBeGreaterThan(13 * 60_000)
    await runReconciliation()
    expect(await received(asked.subject), 'not before its time').toEqual([])
    await changeDocument(path, { nextAt: new Date(Date.now() - 1) })
    await runReconciliation()
    expect(await received(asked.subject)).toHaveLength(1)
    expect(await write(token, asked)).toMatchObject({ json: { result: { state: 'sent' } } })
    expect(await received(asked.subject)).toHaveLength(1)
  })

  it('is given up after many tries, and the owner can still read it', async () => {
    const { uid } = await createAccount()
    const path = `mails/contact-${uid}-message-lost`
    const past = new Date(Date.now() - 1)
    const fields = { kind: 'contact', userId: uid, contactId: 'message-lost', subject: 'Perdu', message }
    const expiresAt = new Date(Date.now() + 86_400_000)
    await putDocument(path, {
      ...fields,
      state: 'waiting',
      tries: 11,
      nextAt: past,
      createdAt: past,
      expiresAt,
    })
    await mailMisbehaves({ at: 'data', answer: 421 })
    await runReconciliation()
    expect(await readDocument(path)).toMatchObject({ state: 'failed', message, nextAt: null })
  })

  it('is refused of an account that is being erased', async () => {
    const { uid, token } = await createAccount()
    await putDocument(`deletions/${uid}`, { startedAt: new Date() })
    expect(await write(token)).toMatchObject({ status: 401 })
  })
})

describe('the mailbox of the team', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  type Counts = Readonly<Record<'unconfirmed' | 'trial' | 'paid', number>>
  const setTaken = (counts: Partial<Counts>, day = today()) =>
    putDocument('ceilings/contact', { day, unconfirmed: 0, trial: 0, paid: 0, ...counts })
  const taken = () => readDocument('ceilings/contact')
  const unconfirmed = () => createAccount()
  const confirmed = () => createAccount({ isConfirmed: true })
  const buyer = async (isConfirmed = false) => {
    const account = await createAccount({ isConfirmed })
    await putDocument(`payments/pi_${account.uid}`, { userId: account.uid, status: 'refunded' })
    return account
  }

  it.each<[string, () => Promise<Account>, number, string]>([
    ['an unconfirmed account', unconfirmed, 1, 'contact/quota-unconfirmed'],
    ['a confirmed account', confirmed, 5, 'contact/quota-day'],
    ['an unconfirmed buyer', buyer, 5, 'contact/quota-day'],
    ['a confirmed buyer', () => buyer(true), 5, 'contact/quota-day'],
  ])('hears %s so often a day', async (_name, make, times, code) => {
    const { uid, token } = await make()
    const sentAt = Array.from({ length: times - 1 }, () => Date.now() - 3_600_000)
    await putDocument(`contacts/${uid}`, { sentAt })
    expect((await write(token)).status).toBe(200)
    const refused = await write(token)
    expect(refused).toMatchObject({ status: 429, code })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(22 * 3600)
  })

  it('hears more of an account whose address was just confirmed, and the refused text once', async () => {
    const { uid, token } = await unconfirmed()
    const kept = { id: 'message-kept', subject: `Garde ${uid}` }
    expect((await write(token)).status).toBe(200)
    expect(await write(token, kept)).toMatchObject({ code: 'contact/quota-unconfirmed' })
    expect(await readDocument(`mails/contact-${uid}-message-kept`)).toBeNull()
    await confirmAddress(uid)
    expect((await write(token, kept)).status).toBe(200)
    expect((await write(token, kept)).status).toBe(200)
    expect(await received(kept.subject)).toHaveLength(1)
    expect((await readDocument(`contacts/${uid}`))?.['sentAt']).toHaveLength(2)
  })

  const [U, T] = [CONTACTS_OF_UNCONFIRMED_MAX, CONTACTS_OF_TRIALS_MAX]
  it.each<[string, () => Promise<Account>, Partial<Counts>, number, string | undefined]>([
    ['an unconfirmed account with room', unconfirmed, { unconfirmed: U - 1 }, 200, undefined],
    ['an unconfirmed account', unconfirmed, { unconfirmed: U }, 429, 'contact/full-unconfirmed'],
    ['an unconfirmed account', unconfirmed, { unconfirmed: U, trial: T }, 429, 'contact/full'],
    ['an unconfirmed account', unconfirmed, { trial: T }, 429, 'contact/full'],
    ['a confirmed account', confirmed, { unconfirmed: U }, 200, undefined],
    ['a confirmed account with room', confirmed, { trial: T - 1 }, 200, undefined],
    ['a confirmed account', confirmed, { unconfirmed: U, trial: T }, 429, 'contact/full'],
    ['a buyer', buyer, { unconfirmed: U, trial: T, paid: 9_999 }, 200, undefined],
    ['a confirmed buyer', () => buyer(true), { unconfirmed: U, trial: T, paid: 9_999 }, 200, undefined],
  ])('has a ceiling for all: %s after %j hears %i', async (_name, make, counts, status, code) => {
    const { uid, token } = await make()
    await setTaken(counts)
    const before = await taken()
    const answer = await write(token)
    expect(answer).toMatchObject({ status, ...(code !== undefined && { code }) })
    if (status === 200) return
    expect(await taken()).toEqual(before)
    expect(await readDocument(`contacts/${uid}`)).toBeNull()
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(86_400)
  })

  it('is empty again on the next day', async () => {
    await setTaken({ unconfirmed: U, trial: T }, '2026-01-01')
    expect((await write((await unconfirmed()).token)).status).toBe(200)
    expect(await taken()).toEqual({ day: today(), unconfirmed: 1, trial: 1, paid: 1 })
  })

  it('takes no more than its ceiling of ten new accounts at once', async () => {
    await setTaken({ unconfirmed: U - 3, trial: U - 3, paid: U - 3 })
    const accounts = await Promise.all(Array.from({ length: 10 }, unconfirmed))
    const answers = await Promise.all(accounts.map(({ token }) => write(token)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    expect((await taken())?.['unconfirmed']).toBeLessThanOrEqual(U)
  })

  it('counts a message once that is sent again', async () => {
    const { token } = await confirmed()
    const same = { id: 'message-again', subject: 'Encore' }
    await Promise.all([1, 2, 3].map(() => write(token, same)))
    expect(await taken()).toMatchObject({ trial: 1 })
  })
})
