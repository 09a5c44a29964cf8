const MINUTE_MS = 60_000
const FIRST_PAUSE_MS = 15 * MINUTE_MS
const LONGEST_PAUSE_MS = 12 * 60 * MINUTE_MS

/** About three days, as mail servers do among themselves. */
export const TRIES_MAX = 12

/** How long a mail is left alone after it failed for the `tries`th time; null when it is given up. */
export function pauseAfter(tries: number): number | null {
  if (tries >= TRIES_MAX) return null
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))
}
