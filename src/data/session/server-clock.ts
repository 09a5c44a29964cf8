import { readStored, writeStored } from '@/data/device/device-storage'
import { Listeners } from '@/domain/base/listeners'

/** Smaller errors of the device's clock are neither corrected nor reported. */
export const CLOCK_TOLERANCE_MS = 3 * 60_000
/** A slower answer is too inexact. */
const ANSWER_LIMIT_MS = 20_000
const KEY = 'clock-offset'

let offset: number | null = null
let learning: Promise<void> | null = null
const listeners = new Listeners()

/** Milliseconds by which the device's clock is behind the server's; 0 while it is about right, or not known. */
export function readClockOffset(): number {
  // Without a network: the last known offset.
  offset ??= Number(readStored(KEY)) || 0
  return offset
}

export const subscribeClock = listeners.subscribe

/** The server's time, for access and stored dates. Weekdays follow the device's clock. */
export function serverNow(): Date {
  return new Date(Date.now() + readClockOffset())
}

/** Asks our host once per page; without an answer, again when the network returns. Never rejects. */
export function learnServerTime(): Promise<void> {
  learning ??= ask().catch(() => {
    learning = null
    window.addEventListener('online', () => void learnServerTime(), { once: true })
  })
  return learning
}

async function ask(): Promise<void> {
  const before = Date.now()
  // A unique address: a cached answer would carry an old date.
  const response = await fetch(`/robots.txt?at=${crypto.randomUUID()}`, { method: 'HEAD', cache: 'no-store' })
  const after = Date.now()
  const found = offsetOf(response.headers.get('date'), { before, after })
  if (found === null) throw new Error('The host did not tell the time')
  if (found === readClockOffset()) return
  offset = found
  writeStored(KEY, found === 0 ? null : String(found))
  listeners.notify()
}

/** Offset in ms from the `Date` header (whole seconds) and the device's time before and after the request; null: unusable. */
export function offsetOf(date: string | null, asked: { before: number; after: number }): number | null {
  const time = Date.parse(date ?? '')
  const took = asked.after - asked.before
  if (Number.isNaN(time) || took < 0 || took > ANSWER_LIMIT_MS) return null
  const found = time + 500 - (asked.before + took / 2)
  return Math.abs(found) < CLOCK_TOLERANCE_MS ? 0 : Math.round(found)
}
