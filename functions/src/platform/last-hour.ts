import { readList } from '@/domain/base/read-field'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Stored times in ms, sorted; other values are dropped. */
export function readTimes(value: unknown): number[] {
  return readList(value)
    .filter((item): item is number => Number.isFinite(item))
    .sort((a, b) => a - b)
}

export function lastHourOf(stored: unknown, now: Date): number[] {
  return timesWithin(stored, HOUR_MS, now)
}

export function timesWithin(stored: unknown, windowMs: number, now: Date): number[] {
  return readTimes(stored).filter((at) => at > now.getTime() - windowMs)
}

/** Seconds until fewer than `max` of these times are within the window; at least 1. */
export function secondsUntilFree(
  times: readonly number[],
  max: number,
  now: Date,
  windowMs = HOUR_MS,
): number {
  const freeAt = (times.at(-max) ?? now.getTime()) + windowMs
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
}
