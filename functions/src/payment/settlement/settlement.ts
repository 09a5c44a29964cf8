import { Fault } from '../../platform/fault'
import { entryOf, type BookFacts, type Receipt, type Verdict } from './book-entry'
import { intentStateOf, type IntentReading } from './intent-state'

/** Reads and refunds PaymentIntents at Stripe. */
export interface Intents {
  /** Always asks Stripe; null: no such intent. */
  read(paymentIntentId: string): Promise<IntentReading | null>
  /** Refunds the whole charge; does nothing if it is refunded already or disputed. */
  giveBack(paymentIntentId: string): Promise<void>
}

/** Our records in Firestore. */
export interface Books {
  /** Reads our records before Stripe is asked. */
  note(paymentIntentId: string, options: SettleOptions): Promise<Note>
  /** Runs `decide` on the facts and writes its entry and the event in one transaction. `decide` may be called more than once. */
  enter(
    intent: { readonly paymentIntentId: string; readonly owner: string },
    decide: (facts: BookFacts) => Verdict,
    event: StripeEvent | undefined,
  ): Promise<Verdict>
  /** Marks an event that concerns nothing of ours as handled. */
  ignore(event: StripeEvent): Promise<void>
}

export interface Note {
  /** Number of writes of our receipt; 0: none. */
  readonly version: number
  readonly receipt: Receipt | null
  /** From the caller's profile. */
  readonly hasPaidAt: Date | null
  /** True: the caller opened this intent, or there is no caller. */
  readonly isCallers: boolean
  readonly isEventKnown: boolean
}

export interface StripeEvent {
  readonly id: string
  readonly type: string
}

export interface SettleOptions {
  /** Uid of the caller; another user's intent is `unknown`. */
  readonly caller?: string
  /** A written and applied receipt is enough: Stripe is not asked again. */
  readonly acceptsReceipt?: boolean
  /** Called once before Stripe is asked; may throw to refuse. */
  readonly beforeAsking?: () => Promise<void>
  /** Stored with its changes, so that it is handled once. */
  readonly event?: StripeEvent
}

export type Settlement =
  | { readonly kind: 'settled'; readonly receipt: Receipt; readonly hasPaidAt: Date | null }
  /** Not charged yet; nothing was written. */
  | { readonly kind: 'open' }
  | { readonly kind: 'canceled' }
  /** The event was handled before. */
  | { readonly kind: 'known' }
  /** Not our intent, another user's, or its owner was erased; nothing was written. */
  | { readonly kind: 'unknown' }
  /** The owner was deleted, or the intent differs from our record: the money was refunded and nothing granted. */
  | { readonly kind: 'given-back' }

const INTENT_ID = /^pi_\w{1,255}$/
/** Uids as Auth makes them; Firestore reserves ids that begin and end with two underscores. */
const OWNER = /^(?!__.*__$)[\w-]{1,128}$/
const ROUNDS = 20
/** Another refund is needed if a dispute opens and is won between two answers of Stripe. */
const REFUNDS_MAX = 3

export async function settleWith(
  services: { readonly books: Books; readonly intents: Intents },
  paymentIntentId: string,
  options: SettleOptions,
): Promise<Settlement> {
  const settlement = await settleOnce(services, paymentIntentId, options)
  const isNotOurs = settlement.kind === 'unknown' || settlement.kind === 'given-back'
  if (isNotOurs && options.event) await services.books.ignore(options.event)
  return settlement
}

async function settleOnce(
  { books, intents }: { readonly books: Books; readonly intents: Intents },
  paymentIntentId: string,
  options: SettleOptions,
): Promise<Settlement> {
  if (!INTENT_ID.test(paymentIntentId)) return { kind: 'unknown' }
  let refunds = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { version, receipt, hasPaidAt, isCallers, isEventKnown } = await books.note(
      paymentIntentId,
      options,
    )
    if (!isCallers) return { kind: 'unknown' }
    if (isEventKnown) return { kind: 'known' }
    if (options.acceptsReceipt && receipt?.isApplied && hasPaidAt)
      return { kind: 'settled', receipt, hasPaidAt }
    if (round === 0) await options.beforeAsking?.()
    const reading = await intents.read(paymentIntentId)
    const owner = reading && ownerOf(reading, options.caller)
    if (!reading || owner === null) return { kind: 'unknown' }
    const state = intentStateOf(reading)
    if (state.kind === 'open') return state
    const verdict = await books.enter(
      { paymentIntentId, owner },
      (facts) => entryOf({ paymentIntentId, owner, version, state }, facts, new Date()),
      options.event,
    )
    if (verdict === 'unknown') return { kind: refunds > 0 ? 'given-back' : 'unknown' }
    if (verdict === 'nobodys') {
      refunds += 1
      if (refunds > REFUNDS_MAX) throw new Fault('payment/internal', { reason: 'not-given-back' })
      await intents.giveBack(paymentIntentId)
      continue
    }
    if (verdict === 'stale') continue
    if (refunds > 0) return { kind: 'given-back' }
    return verdict.receipt
      ? { kind: 'settled', receipt: verdict.receipt, hasPaidAt: verdict.hasPaidAt }
      : { kind: 'canceled' }
  }
  throw new Fault('payment/internal', { reason: 'contended' })
}

/** Owner of an intent that we could have opened; null: invalid, or not the caller. */
function ownerOf({ owner }: IntentReading, caller: string | undefined): string | null {
  if (owner === null || !OWNER.test(owner) || (caller !== undefined && owner !== caller)) return null
  return owner
}
