import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/business'
import { Fault } from '../fault'
import { entryOf, type BookFacts, type Receipt, type Verdict } from './book-entry'
import { intentStateOf, type IntentReading } from './intent-state'

/** What Stripe says. */
export interface Intents {
  /** Asked each time; null when Stripe knows no such intent. */
  read(paymentIntentId: string): Promise<IntentReading | null>
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

const INTENT_ID = /^pi_\w{1,255}$/
const OWNER = /^[\w-]{1,128}$/
const ROUNDS = 20

export async function settleWith(
  { books, intents }: { readonly books: Books; readonly intents: Intents },
  paymentIntentId: string,
  options: SettleOptions,
): Promise<Settlement> {
  if (!INTENT_ID.test(paymentIntentId)) return { kind: 'unknown' }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { version, receipt, hasPaidAt, isCallers, isEventKnown } = await books.note(
      paymentIntentId,
      options,
    )
    if (!isCallers) return { kind: 'unknown' }
    if (isEventKnown) return { kind: 'known' }
    if (options.acceptsReceipt && receipt?.isApplied && hasPaidAt)
      return { kind: 'settled', receipt, hasPaidAt }
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
    if (verdict === 'unknown') return { kind: 'unknown' }
    if (verdict === 'stale') continue
    return verdict.receipt
      ? { kind: 'settled', receipt: verdict.receipt, hasPaidAt: verdict.hasPaidAt }
      : { kind: 'canceled' }
  }
  throw new Fault('payment/internal', { reason: 'contended' })
}

/** Whom the intent is for, when it is one that we could have opened, and the caller's when somebody asks. */
function ownerOf(reading: IntentReading, caller: string | undefined): string | null {
  const { owner, amount, amountReceived, currency, status } = reading
  if (owner === null || !OWNER.test(owner) || (caller !== undefined && owner !== caller)) return null
  if (amount !== PRICE_CENTS || currency !== PRICE_CURRENCY) return null
  return status === 'succeeded' && amountReceived !== PRICE_CENTS ? null : owner
}
