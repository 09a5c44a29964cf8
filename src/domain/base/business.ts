import { agreed, capital, counted, spelled } from './text/french-count'

/**
 * The numbers of the business (the specification and record 17) with their French wording. Pages, mails and legal texts never repeat such a
 * number; `tests/house/business-words.test.ts` checks it.
 */

const DAY_MS = 86_400_000

export const PRICE_CENTS = 2999
export const PRICE_CURRENCY = 'eur'
/** « 29.99€ », as the specification prints it on the payment button. */
export const PRICE_LABEL = `${(PRICE_CENTS / 100).toFixed(2)}€`
/** « 29,99 € » in a text. Without `Intl`, whose space before the sign may differ between server and browser. */
export const PRICE_WORDS = `${(PRICE_CENTS / 100).toFixed(2).replace('.', ',')}\u00a0€`

export const TRIAL_DAYS = 2
export const TRIAL_MS = TRIAL_DAYS * DAY_MS
export const TRIAL_WORDS = counted(TRIAL_DAYS, 'jour')
/** « Deux jours », at the beginning of a sentence. */
export const TRIAL_HEAD_WORDS = `${capital(spelled(TRIAL_DAYS))} ${agreed(TRIAL_DAYS, 'jour')}`
export const TRIAL_FREE_WORDS = `${TRIAL_WORDS} ${agreed(TRIAL_DAYS, 'gratuit')}`

/** How long a question, its notes and its answer stay with the team. */
export const FEEDBACK_MONTHS = 12
/** Time in which the address of an erased account cannot start a second trial; stored as a keyed hash. */
export const FORMER_ADDRESS_MONTHS = 12
export const FORMER_ADDRESS_WORDS = `${FORMER_ADDRESS_MONTHS}\u00a0mois`

export const ACCESS_CHECK_INTERVAL_MS = 5 * 60_000
export const REDIRECT_AFTER_PAYMENT_MS = 2_000

export const REFUND_WINDOW_DAYS = 14
export const REFUND_WINDOW_WORDS = counted(REFUND_WINDOW_DAYS, 'jour')
/** Time limit for refunds that the team makes by hand. */
export const HAND_REFUND_DAYS = 14
export const HAND_REFUND_WORDS = counted(HAND_REFUND_DAYS, 'jour')
/** Interval at which the server asks Stripe for missed events. */
export const RECONCILIATION_MINUTES = 15
export const RECONCILIATION_WORDS = counted(RECONCILIATION_MINUTES, 'minute')

/** Longest time that the database's backups contain erased data; set up in `docs/deploy.md`. */
export const BACKUP_DAYS = 14
export const BACKUP_WORDS = counted(BACKUP_DAYS, 'jour')
/** Time that the name of a mail's event stays stored after sending. */
export const MAIL_RECORD_DAYS = 30
export const MAIL_RECORD_MS = MAIL_RECORD_DAYS * DAY_MS
export const MAIL_RECORD_WORDS = counted(MAIL_RECORD_DAYS, 'jour')
/** Time in which a refused mail is retried; `tries.ts` spreads the retries. */
export const MAIL_TRIES_DAYS = 3
export const MAIL_TRIES_WORDS = `${spelled(MAIL_TRIES_DAYS)} ${agreed(MAIL_TRIES_DAYS, 'jour')}`
/** Time that the id of an erased account stays stored, without other data, so that late events write nothing for it. */
export const ERASURE_NOTE_DAYS = 3
export const ERASURE_NOTE_MS = ERASURE_NOTE_DAYS * DAY_MS
/** « Trois jours », at the beginning of a sentence. */
export const ERASURE_NOTE_HEAD_WORDS = `${capital(spelled(ERASURE_NOTE_DAYS))} ${agreed(ERASURE_NOTE_DAYS, 'jour')}`
/** Time that Google stores the functions' logs; set up in `docs/deploy.md`. */
export const LOG_DAYS = 30
export const LOG_WORDS = counted(LOG_DAYS, 'jour')

export const SIGN_UP_PASSWORD_MIN = 8
/** The plain space is the specification's, also in the next ones. */
export const SIGN_UP_PASSWORD_WORDS = `${SIGN_UP_PASSWORD_MIN} caractères`
export const NEW_PASSWORD_MIN = 6
export const NEW_PASSWORD_WORDS = `${NEW_PASSWORD_MIN} caractères`
/** Maximum of Firebase Auth. */
export const PASSWORD_MAX = 4096
export const PASSWORD_MAX_WORDS = `${PASSWORD_MAX} caractères`

export const COACH_MESSAGES_PER_HOUR = 60
export const COACH_HOUR_WORDS = `${COACH_MESSAGES_PER_HOUR}\u00a0messages par heure`
/** Total of a trial; a paid month has only the hourly limit. */
export const COACH_MESSAGES_PER_TRIAL = 200
export const COACH_TRIAL_WORDS = counted(COACH_MESSAGES_PER_TRIAL, 'question')
/** Messages before the address has to be confirmed. */
export const COACH_MESSAGES_BEFORE_CONFIRMATION = 20
export const COACH_UNCONFIRMED_WORDS = counted(COACH_MESSAGES_BEFORE_CONFIRMATION, 'question')
/** Shares of the daily questions of the whole product (`COACH_DAILY_MAX`): of all trials, and in it of those without a confirmed address. */
export const COACH_TRIALS_SHARE = 3 / 4
export const COACH_UNCONFIRMED_SHARE = 1 / 4
/** Answers that one account may receive at the same time. */
export const COACH_STREAMS_MAX = 2
/** « Deux réponses », at the beginning of a sentence. */
export const COACH_STREAMS_HEAD_WORDS = `${capital(spelled(COACH_STREAMS_MAX))} ${agreed(COACH_STREAMS_MAX, 'réponse')}`
export const CONTACTS_PER_DAY = 5
export const CONTACTS_WORDS = counted(CONTACTS_PER_DAY, 'message')
/** Of an account that has neither a confirmed address nor a payment. */
export const CONTACTS_UNCONFIRMED_PER_DAY = 1
/** Messages of all accounts without a payment in one day, and in it of those without a confirmed address; who paid is always heard. */
export const CONTACTS_OF_TRIALS_MAX = 150
export const CONTACTS_OF_UNCONFIRMED_MAX = 30

export const UNDO_SECONDS = 10
export const UNDO_MS = UNDO_SECONDS * 1_000
export const UNDO_WORDS = `${spelled(UNDO_SECONDS)} ${agreed(UNDO_SECONDS, 'seconde')}`

/** Stored versions per project. */
export const VERSIONS_MAX = 5
export const VERSIONS_WORDS = `${spelled(VERSIONS_MAX)} ${agreed(VERSIONS_MAX, 'version')}`

export const INITIAL_LEVEL = 1
export const INITIAL_XP = 0
export const XP_PER_LEVEL = 1_000
export const XP_MAX = 10_000_000
export const XP_PER_TODO = 10
export const XP_PER_TODO_WORDS = `${XP_PER_TODO}\u00a0XP`
export const XP_PER_PROJECT_ITEM = 25
/** Once for an account, also in the rules. */
export const XP_FIRST_SALE = 100
/**
 * Most XP that one write of a profile adds, also in the rules: the sender puts at most 20 mutations into a transaction, and none earns more
 * than the 29 items of a project, filled at once.
 */
export const XP_PER_STEP_MAX = 14_500

export const COPYRIGHT_YEAR = 2024
