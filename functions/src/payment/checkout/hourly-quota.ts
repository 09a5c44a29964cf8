import { lastHourOf, secondsUntilFree } from '../../platform/last-hour'

/** More than any buyer needs; protects Stripe from abuse. */
export const CHECKOUTS_PER_HOUR = 20
/** A page confirms once, and again by hand: enough for fifty tabs of one payment. */
export const CONFIRMATIONS_PER_HOUR = 60

export type QuotaTurn =
  | { readonly granted: true; readonly times: readonly number[] }
  | { readonly granted: false; readonly retryAfterSeconds: number }

/** `stored`: times in ms from `checkouts/{uid}`. */
export function nextCall(stored: unknown, max: number, now: Date): QuotaTurn {
  const times = lastHourOf(stored, now)
  return times.length < max
    ? { granted: true, times: [...times, now.getTime()] }
    : { granted: false, retryAfterSeconds: secondsUntilFree(times, max, now) }
}
