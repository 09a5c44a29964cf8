/** The business constants of the specification and of record 030: each number lives here, once. */

export const PRICE_CENTS = 2999
export const PRICE_CURRENCY = 'eur'
/** As written on the payment button. */
export const PRICE_LABEL = '29.99€'

export const TRIAL_MS = 172_800_000
/** How long an erased account's address opens no second trial; kept as a keyed hash. */
export const FORMER_ADDRESS_MONTHS = 12
export const ACCESS_CHECK_INTERVAL_MS = 5 * 60_000
export const REDIRECT_AFTER_PAYMENT_MS = 2_000
export const REFUND_WINDOW_DAYS = 14
/** By when a refund that the team makes by hand has to be made. */
export const HAND_REFUND_DAYS = 14

export const SIGN_UP_PASSWORD_MIN = 8
export const NEW_PASSWORD_MIN = 6
/** Firebase Auth refuses longer ones. */
export const PASSWORD_MAX = 4096

export const INITIAL_LEVEL = 1
export const INITIAL_XP = 0
export const XP_PER_LEVEL = 1_000
export const XP_MAX = 10_000_000
export const XP_PER_TASK = 10
export const XP_PER_PROJECT_ITEM = 25

export const COPYRIGHT_YEAR = 2024
