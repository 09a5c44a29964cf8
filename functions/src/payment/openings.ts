import { lastHourOf, secondsUntilFree } from '../last-hour'

/** More than anybody who wants to pay needs; whoever hammers is kept from Stripe. */
export const CHECKOUTS_PER_HOUR = 20

export type Opening =
  | { readonly granted: true; readonly openedAt: readonly number[] }
  | { readonly granted: false; readonly retryAfterSeconds: number }

/** `stored`: the milliseconds at which the checkout was asked for, as `checkouts/{uid}` keeps them. */
export function nextOpening(stored: unknown, now: Date): Opening {
  const openedAt = lastHourOf(stored, now)
  return openedAt.length < CHECKOUTS_PER_HOUR
    ? { granted: true, openedAt: [...openedAt, now.getTime()] }
    : { granted: false, retryAfterSeconds: secondsUntilFree(openedAt, CHECKOUTS_PER_HOUR, now) }
}
