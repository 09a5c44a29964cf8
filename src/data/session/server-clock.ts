import { readStored, writeStored } from '@/data/device/device-storage'
import { withinMs } from '@/data/device/within-ms'
import { Listeners } from '@/domain/base/listeners'

/** An ordinary clock is this wrong; below it nothing is corrected and nothing is said. */
export const CLOCK_TOLERANCE_MS = 3 * 60_000
/** An answer that took longer says too little of the moment it was given in. */
const ANSWER_LIMIT_MS = 20_000
/** Nobody waits longer than this for the right time. */
const PATIENCE_MS = 1_500
const KEY = 'clock-offset'

let offset: number | null = null
let learning: Promise<void> | null = null
const listeners = new Listeners()

/** Milliseconds by which the device's clock is behind the server's; 0 while it is about right, or not known. */
export function readClockOffset(): number {
  // Without a network: what this session learned last.
  offset ??= Number(readStored(KEY)) || 0
  return offset
}

export const subscribeClock = listeners.subscribe

/** The time that counts: for the access, and for every date that is stored. The day of the week is the device's own. */
export function serverNow(): Date {
  return new Date(Date.now() + readClockOffset())
}

/** Waits for it a moment, not for ever: nothing but dates depends on it. */
export async function knowServerTime(): Promise<void> {
  await withinMs(learnServerTime(), PATIENCE_MS)
}

/** Asks our own host once per page, and again when the network comes back where it did not answer. Never rejects. */
export function learnServerTime(): Promise<void> {
  learning ??= ask().catch(() => {
    learning = null
    window.addEventListener('online', () => void learnServerTime(), { once: true })
  })
  return learning
}

async function ask(): Promise<void> {
  const before = Date.now()
  // An address that no cache knows: the date of a kept answer is an old one.
  const response = await fetch(`/robots.txt?at=${crypto.randomUUID()}`, { method: 'HEAD', cache: 'no-store' })
  const after = Date.now()
  const found = offsetOf(response.headers.get('date'), { before, after })
  if (found === null) throw new Error('The host did not tell the time')
  if (found === readClockOffset()) return
  offset = found
  writeStored(KEY, found === 0 ? null : String(found))
  listeners.notify()
}

/** From the host's own word, in whole seconds, and the device's time before and after it; null when it says nothing. */
export function offsetOf(date: string | null, asked: { before: number; after: number }): number | null {
  const time = Date.parse(date ?? '')
  const took = asked.after - asked.before
  if (Number.isNaN(time) || took < 0 || took > ANSWER_LIMIT_MS) return null
  const found = time + 500 - (asked.before + took / 2)
  return Math.abs(found) < CLOCK_TOLERANCE_MS ? 0 : Math.round(found)
}
