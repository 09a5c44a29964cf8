import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { TEAM_ADDRESS } from '../../local/functions-env'
import { createAccount } from './support/accounts'
import { changeDocument, deleteDocument, putDocument, readDocument } from './support/documents'
import { loadOutbox } from './support/functions-here'
import { mailListens, mailMisbehaves, mailsTo } from './support/mail-stand-in'
import { until } from '../support/until'

const MINUTE_MS = 60_000
let outbox: Awaited<ReturnType<typeof loadOutbox>>

beforeAll(async () => {
  outbox = await loadOutbox()
  // Sends the mails of earlier files.
  await outbox.deliverDue()
})
beforeEach(() => mailMisbehaves())
afterEach(async () => {
  vi.useRealTimers()
  await mailListens(true)
})

/** Adds due mails to the team, one after the other; resolves to their ids. */
async function dueMails(count: number): Promise<string[]> {
  const { uid } = await createAccount()
  const names = Array.from({ length: count }, (_, index) => `message-${index}`)
  await Promise.all(
    names.map((contactId, index) =>
      putDocument(`mails/contact-${uid}-${contactId}`, {
        kind: 'contact',
        userId: uid,
        contactId,
        subject: `${uid} ${index}`,
        message: 'Bonjour',
        state: 'waiting',
        tries: 0,
        nextAt: new Date(Date.now() - (20 - index) * MINUTE_MS),
        expiresAt: new Date(Date.now() + 86_400_000),
      }),
    ),
  )
  return names.map((contactId) => `contact-${uid}-${contactId}`)
}

const triesOf = async (id: string) => (await readDocument(`mails/${id}`))?.['tries']
const stateOf = async (id: string) => (await readDocument(`mails/${id}`))?.['state']
const statesOf = (ids: readonly string[]) => inTurns(ids.map((id) => () => stateOf(id)))

const AT_ONCE = 50

/** The emulator refuses more requests at once than it can hold. */
async function inTurns<T>(requests: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = []
  for (let at = 0; at < requests.length; at += AT_ONCE)
    answers.push(...(await Promise.all(requests.slice(at, at + AT_ONCE).map((ask) => ask()))))
  return answers
}

it.each([
  ['a busy mailbox', { at: 'recipient', answer: 450 }],
  ['a letter that is not taken now', { at: 'data', answer: 451 }],
  ['an address that hangs', { at: 'recipient', answer: 'hang' }],
] as const)('%s holds up nobody behind it', async (_name, fault) => {
  const ids = await dueMails(3)
  await mailMisbehaves(fault)
  await outbox.deliverDue()
  expect(await statesOf(ids)).toEqual(['waiting', 'sent', 'sent'])
})

it('ten busy mailboxes hold up no other mailbox', async () => {
  const ids = await dueMails(11)
  await mailMisbehaves(...Array.from({ length: 10 }, () => ({ at: 'recipient', answer: 450 }) as const))
  await outbox.deliverDue()
  expect(await stateOf(ids[10] ?? '')).toBe('sent')
})

it('a server that is not there is not asked for each mail', async () => {
  const ids = await dueMails(6)
  await mailListens(false)
  await outbox.deliverDue()
  const tries = await Promise.all(ids.map(triesOf))
  expect(tries.filter((count) => count === 1)).toHaveLength(3)
})

it('a mail of a long run is sent once: whoever has it has it from then on', async () => {
  const [first = '', second = ''] = await dueMails(2)
  await mailMisbehaves({ at: 'recipient', answer: 'hang' }, { at: 'recipient', answer: 'hang' })
  vi.useFakeTimers({ toFake: ['Date'] })
  const run = outbox.deliverDue()
  await until(async () => expect(await triesOf(first)).toBe(1))
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS)
  await until(async () => expect(await triesOf(second)).toBe(1))
  await outbox.deliver(second)
  expect(await triesOf(second)).toBe(1)
  await run
  for (const id of [first, second]) await changeDocument(`mails/${id}`, { nextAt: new Date(0) })
  await outbox.deliverDue()
  const uid = first.split('-')[1] ?? ''
  expect((await mailsTo(TEAM_ADDRESS)).filter(({ subject }) => subject.includes(uid))).toHaveLength(2)
})

it('hundreds of messages to the team delay no acknowledgement of a withdrawal, nor any other proof', async () => {
  const { uid } = await createAccount({ isConfirmed: true })
  const paymentIntentId = `pi_queue${uid}`
  const old = Date.now() - 60 * MINUTE_MS
  const flood = Array.from({ length: 250 }, (_, index) => `mails/contact-${uid}-flood-${index}`)
  const writes = flood.map(
    (path, index) => () =>
      putDocument(path, {
        kind: 'contact',
        userId: uid,
        contactId: `flood-${index}`,
        subject: `${uid} ${index}`,
        message: 'Bonjour',
        state: 'waiting',
        tries: 0,
        nextAt: new Date(old + index),
        expiresAt: new Date(Date.now() + 86_400_000),
      }),
  )
  await inTurns(writes)
  const paidAt = new Date(Date.now() - 3_600_000)
  await putDocument(`payments/${paymentIntentId}`, {
    userId: uid,
    amount: 2999,
    currency: 'eur',
    status: 'succeeded',
    paidAt,
    endedAt: null,
    immediateAccess: true,
    isApplied: true,
    version: 1,
    refunded: 0,
    withdrawal: { askedAt: new Date(), amount: 2999, state: 'due' },
    mails: { contract: 'waiting', withdrawal: 'waiting' },
  })
  const waiting = {
    userId: uid,
    paymentIntentId,
    state: 'waiting',
    tries: 0,
    expiresAt: new Date(Date.now() + 86_400_000),
  }
  // Later than all messages to the team.
  for (const kind of ['contract', 'withdrawal'] as const) {
    await putDocument(`mails/${kind}-${paymentIntentId}`, {
      kind,
      ...waiting,
      nextAt: new Date(Date.now() - 1),
    })
  }
  const run = outbox.deliverDue()
  await until(async () => expect(await stateOf(`contract-${paymentIntentId}`)).toBe('sent'))
  // The rest of the run would prove nothing more.
  await mailListens(false)
  await run
  expect(
    (await statesOf(flood.map((path) => path.slice(6)))).filter((state) => state === 'sent').length,
  ).toBeLessThan(200)
  // Owed to an intent that Stripe does not know, the payment would be asked for again by every run of the schedule.
  await inTurns([...flood, `payments/${paymentIntentId}`].map((path) => () => deleteDocument(path)))
  expect(await stateOf(`withdrawal-${paymentIntentId}`)).toBe('sent')
  expect(await stateOf(`contract-${paymentIntentId}`)).toBe('sent')
})
