import { expect, test } from 'vitest'
import { PRICE_LABEL, PRICE_WORDS, SIGN_UP_PASSWORD_WORDS } from './business'

test('the texts of price and password length are those of the specification', () => {
  expect([PRICE_LABEL, PRICE_WORDS, SIGN_UP_PASSWORD_WORDS]).toEqual([
    '29.99€',
    '29,99\u00a0€',
    '8 caractères',
  ])
})
