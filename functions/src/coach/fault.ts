import type { CoachErrorCode } from '@/domain/errors'
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https'

interface FaultFacts {
  /** For the log: one of our own words, never a provider's or a caller's text. */
  readonly reason?: string
  /** The provider's HTTP status. */
  readonly status?: number
  readonly retryAfterSeconds?: number
  readonly isTransient?: boolean
}

/** Everything that can go wrong in a coach call, by its code. */
export class CoachFault extends Error {
  readonly code: CoachErrorCode
  readonly reason: string | undefined
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined
  /** Worth another try at once. */
  readonly isTransient: boolean

  constructor(code: CoachErrorCode, facts: FaultFacts = {}) {
    super(code)
    this.code = code
    this.reason = facts.reason
    this.status = facts.status
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.isTransient = facts.isTransient ?? false
  }
}

/** The caller closed the connection: nobody is there to read an error. */
export class CallerLeft extends Error {
  constructor() {
    super('caller left')
  }
}

// What is wrong on our side or the provider's is a 5xx: an alert for us, never blamed on the caller.
const HTTPS_CODES: Record<CoachErrorCode, FunctionsErrorCode> = {
  'coach/unauthenticated': 'unauthenticated',
  'coach/invalid-request': 'invalid-argument',
  'coach/message-too-long': 'invalid-argument',
  'coach/no-access': 'permission-denied',
  'coach/quota-hour': 'resource-exhausted',
  'coach/quota-streams': 'resource-exhausted',
  'coach/provider-unavailable': 'unavailable',
  'coach/provider-busy': 'unavailable',
  'coach/provider-timeout': 'deadline-exceeded',
  'coach/misconfigured': 'unavailable',
  'coach/internal': 'internal',
}

export function toHttpsError({ code, retryAfterSeconds }: CoachFault): HttpsError {
  return new HttpsError(HTTPS_CODES[code], code, {
    code,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })
}
