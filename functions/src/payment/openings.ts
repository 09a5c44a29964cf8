import { readList } from '@/domain/read-field'

/** More than anybody who wants to pay needs; whoever hammers is kept from Stripe. */
export const CHECKOUTS_PER_HOUR = 20

const HOUR_MS = 3_600_000

export type Opening =
  | { readonly granted: true; readonly openedAt: readonly number[] }
  | { readonly granted: false; readonly retryAfterSeconds: number }

/** `stored`: the milliseconds at which the checkout was asked for, as `checkouts/{uid}` keeps them. */
export function nextOpening(stored: unknown, now: Date): Opening {
  const time = now.getTime()
  const openedAt = readList(stored)
    .filter((at): at is number => typeof at === 'number' && at > time - HOUR_MS)
    .sort((a, b) => a - b)
  if (openedAt.length < CHECKOUTS_PER_HOUR) return { granted: true, openedAt: [...openedAt, time] }
  const freeAt = (openedAt.at(-CHECKOUTS_PER_HOUR) ?? time) + HOUR_MS
  return { granted: false, retryAfterSeconds: Math.max(1, Math.ceil((freeAt - time) / 1000)) }
}
