const MINUTE_MS = 60_000
const FIRST_PAUSE_MS = 15 * MINUTE_MS
const LONGEST_PAUSE_MS = 12 * 60 * MINUTE_MS

/** About three days in all, as mail servers do. */
export const TRIES_MAX = 12

/** Delay after the `tries`th failure; null: no more attempts. */
export function pauseAfter(tries: number): number | null {
  if (tries >= TRIES_MAX) return null
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))
}
