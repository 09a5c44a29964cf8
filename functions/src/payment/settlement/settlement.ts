import { Fault } from '../../platform/fault'
import { entryOf, type BookFacts, type Receipt, type Verdict } from './book-entry'
import { intentStateOf, type IntentReading } from './intent-state'

/** What Stripe says. */
export interface Intents {
  /** Asked each time; null when Stripe knows no such intent. */
  read(paymentIntentId: string): Promise<IntentReading | null>
  /** The whole charge; does nothing when it went back already, or is being fought over. */
  giveBack(paymentIntentId: string): Promise<void>
}

/** What we wrote down. */
export interface Books {
  /** Before Stripe is asked. */
  note(paymentIntentId: string, options: SettleOptions): Promise<Note>
  /**
   * In one transaction, during which nobody else changes the facts: lets `decide` judge them and writes its entry,
   * with the event. `decide` may be asked more than once.
   */
  enter(
    intent: { readonly paymentIntentId: string; readonly owner: string },
    decide: (facts: BookFacts) => Verdict,
    event: StripeEvent | undefined,
  ): Promise<Verdict>
  /** Notes that an event is about nothing of ours, so that it is not looked up again. */
  ignore(event: StripeEvent): Promise<void>
}

export interface Note {
  /** How often our receipt was written; 0 when there is none. */
  readonly version: number
  readonly receipt: Receipt | null
  /** Of the caller's profile. */
  readonly hasPaidAt: Date | null
  /** Whether the caller opened this intent; true when nobody in particular asks. */
  readonly isCallers: boolean
  readonly isEventKnown: boolean
}

export interface StripeEvent {
  readonly id: string
  readonly type: string
}

export interface SettleOptions {
  /** The uid that asks: nothing is said of an intent that is not his. */
  readonly caller?: string
  /** A receipt that is written and applied is answer enough: Stripe is not asked again. */
  readonly acceptsReceipt?: boolean
  /** Called once before Stripe is asked; may refuse by throwing. */
  readonly beforeAsking?: () => Promise<void>
  /** Kept with what it changed, so that it is worked on once. */
  readonly event?: StripeEvent
}

export type Settlement =
  | { readonly kind: 'settled'; readonly receipt: Receipt; readonly hasPaidAt: Date | null }
  /** Not charged yet; nothing was written. */
  | { readonly kind: 'open' }
  | { readonly kind: 'canceled' }
  /** The event was worked on before. */
  | { readonly kind: 'known' }
  /** Not an intent of ours, or not of this caller, or its owner was erased; nothing was written. */
  | { readonly kind: 'unknown' }
  /** The owner is gone, or the intent is not as we opened it: nothing is granted for the money, and it went back. */
  | { readonly kind: 'given-back' }

const INTENT_ID = /^pi_\w{1,255}$/
/** As Auth makes them; Firestore keeps the names that begin and end with two underscores to itself. */
const OWNER = /^(?!__.*__$)[\w-]{1,128}$/
const ROUNDS = 20
/** A dispute that opens and is won between two answers of Stripe's asks for another one. */
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

/** Whom the intent is for, when it is one that we could have opened, and the caller's when somebody asks. */
function ownerOf({ owner }: IntentReading, caller: string | undefined): string | null {
  if (owner === null || !OWNER.test(owner) || (caller !== undefined && owner !== caller)) return null
  return owner
}
