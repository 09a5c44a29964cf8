import type { ContactText } from '@/domain/account/contact'
import {
  CONTACTS_OF_TRIALS_MAX,
  CONTACTS_OF_UNCONFIRMED_MAX,
  CONTACTS_PER_DAY,
  CONTACTS_UNCONFIRMED_PER_DAY,
} from '@/domain/base/business'
import { deletionOf } from '../account/deletion'
import { auth, firestore } from '../admin'
import {
  countsOn,
  fullTier,
  secondsUntilTomorrow,
  utcDay,
  withTaken,
  type Ceilings,
  type Tier,
} from '../platform/day-ceiling'
import { Fault } from '../platform/fault'
import { DAY_MS, secondsUntilFree, timesWithin } from '../platform/last-hour'
import { announce, deliver, mailId, mailOf, stateIn } from './outbox'

/** The mailbox of the team is shared. Who paid has rights to claim, and is always heard. */
const CEILINGS: Ceilings = {
  unconfirmed: CONTACTS_OF_UNCONFIRMED_MAX,
  trial: CONTACTS_OF_TRIALS_MAX,
  paid: Infinity,
}

/**
 * Sends a message to the team once per `contactId`, which the page makes; counts it for its account and for all accounts of its tier in the
 * same transaction. A refusal writes nothing.
 */
export async function sendContact(
  uid: string,
  contactId: string,
  text: ContactText,
): Promise<'sent' | 'waiting'> {
  const id = mailId({ kind: 'contact', userId: uid, contactId })
  const counter = firestore.doc(`contacts/${uid}`)
  const book = firestore.doc('ceilings/contact')
  const tier = await tierOf(uid)
  const known = await firestore.runTransaction(async (transaction) => {
    const [stored, counted, deletion, shared] = await transaction.getAll(
      mailOf(id),
      counter,
      deletionOf(uid),
      book,
    )
    if (!stored || !counted || deletion?.exists) throw new Fault('contact/unauthenticated')
    const state = stateIn(stored)
    if (state) return state
    const now = new Date()
    const sentAt = timesWithin(counted.get('sentAt'), DAY_MS, now)
    refuseOwn(tier, sentAt, now)
    const counts = countsOn(utcDay(now), shared?.data())
    refuseShared(fullTier(counts, tier, CEILINGS), now)
    const announced = announce(transaction, { kind: 'contact', userId: uid, contactId, ...text }, now)
    if (announced === 'off') throw new Fault('contact/closed')
    transaction.set(counter, { sentAt: [...sentAt, now.getTime()] })
    transaction.set(book, { day: utcDay(now), ...withTaken(counts, tier, 1) })
    return null
  })
  if (known) return known
  await deliver(id)
  return stateIn(await mailOf(id).get()) ?? 'waiting'
}

/** Asks Auth itself: the address may have been confirmed a moment ago. A payment counts even if it was paid back. */
async function tierOf(uid: string): Promise<Tier> {
  const [{ emailVerified }, paid] = await Promise.all([
    auth.getUser(uid),
    firestore.collection('payments').where('userId', '==', uid).limit(1).get(),
  ])
  if (!paid.empty) return 'paid'
  return emailVerified ? 'trial' : 'unconfirmed'
}

function refuseOwn(tier: Tier, sentAt: readonly number[], now: Date): void {
  const isUnconfirmed = tier === 'unconfirmed'
  const max = isUnconfirmed ? CONTACTS_UNCONFIRMED_PER_DAY : CONTACTS_PER_DAY
  if (sentAt.length < max) return
  // With a confirmed address there would be room, unless that is used up too.
  const code =
    isUnconfirmed && sentAt.length < CONTACTS_PER_DAY ? 'contact/quota-unconfirmed' : 'contact/quota-day'
  throw new Fault(code, { retryAfterSeconds: secondsUntilFree(sentAt, max, now, DAY_MS) })
}

function refuseShared(full: Tier | null, now: Date): void {
  if (full === null) return
  const code = full === 'unconfirmed' ? 'contact/full-unconfirmed' : 'contact/full'
  throw new Fault(code, { retryAfterSeconds: secondsUntilTomorrow(now) })
}
