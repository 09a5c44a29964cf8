/**
 * `mails/{id}`: outgoing mails, written in the transaction of their event, so that each event sends one mail. Sending comes after the
 * transaction and cannot block a payment or an erasure. The schedule retries a failed mail for about three days.
 */
import type { MailState } from '@/domain/access/mail-state'
import { MAIL_RECORD_MS } from '@/domain/base/business'
import { readDate, readInteger } from '@/domain/base/read-field'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { firestore, hasCode } from '../admin'
import { isMailSetUp, supportAddress } from '../platform/params'
import { logFault, toFault } from '../platform/refuse'
import { compose } from './compose'
import { isTeams, KINDS_BY_URGENCY, mailId, readMail, type Mail } from './mail'
import { ABOUT_MAIL, post, type Posted } from './post'
import { pauseAfter } from './tries'
import { sendInTurn } from './turns'

export { mailId } from './mail'

/** Longer than one attempt: after a crash another call can take the mail. */
const LEASE_MS = 5 * 60_000
const MAILS_OF_A_KIND_A_RUN = 200

/** Adds a mail to the outbox. `off`: mail is not set up, and nothing is written. */
export function announce(transaction: Transaction, mail: Mail, now: Date): MailState {
  if (!canLeave(mail)) return 'off'
  transaction.set(mailOf(mailId(mail)), {
    ...mail,
    state: 'waiting',
    tries: 0,
    nextAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MAIL_RECORD_MS),
  })
  return 'waiting'
}

/** Stores the address of an account before its erasure, for the last mail; not sent before `releaseEndMail`. The first call counts. */
export async function holdEndMail(uid: string, to: string, now: Date): Promise<void> {
  const mail: Mail = { kind: 'account-end', endedUserId: uid, to, endedAt: now }
  if (!canLeave(mail)) return
  const expiresAt = new Date(now.getTime() + MAIL_RECORD_MS)
  const held = { ...mail, state: 'held', tries: 0, nextAt: null, createdAt: now, expiresAt }
  await mailOf(mailId(mail))
    .create(held)
    .catch((error: unknown) => {
      if (!hasCode(error, ALREADY_EXISTS)) throw error
    })
}

/** Called after the account is deleted. */
export async function releaseEndMail(uid: string, now: Date): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(mailOf(mailId({ kind: 'account-end', endedUserId: uid })))
    if (stored.get('state') === 'held') {
      transaction.update(stored.ref, { state: 'waiting', nextAt: now, endedAt: now })
    }
  })
}

/** Sends due mails one by one. */
export async function deliverDue(): Promise<void> {
  if (!isMailSetUp()) return
  try {
    const due = await Promise.all(KINDS_BY_URGENCY.map((kind) => dueOf(kind, new Date())))
    await sendInTurn(due, deliver)
  } catch (error) {
    logFault('mail.outbox-unread', toFault('mail', error))
  }
}

async function dueOf(kind: Mail['kind'], now: Date): Promise<readonly string[]> {
  const due = firestore.collection('mails').where('kind', '==', kind).where('nextAt', '<=', now)
  const { docs } = await due.orderBy('nextAt').limit(MAILS_OF_A_KIND_A_RUN).select().get()
  return docs.map(({ id }) => id)
}

/** Null: never requested. */
export function stateIn(stored: { get(field: string): unknown; exists: boolean }): 'waiting' | 'sent' | null {
  if (!stored.exists) return null
  return stored.get('state') === 'sent' ? 'sent' : 'waiting'
}

export function mailOf(id: string): DocumentReference {
  return firestore.doc(`mails/${id}`)
}

/** One attempt, if the mail is due. `trouble`: the mail server failed, whoever the recipient is. Never fails; its duration is bounded. */
export async function deliver(id: string): Promise<'done' | 'trouble'> {
  try {
    const claimed = await claim(id)
    if (!claimed) return 'done'
    const posted = await postOrFault(claimed.mail, id)
    await conclude(id, claimed, posted)
    return posted.kind === 'later' && !Object.values(ABOUT_MAIL).includes(posted.reason) ? 'trouble' : 'done'
  } catch (error) {
    logFault('mail.undelivered', toFault('mail', error))
    return 'done'
  }
}

/** Leases the mail for this attempt; null: not due, sent, or leased by another call. */
function claim(id: string): Promise<{ mail: Mail; tries: number } | null> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(mailOf(id))
    const nextAt = readDate(stored.get('nextAt'))
    const mail = readMail(stored.data())
    if (!mail || !nextAt || nextAt.getTime() > Date.now()) return null
    const tries = readInteger(stored.get('tries'), 0, Number.MAX_SAFE_INTEGER, 0) + 1
    transaction.update(stored.ref, { tries, nextAt: new Date(Date.now() + LEASE_MS) })
    return { mail, tries }
  })
}

async function postOrFault(mail: Mail, id: string): Promise<Posted | { kind: 'nobody' }> {
  try {
    const envelope = await compose(mail, id)
    return envelope ? await post(envelope) : { kind: 'nobody' }
  } catch (error) {
    const fault = toFault('mail', error)
    logFault('mail.try-failed', fault)
    return { kind: 'later', reason: fault.reason ?? 'internal' }
  }
}

async function conclude(
  id: string,
  { mail, tries }: { mail: Mail; tries: number },
  posted: Posted | { kind: 'nobody' },
): Promise<void> {
  const { kind } = mail
  if (posted.kind === 'sent') {
    logger.info(`mail.sent ${kind}`, { kind, tries })
    return close(id, mail, 'sent')
  }
  // A refused team address is our own setting and can be corrected: retry.
  const isFinal = posted.kind !== 'later' && !isTeams(mail)
  const pause = isFinal ? null : pauseAfter(tries)
  const { kind: outcome, ...why } = posted
  const facts = { kind, tries, outcome, ...why }
  if (pause !== null) {
    logger.warn(`mail.later ${kind}`, facts)
    await mailOf(id).update({ nextAt: new Date(Date.now() + pause) })
  } else {
    // Final: the account is deleted, or the server refused its address or the letter: nothing for us to repair.
    logger[isFinal ? 'warn' : 'error'](`mail.given-up ${kind}`, facts)
    await close(id, mail, 'failed')
  }
}

/** Only the event's name is stored of a sent mail, and nothing of an erased account; the receipt stores the result. */
async function close(id: string, mail: Mail, state: 'sent' | 'failed'): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const isReceipts = mail.kind === 'contract' || mail.kind === 'withdrawal'
    const [stored, receipt] = await Promise.all([
      transaction.get(mailOf(id)),
      isReceipts ? transaction.get(firestore.doc(`payments/${mail.paymentIntentId}`)) : null,
    ])
    // An erasure deleted the mail meanwhile.
    if (!stored.exists) return
    const { kind } = mail
    const owner = 'userId' in mail ? { userId: mail.userId } : {}
    const fields = { kind, ...owner, state, nextAt: null, expiresAt: stored.get('expiresAt') as unknown }
    if (kind === 'account-end') transaction.delete(stored.ref)
    // A failed mail to the team is stored with its text, so that the publisher can read it.
    else if (state === 'failed' && isTeams(mail)) transaction.update(stored.ref, fields)
    else transaction.set(stored.ref, fields)
    if (receipt?.exists) transaction.update(receipt.ref, { [`mails.${kind}`]: state })
  })
}

function canLeave(mail: Mail): boolean {
  return isTeams(mail) ? supportAddress() !== null : isMailSetUp()
}

const ALREADY_EXISTS = 6
