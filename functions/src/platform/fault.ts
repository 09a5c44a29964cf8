import type { EndpointErrorCode } from '@/domain/base/errors'
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https'

export interface FaultFacts {
  /** For the log: one of our own terms, never a provider's or a caller's text. */
  readonly reason?: string
  /** The provider's HTTP status. */
  readonly status?: number
  readonly retryAfterSeconds?: number
  /** For the page that asks to pay: end of the month that is paid. */
  readonly paidUntil?: Date
  /** An immediate retry may succeed. */
  readonly isTransient?: boolean
}

export class Fault extends Error {
  readonly code: EndpointErrorCode
  readonly reason: string | undefined
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined
  readonly paidUntil: Date | undefined
  readonly isTransient: boolean

  constructor(code: EndpointErrorCode, facts: FaultFacts = {}) {
    super(code)
    this.code = code
    this.reason = facts.reason
    this.status = facts.status
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.paidUntil = facts.paidUntil
    this.isTransient = facts.isTransient ?? false
  }
}

export class Stopped extends Error {
  constructor() {
    super('stopped')
  }
}

// Faults of ours or of a provider are 5xx, which alert us; they are never blamed on the caller.
const HTTPS_CODES: Record<EndpointErrorCode, FunctionsErrorCode> = {
  'coach/unauthenticated': 'unauthenticated',
  'coach/invalid-request': 'invalid-argument',
  'coach/message-too-long': 'invalid-argument',
  'coach/no-access': 'permission-denied',
  'coach/had-trial': 'permission-denied',
  'coach/unconfirmed': 'permission-denied',
  'coach/quota-hour': 'resource-exhausted',
  'coach/quota-trial': 'permission-denied',
  'coach/quota-day': 'resource-exhausted',
  'coach/quota-day-trial': 'resource-exhausted',
  'coach/quota-day-unconfirmed': 'resource-exhausted',
  'coach/quota-streams': 'resource-exhausted',
  'coach/conversation-busy': 'resource-exhausted',
  'coach/conversation-gone': 'not-found',
  'coach/question-refused': 'invalid-argument',
  'coach/provider-unavailable': 'unavailable',
  'coach/provider-busy': 'unavailable',
  'coach/provider-timeout': 'deadline-exceeded',
  'coach/misconfigured': 'unavailable',
  'coach/internal': 'internal',
  'payment/unauthenticated': 'unauthenticated',
  'payment/invalid-request': 'invalid-argument',
  'payment/wrong-amount': 'invalid-argument',
  'payment/too-many-attempts': 'resource-exhausted',
  'payment/already-paid': 'already-exists',
  'payment/month-running': 'already-exists',
  'payment/unknown-intent': 'not-found',
  'payment/not-paid': 'failed-precondition',
  'payment/nothing-to-refund': 'failed-precondition',
  'payment/refund-window-over': 'failed-precondition',
  'payment/provider-unavailable': 'unavailable',
  'payment/misconfigured': 'unavailable',
  'payment/internal': 'internal',
  'account/unauthenticated': 'unauthenticated',
  'account/invalid-request': 'invalid-argument',
  'account/recent-login-required': 'unauthenticated',
  'account/erasure-incomplete': 'unavailable',
  'account/internal': 'internal',
  'contact/unauthenticated': 'unauthenticated',
  'contact/invalid-request': 'invalid-argument',
  'contact/quota-day': 'resource-exhausted',
  'contact/quota-unconfirmed': 'resource-exhausted',
  'contact/full': 'resource-exhausted',
  'contact/full-unconfirmed': 'resource-exhausted',
  'contact/closed': 'failed-precondition',
  'contact/internal': 'internal',
  'mail/misconfigured': 'unavailable',
  'mail/internal': 'internal',
  'browser/invalid-request': 'invalid-argument',
  'browser/internal': 'internal',
}

export function toHttpsError({ code, retryAfterSeconds, paidUntil }: Fault): HttpsError {
  return new HttpsError(HTTPS_CODES[code], code, {
    code,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(paidUntil && { paidUntil: paidUntil.toISOString() }),
  })
}
