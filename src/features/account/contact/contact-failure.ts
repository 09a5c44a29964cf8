import type { AppErrorCode } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'
import { formatTime } from '@/lib/text/format'

const MINUTE_MS = 60_000

/** Why a message was refused, and from when on it can be sent: at most a day later, counted from each message and not from midnight. */
export function contactFailure(code: AppErrorCode, retryAfterSeconds: number | null, now: Date): string {
  const sentence = errorText('contact', code)
  if (retryAfterSeconds === null) return sentence
  // Not a minute too early.
  const from = new Date(Math.ceil((now.getTime() + retryAfterSeconds * 1000) / MINUTE_MS) * MINUTE_MS)
  const day = from.toDateString() === now.toDateString() ? 'aujourd’hui' : 'demain'
  return `${sentence} Ce sera possible ${day} à partir de ${formatTime(from)}.`
}
