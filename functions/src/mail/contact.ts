import type { ContactText } from '@/domain/account/contact'
import { CONTACTS_PER_DAY } from '@/domain/base/business'
import { deletionOf } from '../account/deletion'
import { firestore } from '../admin'
import { Fault } from '../platform/fault'
import { DAY_MS, secondsUntilFree, timesWithin } from '../platform/last-hour'
import { announce, deliver, mailId, mailOf, stateIn } from './outbox'

/** Sends a message to the team once per `contactId`, which the page makes; counts the daily quota in the same transaction. */
export async function sendContact(
  uid: string,
  contactId: string,
  text: ContactText,
): Promise<'sent' | 'waiting'> {
  const id = mailId({ kind: 'contact', userId: uid, contactId })
  const counter = firestore.doc(`contacts/${uid}`)
  const known = await firestore.runTransaction(async (transaction) => {
    const [stored, counted, deletion] = await transaction.getAll(mailOf(id), counter, deletionOf(uid))
    if (!stored || !counted || deletion?.exists) throw new Fault('contact/unauthenticated')
    const state = stateIn(stored)
    if (state) return state
    const now = new Date()
    const sentAt = timesWithin(counted.get('sentAt'), DAY_MS, now)
    if (sentAt.length >= CONTACTS_PER_DAY) {
      const retryAfterSeconds = secondsUntilFree(sentAt, CONTACTS_PER_DAY, now, DAY_MS)
      throw new Fault('contact/quota-day', { retryAfterSeconds })
    }
    const announced = announce(transaction, { kind: 'contact', userId: uid, contactId, ...text }, now)
    if (announced === 'off') throw new Fault('contact/closed')
    transaction.set(counter, { sentAt: [...sentAt, now.getTime()] })
    return null
  })
  if (known) return known
  await deliver(id)
  return stateIn(await mailOf(id).get()) ?? 'waiting'
}
