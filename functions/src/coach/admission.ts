import { accessOf, trialFactsOf, type Access, type AccessFacts } from '@/domain/access/subscription'
import { parseProfile } from '@/domain/account/profile'
import { readFields, type Fields } from '@/domain/base/read-field'
import type { ReadDocument } from '@/domain/base/write'
import { continuedBy, parseChatMessages } from '@/domain/coach/conversation/conversation'
import { COACH_MESSAGES_MAX } from '@/domain/coach/conversation/coach-request'
import { conversationPath } from '@/domain/coach/conversation/conversation-writes'
import {
  claimQuestion,
  goesOnElsewhere,
  type Asked,
  type Claim,
  type SentText,
} from '@/domain/coach/conversation/exchange-writes'
import type { DecodedIdToken } from 'firebase-admin/auth'
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { isErased } from '../account/deletion'
import { accountFactsOf, accountState } from '../platform/account-facts'
import { firestore } from '../admin'
import { Fault } from '../platform/fault'
import { countsOn, fullTier, roomIn, withTaken } from '../platform/day-ceiling'
import { coachDailyMax } from '../platform/params'
import { markHadTrial } from '../trial/second-trial'
import { isTaken, trialAddress } from '../trial/trial-address'
import { conversationOf, write } from './conversation-document'
import { createDailyStock, type DailyPlace, type DailyRefusal, type Wish } from './daily-stock'
import { nextTurn, trialFaultOf } from './quotas'

export interface Admission {
  readonly claim: Claim & { status: 'claimed' }
  /** Ends the lease; a turn that does not count is given back to its quotas. Never fails. */
  release(options: { counts: boolean }): Promise<void>
}

/**
 * Checks quotas and access, then takes the turn and stores the question in one transaction; a refusal writes nothing. Null: another call
 * answers or has answered this question; nothing is counted.
 */
export async function admit(
  caller: DecodedIdToken,
  asked: Asked,
  dossier: SentText | null,
): Promise<Admission | null> {
  const { uid } = caller
  const facts = coachFactsOf(caller)
  // In parallel with the transaction's reads. Only a new block, one question in many, asks the counter.
  const place = facts.then(takePlace)
  const giveBack = async () => {
    const taken = await place
    if (taken && 'giveBack' in taken) taken.giveBack()
  }
  try {
    const [turn] = await Promise.all([takeTurn(caller, facts, place, { asked, dossier }), facts, place])
    if (!turn) {
      await giveBack()
      return null
    }
    const { at, claim } = turn
    return {
      claim,
      async release({ counts }) {
        if (!counts) await giveBack()
        await releaseTurn(uid, at, counts)
      },
    }
  } catch (error) {
    await giveBack().catch(() => undefined)
    if (error instanceof Fault && error.code === 'coach/had-trial') await markHadTrial(uid)
    throw error
  }
}

function takeTurn(
  caller: DecodedIdToken,
  facts: Promise<CoachFacts>,
  place: Promise<DailyPlace | DailyRefusal | null>,
  { asked, dossier }: { readonly asked: Asked; readonly dossier: SentText | null },
): Promise<{ readonly at: number; readonly claim: Claim & { status: 'claimed' } } | null> {
  const usage = usageOf(caller.uid)
  return firestore.runTransaction(async (transaction) => {
    // One read: a second one would wait for the first, which begins the transaction.
    const [[stored, conversation], known, taken] = await Promise.all([
      transaction.getAll(usage, conversationOf(asked.conversation)),
      facts,
      place,
    ])
    if (!stored) throw new Error('A read without its document')
    const doc = await withNext(transaction, readFields(conversation?.data()), asked)
    const now = new Date()
    const claim = claimQuestion(caller.uid, asked, doc, dossier, now.getTime())
    if (claim.status === 'already') return null
    const turn = nextTurn(stored.data(), now)
    // An erasure deletes the usage, so only accounts without usage need this read.
    if (!stored.exists && (await isErased(transaction, caller.uid)))
      throw new Fault('coach/unauthenticated', { reason: 'erased' })
    if (!turn.granted) throw new Fault(turn.code, { retryAfterSeconds: turn.retryAfterSeconds })
    const access = accessOf(known, now)
    if (access.kind === 'none') throw new Fault(codeOf(access))
    const { holds, ...trial } =
      access.kind === 'trial' ? await checkTrial(transaction, caller, known, stored, now) : {}
    const fault = access.kind === 'trial' ? trialFaultOf({ ...known, asked: turn.asked }) : null
    if (fault) throw new Fault(fault)
    if (taken && 'full' in taken) {
      throw new Fault(DAY_CODES[taken.full], { retryAfterSeconds: dailyStock.secondsUntilTomorrow() })
    }
    if (claim.status !== 'claimed') {
      throw new Fault(claim.status === 'busy' ? 'coach/conversation-busy' : 'coach/conversation-gone')
    }
    transaction.set(usage, { ...turn.usage, ...trial })
    if (holds) transaction.set(holds, { userId: caller.uid })
    write(transaction, claim.write)
    return { at: turn.at, claim }
  })
}

/** With the conversation, the document in which it goes on if it is full, and the one that it continues if its own messages leave room. */
async function withNext(
  transaction: Transaction,
  doc: Fields | null,
  { conversation, message }: Asked,
): Promise<ReadDocument> {
  const known = new Map([[conversationPath(conversation), doc]])
  if (goesOnElsewhere(doc, message)) {
    known.set(conversationPath(message), readFields((await transaction.get(conversationOf(message))).data()))
  }
  const past = continuedBy(doc)
  if (past !== null && parseChatMessages(doc?.['messages']).length < COACH_MESSAGES_MAX) {
    known.set(conversationPath(past), readFields((await transaction.get(conversationOf(past))).data()))
  }
  return (path) => known.get(path) ?? null
}

interface CoachFacts extends AccessFacts {
  /** The address is confirmed by the token, which a reload renews, or by Auth's record of the same address. */
  readonly isConfirmed: boolean
}

/** Facts that the caller cannot change: the Auth account and the paid month. */
async function coachFactsOf(caller: DecodedIdToken): Promise<CoachFacts> {
  const [account, stored] = await Promise.all([
    accountFactsOf(caller.uid),
    firestore.doc(`profiles/${caller.uid}`).get(),
  ])
  const state = accountState(account, caller.auth_time)
  if (!account || state !== 'open') throw new Fault('coach/unauthenticated', { reason: state })
  const profile = parseProfile(stored.data())
  return {
    ...trialFactsOf(account.createdAt, profile),
    hasPaidAt: profile?.hasPaidAt ?? null,
    isConfirmed: caller.email_verified === true || (account.isConfirmed && account.email === caller.email),
  }
}

/** Null: no access, so the question is refused anyway. */
async function takePlace(known: CoachFacts): Promise<DailyPlace | DailyRefusal | null> {
  const { kind } = accessOf(known, new Date())
  if (kind === 'none') return null
  return dailyStock.take(kind === 'paid' ? 'paid' : known.isConfirmed ? 'trial' : 'unconfirmed')
}

const DAY_CODES = {
  unconfirmed: 'coach/quota-day-unconfirmed',
  trial: 'coach/quota-day-trial',
  paid: 'coach/quota-day',
} as const

/**
 * Checks an account's address at its first question and after a change or confirmation of the address; the result is stored in the usage.
 * `holds`: document that assigns the mailbox's trial to this account.
 */
async function checkTrial(
  transaction: Transaction,
  { uid, email }: DecodedIdToken,
  { isConfirmed }: CoachFacts,
  usage: DocumentSnapshot,
  now: Date,
): Promise<{ checkedAs?: string; holds?: DocumentReference }> {
  const address = trialAddress(email)
  if (!address) return {}
  const checkedAs = isConfirmed ? address.id : `unconfirmed ${address.id}`
  if (usage.get('checkedAs') === checkedAs) return { checkedAs }
  const stored = await transaction.getAll(address.holder, address.former)
  if (await isTaken(stored, uid, now)) throw new Fault('coach/had-trial')
  return { checkedAs, ...(isConfirmed && { holds: address.holder }) }
}

function codeOf({ reason }: Access & { kind: 'none' }): 'coach/had-trial' | 'coach/no-access' {
  return reason === 'had-trial' ? 'coach/had-trial' : 'coach/no-access'
}

async function releaseTurn(uid: string, at: number, counts: boolean): Promise<void> {
  try {
    await usageOf(uid).update({
      open: FieldValue.arrayRemove(at),
      ...(counts ? {} : { sentAt: FieldValue.arrayRemove(at) }),
    })
  } catch {
    // The lease expires by itself, and the account may just have been erased: the answer must not fail for it.
    logger.warn('coach.release-failed')
  }
}

function usageOf(uid: string) {
  return firestore.doc(`usage/${uid}`)
}

/** Questions of the running day, for all instances; written once per block and instance. */
const book = firestore.doc('ceilings/coach')

function leaseFromBook({ day, tier, wanted, ceilings }: Wish) {
  return firestore.runTransaction(async (transaction) => {
    const counts = countsOn(day, (await transaction.get(book)).data())
    const granted = Math.min(wanted, roomIn(counts, tier, ceilings))
    const after = withTaken(counts, tier, granted)
    if (granted > 0) transaction.set(book, { day, ...after })
    return { granted, full: fullTier(after, tier, ceilings) }
  })
}

const dailyStock = createDailyStock({ maxOf: coachDailyMax, lease: leaseFromBook })
