import { startOf } from '@/domain/base/text/cut-text'
import { readOrderAmount } from './order-amount'
import { saleState, type SaleState } from './order-state'

/** Between the cells of the payment's, the order's and the parcel's state of a line, joined. */
export const BETWEEN = '\u0000'

/** « Cancelled: no », « 0 ». */
export const IS_NO = /^(?:no|non|n|false|faux|0|0000-00-00.*)$/i
export const IS_YES = /^(?:yes|oui|y|o|true|vrai|1)$/i

/** `asked`: only the person knows whether `words` is a sale. */
export type CountedState = 'sold' | 'unpaid' | 'lost' | 'asked'

export interface OrderOutcome {
  readonly state: CountedState
  readonly words: string
  readonly isPartly: boolean
}

export const LOST: OrderOutcome = { state: 'lost', words: '', isPartly: false }

/** Of the cells of one order's lines. Lines that say different things are asked. */
export function orderOutcome(lines: readonly string[], isStateless: boolean): OrderOutcome {
  const [first, ...others] = lines.map((line) => lineOutcome(line, isStateless))
  if (!first) return LOST
  if (others.every(({ state }) => state === first.state)) return first
  return { state: 'asked', words: lines.map(shownState).join(' / '), isPartly: false }
}

function shownState(line: string): string {
  return line.split(BETWEEN).find((cell) => cell !== '') ?? ''
}

/** The payment decides; an order's or a parcel's state decides where it ends the sale, or where the payment says nothing. */
function lineOutcome(line: string, isStateless: boolean): OrderOutcome {
  const [payment = '', order = '', parcel = ''] = line.split(BETWEEN)
  const [ofPayment, ofOrder, ofParcel] = [paymentState(payment), saleState(order), saleState(parcel)]
  const is = (state: CountedState, words = '', isPartly = false) => ({
    state,
    words: startOf(words, 60),
    isPartly,
  })
  if (ofPayment === 'lost' || ofOrder === 'lost') return LOST
  if (ofParcel === 'lost' && /cancel|annul|will not/i.test(parcel)) return LOST
  for (const [state, words] of [
    [ofPayment, payment],
    [ofOrder, order],
    [ofParcel, parcel],
  ] as const) {
    if (state === 'doubtful') return is('asked', words)
  }
  if (ofPayment === 'partly' || ofOrder === 'partly') return is('sold', '', true)
  const [decisive, words] = ofPayment === null ? [ofOrder, order] : [ofPayment, payment]
  if (decisive === 'sold' || decisive === 'unpaid') return is(decisive)
  if (decisive === 'unknown') return is('asked', words)
  return isStateless || ofParcel === 'sold' ? is('sold') : is('asked')
}

/** A column « Paid » may answer with yes or no. */
function paymentState(cell: string): SaleState | null {
  if (IS_YES.test(cell)) return 'sold'
  // « Paid » may be an amount, too.
  if (readOrderAmount(cell) && /[.,€]/.test(cell)) return null
  if (IS_NO.test(cell)) return 'unpaid'
  const state = saleState(cell)
  // « Accepté », « Confirmed »: of a payment, these end it.
  return state === 'unknown' ? saleState(`paiement ${cell}`) : state
}

/** Whether a line has a state that can tell a payment. */
export function isOfPayment(line: string): boolean {
  const [payment = '', order = ''] = line.split(BETWEEN)
  return paymentState(payment) !== null || saleState(order) !== null
}
