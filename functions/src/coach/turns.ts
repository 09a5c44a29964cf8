import { COACH_MESSAGES_PER_HOUR, COACH_STREAMS_MAX } from '@/domain/coach-request'
import { readFields, readList } from '@/domain/read-field'

/** `usage/{uid}`. A turn is known by the millisecond it was granted, unique in its document. */
export interface Usage {
  /** The messages of the last hour. */
  readonly sentAt: readonly number[]
  /** Those whose answer is still being streamed: their leases. */
  readonly open: readonly number[]
}

export type Turn =
  | { readonly granted: true; readonly at: number; readonly usage: Usage }
  | {
      readonly granted: false
      readonly code: 'coach/quota-hour' | 'coach/quota-streams'
      readonly retryAfterSeconds: number
    }

const HOUR_MS = 3_600_000
/** A lease outlives the longest answer (120 s) and ends by itself when an instance dies. */
export const LEASE_MS = 130_000
/** Nobody knows when a stream ends; most do within seconds. */
const STREAM_RETRY_SECONDS = 5

export function nextTurn(stored: unknown, now: Date): Turn {
  const time = now.getTime()
  const fields = readFields(stored)
  const sentAt = readTimes(fields?.['sentAt']).filter((at) => at > time - HOUR_MS)
  const open = readTimes(fields?.['open']).filter((at) => at > time - LEASE_MS)
  if (sentAt.length >= COACH_MESSAGES_PER_HOUR) {
    const freeAt = (sentAt.at(-COACH_MESSAGES_PER_HOUR) ?? time) + HOUR_MS
    return {
      granted: false,
      code: 'coach/quota-hour',
      retryAfterSeconds: Math.max(1, Math.ceil((freeAt - time) / 1000)),
    }
  }
  if (open.length >= COACH_STREAMS_MAX) {
    return { granted: false, code: 'coach/quota-streams', retryAfterSeconds: STREAM_RETRY_SECONDS }
  }
  const at = Math.max(time, (sentAt.at(-1) ?? 0) + 1, (open.at(-1) ?? 0) + 1)
  return { granted: true, at, usage: { sentAt: [...sentAt, at], open: [...open, at] } }
}

function readTimes(value: unknown): number[] {
  return readList(value)
    .filter((item): item is number => Number.isFinite(item))
    .sort((a, b) => a - b)
}
