/**
 * The error catalogue: every failure that the product knows by name. Sentences are not here
 * but in `lib/error-text.ts`, because the same code can read differently on two screens.
 */
export const COACH_ERROR_CODES = [
  'coach/unauthenticated',
  'coach/invalid-request',
  'coach/message-too-long',
  'coach/no-access',
  'coach/quota-hour',
  'coach/quota-streams',
  'coach/provider-unavailable',
  'coach/provider-busy',
  'coach/provider-timeout',
  'coach/misconfigured',
  'coach/internal',
] as const

export type CoachErrorCode = (typeof COACH_ERROR_CODES)[number]

export const APP_ERROR_CODES = [
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/email-already-in-use',
  'auth/weak-password',
  'auth/network-request-failed',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/requires-recent-login',
  'data/denied',
  'data/unavailable',
  'data/missing-index',
  'data/too-large',
  'session/signed-out',
  'network/offline',
  'unknown',
] as const

export type AppErrorCode = (typeof APP_ERROR_CODES)[number] | CoachErrorCode

/** What leaves `data/`: a code that screens turn into a French sentence, never a provider's English text. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfterSeconds: number | null

  constructor(code: AppErrorCode, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

export function isAppErrorCode(value: unknown): value is AppErrorCode {
  return [...APP_ERROR_CODES, ...COACH_ERROR_CODES].some((code) => code === value)
}
