/** All error codes. Their sentences are in `lib/text/error-text.ts` and `todo-error-text.ts`, because one code can read differently on two screens. */
export const COACH_ERROR_CODES = [
  'coach/unauthenticated',
  'coach/invalid-request',
  'coach/message-too-long',
  'coach/no-access',
  /** An erased account with the same address had a trial. */
  'coach/had-trial',
  /** The address must be confirmed before the trial continues. */
  'coach/unconfirmed',
  'coach/quota-hour',
  'coach/quota-trial',
  /** Limit of the whole product. */
  'coach/quota-day',
  /** The trials' share of it. */
  'coach/quota-day-trial',
  /** The share of trials without a confirmed address; with one there is room. */
  'coach/quota-day-unconfirmed',
  'coach/quota-streams',
  /** Another question of the same conversation is being answered. */
  'coach/conversation-busy',
  'coach/conversation-gone',
  /** The provider refused the question, or its filter blocked all or the rest of the answer. */
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
  /** The amount or the currency is not the product's. */
  'payment/wrong-amount',
  'payment/too-many-attempts',
  /** The open intent was charged or a month was paid meanwhile; no new intent is created. */
  'payment/already-paid',
  /** A paid month runs, and the page did not know: it has to ask before it pays for another one. */
  'payment/month-running',
  /** The caller has no such intent. */
  'payment/unknown-intent',
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
  'account/recent-login-required',
  /** The erasure is incomplete; the server continues by itself, and so does another call. */
  'account/erasure-incomplete',
  'account/internal',
] as const

export type AccountErrorCode = (typeof ACCOUNT_ERROR_CODES)[number]

export const CONTACT_ERROR_CODES = [
  'contact/unauthenticated',
  'contact/invalid-request',
  'contact/quota-day',
  /** Without a confirmed address, fewer a day. */
  'contact/quota-unconfirmed',
  /** Limit of all accounts without a payment together. */
  'contact/full',
  /** Limit of all accounts without a confirmed address; with one there is room. */
  'contact/full-unconfirmed',
  /** The server has no mail address of the team. */
  'contact/closed',
  'contact/internal',
] as const

export type ContactErrorCode = (typeof CONTACT_ERROR_CODES)[number]

/** Only in our logs, never in a response. */
export const MAIL_ERROR_CODES = ['mail/misconfigured', 'mail/internal'] as const

/** The page that reports its failure ignores the response. */
const BROWSER_ERROR_CODES = ['browser/invalid-request', 'browser/internal'] as const

type BrowserErrorCode = (typeof BROWSER_ERROR_CODES)[number]

export type MailErrorCode = (typeof MAIL_ERROR_CODES)[number]

/** Codes in responses of our functions; other codes exist only in the browser. */
export type EndpointErrorCode =
  | CoachErrorCode
  | PaymentErrorCode
  | AccountErrorCode
  | ContactErrorCode
  | MailErrorCode
  | BrowserErrorCode

export const APP_ERROR_CODES = [
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/email-already-in-use',
  'auth/weak-password',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/requires-recent-login',
  'data/denied',
  'data/unavailable',
  'data/missing-index',
  /** A live query failed before its start: the device's database did not open. */
  'data/not-set-up',
  'data/too-large',
  'session/signed-out',
  /** A login or sign-up while a person is signed in. */
  'session/already-here',
  'network/offline',
  'unknown',
] as const

export type AppErrorCode = (typeof APP_ERROR_CODES)[number] | EndpointErrorCode

interface ErrorFacts {
  readonly cause?: unknown
  readonly retryAfterSeconds?: number
  readonly paidUntil?: Date
}

/** The only error that leaves `data/`; screens turn its code into a French sentence and never show a provider's English text. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** Null: the server gave none. */
  readonly retryAfterSeconds: number | null
  /** End of the month that is paid already. Null: not about it. */
  readonly paidUntil: Date | null

  constructor(code: AppErrorCode, options: ErrorFacts = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.paidUntil = options.paidUntil ?? null
  }
}

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
