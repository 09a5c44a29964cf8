import { accessOf, hasAccess, type AccessFacts } from '@/domain/subscription'
import { FieldValue } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { isErased } from '../account/deletion'
import { firestore } from '../admin'
import { CoachFault } from './fault'
import { accessFactsOf } from './access-facts'
import { nextTurn } from './turns'

export interface Admission {
  /** Ends the lease; a turn that does not count is given back to the hour's quota. Never fails. */
  release(options: { counts: boolean }): Promise<void>
}

/** Quotas, then access, then one write; whoever is refused has written nothing and lost no message. */
export async function admit(uid: string): Promise<Admission> {
  const facts = accessFactsOf(uid)
  const [at] = await Promise.all([takeTurn(uid, facts), facts])
  return { release: ({ counts }) => releaseTurn(uid, at, counts) }
}

function takeTurn(uid: string, facts: Promise<AccessFacts>): Promise<number> {
  const usage = usageOf(uid)
  return firestore.runTransaction(async (transaction) => {
    const [stored, accessFacts] = await Promise.all([transaction.get(usage), facts])
    const now = new Date()
    const turn = nextTurn(stored.data(), now)
    // An erasure deletes the usage, and whoever has none is new or gone: everybody else costs no reading more.
    if (!stored.exists && (await isErased(transaction, uid)))
      throw new CoachFault('coach/unauthenticated', { reason: 'erased' })
    if (!turn.granted) throw new CoachFault(turn.code, { retryAfterSeconds: turn.retryAfterSeconds })
    if (!hasAccess(accessOf(accessFacts, now))) throw new CoachFault('coach/no-access')
    transaction.set(usage, turn.usage)
    return turn.at
  })
}

async function releaseTurn(uid: string, at: number, counts: boolean): Promise<void> {
  try {
    await usageOf(uid).update({
      open: FieldValue.arrayRemove(at),
      ...(counts ? {} : { sentAt: FieldValue.arrayRemove(at) }),
    })
  } catch {
    // The lease ends by itself; a good answer must not fail for it. (The account may just have been erased.)
    logger.warn('coach.release-failed')
  }
}

function usageOf(uid: string) {
  return firestore.doc(`usage/${uid}`)
}
