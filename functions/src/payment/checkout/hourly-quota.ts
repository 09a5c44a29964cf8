import { lastHourOf, secondsUntilFree } from '../../platform/last-hour'

/** More than anybody who wants to pay needs; whoever hammers is kept from Stripe. */
export const CHECKOUTS_PER_HOUR = 20
/** A page confirms once, and again by hand: fifty tabs of one payment still pass. */
export const CONFIRMATIONS_PER_HOUR = 60

export type QuotaTurn =
  | { readonly granted: true; readonly times: readonly number[] }
  | { readonly granted: false; readonly retryAfterSeconds: number }

/** `stored`: the milliseconds of the calls that count, as `checkouts/{uid}` keeps them. */
export function nextCall(stored: unknown, max: number, now: Date): QuotaTurn {
  const times = lastHourOf(stored, now)
  return times.length < max
    ? { granted: true, times: [...times, now.getTime()] }
    : { granted: false, retryAfterSeconds: secondsUntilFree(times, max, now) }
}
