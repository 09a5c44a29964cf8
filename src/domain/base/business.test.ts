import { expect, test } from 'vitest'
import * as business from './business'

test('the constants of the specification', () => {
  expect({ ...business }).toEqual({
    PRICE_CENTS: 2999,
    PRICE_CURRENCY: 'eur',
    PRICE_LABEL: '29.99€',
    TRIAL_MS: 172_800_000,
    FORMER_ADDRESS_MONTHS: 12,
    ACCESS_CHECK_INTERVAL_MS: 300_000,
    REDIRECT_AFTER_PAYMENT_MS: 2_000,
    REFUND_WINDOW_DAYS: 14,
    HAND_REFUND_DAYS: 14,
    SIGN_UP_PASSWORD_MIN: 8,
    NEW_PASSWORD_MIN: 6,
    PASSWORD_MAX: 4096,
    INITIAL_LEVEL: 1,
    INITIAL_XP: 0,
    XP_PER_LEVEL: 1_000,
    XP_MAX: 10_000_000,
    XP_PER_TASK: 10,
    XP_PER_PROJECT_ITEM: 25,
    COPYRIGHT_YEAR: 2024,
  })
})
