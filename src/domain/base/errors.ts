/**
 * The error catalogue: every failure that the product knows by name. Sentences are not here
 * but in `lib/text/error-text.ts`, because the same code can read differently on two screens.
 */
export const COACH_ERROR_CODES = [
  'coach/unauthenticated',
  'coach/invalid-request',
  'coach/message-too-long',
  'coach/no-access',
  /** A trial was begun with this address before, on an account that was erased since. */
  'coach/had-trial',
  /** The address has to be confirmed before the trial goes on. */
  'coach/unconfirmed',
  'coach/quota-hour',
  'coach/quota-trial',
  /** The whole product's ceiling. */
  'coach/quota-day',
  'coach/quota-streams',
  /** Another question of the same conversation is being answered. */
  'coach/conversation-busy',
  /** The conversation was deleted before the question came. */
  'coach/conversation-gone',
  /** The provider would not read it, or its filter kept the answer or the rest of it back. */
  'coach/question-refused',
  'coach/provider-unavailable',
  'coach/provider-busy',
  'coach/provider-timeout',
  'coach/misconfigured',
  'coach/internal',
] as const

export type CoachErrorCode = (typeof COACH_ERROR_CODES)[number]

export const PAYMENT_ERROR_CODES = [
  'payment/unauthenticated',
  'payment/invalid-request',
  /** Another amount or currency than the product's. */
  'payment/wrong-amount',
  'payment/too-many-attempts',
  /** The open intent was charged meanwhile, or a month was paid since the page last looked: nothing new is opened. */
  'payment/already-paid',
  /** No intent of this caller. */
  'payment/unknown-intent',
  /** The intent was not charged (yet). */
  'payment/not-paid',
  'payment/nothing-to-refund',
  'payment/refund-window-over',
  'payment/provider-unavailable',
  'payment/misconfigured',
  'payment/internal',
] as const

export type PaymentErrorCode = (typeof PAYMENT_ERROR_CODES)[number]

export const ACCOUNT_ERROR_CODES = [
  'account/unauthenticated',
  'account/invalid-request',
  /** The password was last checked too long ago. */
  'account/recent-login-required',
  /** The erasure stopped half-way: calling again goes on, and the server does so by itself. */
  'account/erasure-incomplete',
  'account/internal',
] as const

export type AccountErrorCode = (typeof ACCOUNT_ERROR_CODES)[number]

export const CONTACT_ERROR_CODES = [
  'contact/unauthenticated',
  'contact/invalid-request',
  /** As many as one account may send within a day. */
  'contact/quota-day',
  /** The team has no mail address that the server knows of. */
  'contact/closed',
  'contact/internal',
] as const

export type ContactErrorCode = (typeof CONTACT_ERROR_CODES)[number]

/** Nobody is answered with these: they stand in our log. */
export const MAIL_ERROR_CODES = ['mail/misconfigured', 'mail/internal'] as const

/** A page that tells of its own failure reads no answer. */
const BROWSER_ERROR_CODES = ['browser/invalid-request', 'browser/internal'] as const

type BrowserErrorCode = (typeof BROWSER_ERROR_CODES)[number]

export type MailErrorCode = (typeof MAIL_ERROR_CODES)[number]

/** What one of our functions answers; the rest is known to the browser alone. */
export type EndpointErrorCode =
  CoachErrorCode | PaymentErrorCode | AccountErrorCode | ContactErrorCode | MailErrorCode | BrowserErrorCode

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
  /** A live list could not even be asked for: the device's database did not open. */
  'data/not-set-up',
  'data/too-large',
  'session/signed-out',
  /** A login or a sign-up where somebody is signed in already. */
  'session/already-here',
  'network/offline',
  'unknown',
] as const

export type AppErrorCode = (typeof APP_ERROR_CODES)[number] | EndpointErrorCode

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

/** The code of whatever was thrown. */
export function codeOf(thrown: unknown): AppErrorCode {
  return thrown instanceof AppError ? thrown.code : 'unknown'
}

export function isAppErrorCode(value: unknown): value is AppErrorCode {
  return ALL_CODES.some((code) => code === value)
}

const ALL_CODES: readonly AppErrorCode[] = [
  ...APP_ERROR_CODES,
  ...COACH_ERROR_CODES,
  ...PAYMENT_ERROR_CODES,
  ...ACCOUNT_ERROR_CODES,
  ...CONTACT_ERROR_CODES,
  ...MAIL_ERROR_CODES,
  ...BROWSER_ERROR_CODES,
]
