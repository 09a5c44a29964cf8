/**
 * `mails/{id}`: what is to leave by mail, written in the same transaction as the event that it tells of, so that one event
 * is one mail. Sending comes after, never inside: no mail server holds up money or an erasure. What could not leave is
 * tried again by the schedule, and given up after about three days.
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
import { mailId, readMail, type Mail } from './mail'
import { ABOUT_MAIL, post, type Posted } from './post'
import { pauseAfter } from './tries'

export { mailId } from './mail'

/** Longer than a try takes: whoever died in the middle is followed by somebody else. */
const LEASE_MS = 5 * 60_000
const MAILS_A_RUN = 200
const TROUBLES_MAX = 3

/** Puts a mail in the outbox; `off` when none can leave, and nothing is written then. */
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

/**
 * Keeps the address of an account that is about to be erased, for its last mail; nobody sends it before `releaseEndMail`.
 * The first call counts.
 */
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

/** The account is gone: its last mail may leave. */
export async function releaseEndMail(uid: string, now: Date): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(mailOf(mailId({ kind: 'account-end', endedUserId: uid })))
    if (stored.get('state') === 'held') {
      transaction.update(stored.ref, { state: 'waiting', nextAt: now, endedAt: now })
    }
  })
}

/** What is due, one after the other, until the server was the trouble several times in a row. */
export async function deliverDue(): Promise<void> {
  if (!isMailSetUp()) return
  try {
    const due = firestore.collection('mails').where('nextAt', '<=', new Date()).orderBy('nextAt')
    let troubles = 0
    for (const { id } of (await due.limit(MAILS_A_RUN).select().get()).docs) {
      troubles = (await deliver(id)) === 'trouble' ? troubles + 1 : 0
      if (troubles === TROUBLES_MAX) return
    }
  } catch (error) {
    logFault('mail.outbox-unread', toFault('mail', error))
  }
}

/** How far a mail is that may have been asked for before; null when it was not. */
export function stateIn(stored: { get(field: string): unknown; exists: boolean }): 'waiting' | 'sent' | null {
  if (!stored.exists) return null
  return stored.get('state') === 'sent' ? 'sent' : 'waiting'
}

export function mailOf(id: string): DocumentReference {
  return firestore.doc(`mails/${id}`)
}

/** One try, if the mail is due: `trouble` when the server took none, whoever it was to. Never fails, and takes a bounded time. */
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

/** Takes the mail for this try; null when it is not due, has left, or somebody else has it. */
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
  // An address of ours that is refused is a setting of ours: it may be repaired.
  const isFinal = posted.kind !== 'later' && !isTeams(mail)
  const pause = isFinal ? null : pauseAfter(tries)
  const { kind: outcome, ...why } = posted
  const facts = { kind, tries, outcome, ...why }
  if (pause !== null) {
    logger.warn(`mail.later ${kind}`, facts)
    await mailOf(id).update({ nextAt: new Date(Date.now() + pause) })
  } else {
    // Nobody is there, or it is the person's own address that does not exist: nothing for us to repair.
    logger[isFinal ? 'warn' : 'error'](`mail.given-up ${kind}`, facts)
    await close(id, mail, 'failed')
  }
}

/**
 * Of a mail that has left only the name of its event is kept, and nothing of an account that is gone; the receipt that it
 * is about says how it ended.
 */
async function close(id: string, mail: Mail, state: 'sent' | 'failed'): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const isReceipts = mail.kind === 'contract' || mail.kind === 'withdrawal'
    const [stored, receipt] = await Promise.all([
      transaction.get(mailOf(id)),
      isReceipts ? transaction.get(firestore.doc(`payments/${mail.paymentIntentId}`)) : null,
    ])
    // The account was erased meanwhile, and this with it.
    if (!stored.exists) return
    const { kind } = mail
    const owner = 'userId' in mail ? { userId: mail.userId } : {}
    const fields = { kind, ...owner, state, nextAt: null, expiresAt: stored.get('expiresAt') as unknown }
    if (kind === 'account-end') transaction.delete(stored.ref)
    // What the team did not get, the owner can still read.
    else if (state === 'failed' && isTeams(mail)) transaction.update(stored.ref, fields)
    else transaction.set(stored.ref, fields)
    if (receipt?.exists) transaction.update(receipt.ref, { [`mails.${kind}`]: state })
  })
}

function canLeave(mail: Mail): boolean {
  return isTeams(mail) ? supportAddress() !== null : isMailSetUp()
}

function isTeams({ kind }: Mail): boolean {
  return kind === 'refund-due' || kind === 'contact'
}

const ALREADY_EXISTS = 6
