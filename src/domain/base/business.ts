import { agreed, capital, counted, spelled } from './text/french-count'

/**
 * The numbers of the business (the specification and record 17), each once, and beside each the French words
 * made of it. No page, mail or legal text writes such a figure of its own: `tests/house/business-words.test.ts`.
 */

const DAY_MS = 86_400_000

export const PRICE_CENTS = 2999
export const PRICE_CURRENCY = 'eur'
/** « 29.99€ », as the specification prints it on the payment button. */
export const PRICE_LABEL = `${(PRICE_CENTS / 100).toFixed(2)}€`
/** « 29,99 € » in a text. Not by `Intl`, which may put another space before the sign on the server than in the browser. */
export const PRICE_WORDS = `${(PRICE_CENTS / 100).toFixed(2).replace('.', ',')}\u00a0€`

export const TRIAL_DAYS = 2
export const TRIAL_MS = TRIAL_DAYS * DAY_MS
/** « 2 jours » */
export const TRIAL_WORDS = counted(TRIAL_DAYS, 'jour')
/** « Deux jours », at the head of a sentence */
export const TRIAL_HEAD_WORDS = `${capital(spelled(TRIAL_DAYS))} ${agreed(TRIAL_DAYS, 'jour')}`
/** « 2 jours gratuits » */
export const TRIAL_FREE_WORDS = `${TRIAL_WORDS} ${agreed(TRIAL_DAYS, 'gratuit')}`

/** How long an erased account's address opens no second trial; kept as a keyed hash. */
export const FORMER_ADDRESS_MONTHS = 12
/** « 12 mois » */
export const FORMER_ADDRESS_WORDS = `${FORMER_ADDRESS_MONTHS}\u00a0mois`

export const ACCESS_CHECK_INTERVAL_MS = 5 * 60_000
export const REDIRECT_AFTER_PAYMENT_MS = 2_000

/** How long a payment may be taken back. */
export const REFUND_WINDOW_DAYS = 14
export const REFUND_WINDOW_MS = REFUND_WINDOW_DAYS * DAY_MS
/** « 14 jours » */
export const REFUND_WINDOW_WORDS = counted(REFUND_WINDOW_DAYS, 'jour')
/** By when a refund that the team makes by hand has to be made. */
export const HAND_REFUND_DAYS = 14
export const HAND_REFUND_MS = HAND_REFUND_DAYS * DAY_MS
/** « 14 jours » */
export const HAND_REFUND_WORDS = counted(HAND_REFUND_DAYS, 'jour')
/** How often the server asks Stripe what it was not told. */
export const RECONCILIATION_MINUTES = 15
/** « 15 minutes » */
export const RECONCILIATION_WORDS = counted(RECONCILIATION_MINUTES, 'minute')

/** How long a copy of what was erased stays in the database's backups, at most. `docs/deploy.md` sets them up so. */
export const BACKUP_DAYS = 14
/** « 14 jours » */
export const BACKUP_WORDS = counted(BACKUP_DAYS, 'jour')
/** How long the name of a mail's event is kept after the mail has left. */
export const MAIL_RECORD_DAYS = 30
export const MAIL_RECORD_MS = MAIL_RECORD_DAYS * DAY_MS
/** « 30 jours » */
export const MAIL_RECORD_WORDS = counted(MAIL_RECORD_DAYS, 'jour')
/** How long our mail server's refusals are answered with another try; `tries.ts` spreads them over that time. */
export const MAIL_TRIES_DAYS = 3
/** « trois jours » */
export const MAIL_TRIES_WORDS = `${spelled(MAIL_TRIES_DAYS)} ${agreed(MAIL_TRIES_DAYS, 'jour')}`
/** How long an erased account's number is remembered, alone, so that nothing that comes late is written for it. */
export const ERASURE_NOTE_DAYS = 3
export const ERASURE_NOTE_MS = ERASURE_NOTE_DAYS * DAY_MS
/** « Trois jours », at the head of a sentence */
export const ERASURE_NOTE_HEAD_WORDS = `${capital(spelled(ERASURE_NOTE_DAYS))} ${agreed(ERASURE_NOTE_DAYS, 'jour')}`
/** How long Google keeps the logs of our functions. `docs/deploy.md` sets it up so. */
export const LOG_DAYS = 30
/** « 30 jours » */
export const LOG_WORDS = counted(LOG_DAYS, 'jour')

export const SIGN_UP_PASSWORD_MIN = 8
/** « 8 caractères », with the plain space of the specification; the next ones alike. */
export const SIGN_UP_PASSWORD_WORDS = `${SIGN_UP_PASSWORD_MIN} caractères`
export const NEW_PASSWORD_MIN = 6
export const NEW_PASSWORD_WORDS = `${NEW_PASSWORD_MIN} caractères`
/** Firebase Auth refuses longer ones. */
export const PASSWORD_MAX = 4096
export const PASSWORD_MAX_WORDS = `${PASSWORD_MAX} caractères`

export const COACH_MESSAGES_PER_HOUR = 60
/** « 60 messages par heure » */
export const COACH_HOUR_WORDS = `${COACH_MESSAGES_PER_HOUR}\u00a0messages par heure`
/** What a trial holds in all; a paid month knows only the hour. */
export const COACH_MESSAGES_PER_TRIAL = 200
/** « 200 questions » */
export const COACH_TRIAL_WORDS = counted(COACH_MESSAGES_PER_TRIAL, 'question')
/** As many of them before the address has to be confirmed. */
export const COACH_MESSAGES_BEFORE_CONFIRMATION = 20
/** « 20 questions » */
export const COACH_UNCONFIRMED_WORDS = counted(COACH_MESSAGES_BEFORE_CONFIRMATION, 'question')
/** How many answers one account may have written at the same time. */
export const COACH_STREAMS_MAX = 2
/** « Deux réponses », at the head of a sentence */
export const COACH_STREAMS_HEAD_WORDS = `${capital(spelled(COACH_STREAMS_MAX))} ${agreed(COACH_STREAMS_MAX, 'réponse')}`
/** How many messages to the team one account may send within a day. */
export const CONTACTS_PER_DAY = 5
/** « 5 messages » */
export const CONTACTS_WORDS = counted(CONTACTS_PER_DAY, 'message')

/** How long « Annuler » is offered after something was deleted. */
export const UNDO_SECONDS = 10
export const UNDO_MS = UNDO_SECONDS * 1_000
/** « dix secondes » */
export const UNDO_WORDS = `${spelled(UNDO_SECONDS)} ${agreed(UNDO_SECONDS, 'seconde')}`

/** How many versions of a project are kept. */
export const VERSIONS_MAX = 5
/** « cinq versions » */
export const VERSIONS_WORDS = `${spelled(VERSIONS_MAX)} ${agreed(VERSIONS_MAX, 'version')}`

export const INITIAL_LEVEL = 1
export const INITIAL_XP = 0
export const XP_PER_LEVEL = 1_000
export const XP_MAX = 10_000_000
export const XP_PER_TODO = 10
/** « 10 XP » */
export const XP_PER_TODO_WORDS = `${XP_PER_TODO}\u00a0XP`
export const XP_PER_PROJECT_ITEM = 25

export const COPYRIGHT_YEAR = 2024
