import {
  COACH_MESSAGES_BEFORE_CONFIRMATION,
  COACH_MESSAGES_PER_HOUR,
  COACH_MESSAGES_PER_TRIAL,
  COACH_STREAMS_MAX,
} from '@/domain/base/business'
import { readFields, readInteger } from '@/domain/base/read-field'
import { ANSWER_LEASE_MS } from '@/domain/coach/conversation/answering'
import { lastHourOf, readTimes, secondsUntilFree } from '../platform/last-hour'

/** `usage/{uid}`. A turn is identified by its time in ms, unique in the document. */
export interface Usage {
  /** Times of the questions of the last hour. */
  readonly sentAt: readonly number[]
  /** Leases: times of the questions whose answers are still streamed. */
  readonly open: readonly number[]
  /** Number of questions before the last hour; with `sentAt`, all questions of this account. */
  readonly askedBefore: number
}

export type Turn =
  | { readonly granted: true; readonly at: number; readonly asked: number; readonly usage: Usage }
  | {
      readonly granted: false
      readonly code: 'coach/quota-hour' | 'coach/quota-streams'
      readonly retryAfterSeconds: number
    }

/** The end of a stream is unknown; most end within seconds. */
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
 * Limits of a running trial. The address is required after some questions only, because an account without a confirmed address is cheap:
 * twenty questions at most.
 */
export function trialFaultOf(trial: {
  /** All questions of this account, including those of refunded months. */
  readonly asked: number
  readonly isConfirmed: boolean
}): 'coach/quota-trial' | 'coach/unconfirmed' | null {
  if (trial.asked >= COACH_MESSAGES_PER_TRIAL) return 'coach/quota-trial'
  return trial.asked >= COACH_MESSAGES_BEFORE_CONFIRMATION && !trial.isConfirmed ? 'coach/unconfirmed' : null
}
