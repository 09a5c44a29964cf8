import {
  COACH_MESSAGES_BEFORE_CONFIRMATION,
  COACH_MESSAGES_PER_HOUR,
  COACH_MESSAGES_PER_TRIAL,
  COACH_STREAMS_MAX,
} from '@/domain/base/business'
import { readFields, readInteger } from '@/domain/base/read-field'
import { ANSWER_LEASE_MS } from '@/domain/coach/conversation/answering'
import { lastHourOf, readTimes, secondsUntilFree } from '../platform/last-hour'

/** `usage/{uid}`. A turn is known by the millisecond it was granted, unique in its document. */
export interface Usage {
  /** The messages of the last hour. */
  readonly sentAt: readonly number[]
  /** Those whose answer is still being streamed: their leases. */
  readonly open: readonly number[]
  /** How many came before the last hour: with `sentAt`, all that this account ever asked. */
  readonly askedBefore: number
}

export type Turn =
  | { readonly granted: true; readonly at: number; readonly asked: number; readonly usage: Usage }
  | {
      readonly granted: false
      readonly code: 'coach/quota-hour' | 'coach/quota-streams'
      readonly retryAfterSeconds: number
    }

/** Nobody knows when a stream ends; most do within seconds. */
const STREAM_RETRY_SECONDS = 5

export function nextTurn(stored: unknown, now: Date): Turn {
  const time = now.getTime()
  const fields = readFields(stored)
  const sentAt = lastHourOf(fields?.['sentAt'], now)
  const askedBefore =
    readInteger(fields?.['askedBefore'], 0, Number.MAX_SAFE_INTEGER, 0) +
    (readTimes(fields?.['sentAt']).length - sentAt.length)
  const open = readTimes(fields?.['open']).filter((at) => at > time - ANSWER_LEASE_MS)
  if (sentAt.length >= COACH_MESSAGES_PER_HOUR) {
    return {
      granted: false,
      code: 'coach/quota-hour',
      retryAfterSeconds: secondsUntilFree(sentAt, COACH_MESSAGES_PER_HOUR, now),
    }
  }
  if (open.length >= COACH_STREAMS_MAX) {
    return { granted: false, code: 'coach/quota-streams', retryAfterSeconds: STREAM_RETRY_SECONDS }
  }
  const at = Math.max(time, (sentAt.at(-1) ?? 0) + 1, (open.at(-1) ?? 0) + 1)
  return {
    granted: true,
    at,
    asked: askedBefore + sentAt.length,
    usage: { sentAt: [...sentAt, at], open: [...open, at], askedBefore },
  }
}

/**
 * What keeps a running trial from one more question. An address is asked for when the trial is worth it: many accounts
 * without one are cheap, each with twenty questions.
 */
export function trialFaultOf(trial: {
  /** Questions of this account so far, refunded months included. */
  readonly asked: number
  readonly isConfirmed: boolean
}): 'coach/quota-trial' | 'coach/unconfirmed' | null {
  if (trial.asked >= COACH_MESSAGES_PER_TRIAL) return 'coach/quota-trial'
  return trial.asked >= COACH_MESSAGES_BEFORE_CONFIRMATION && !trial.isConfirmed ? 'coach/unconfirmed' : null
}
