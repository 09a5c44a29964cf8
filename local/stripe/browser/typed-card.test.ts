import { expect, test } from 'vitest'
import { complaintToShow, digitsOf, firstComplaint, noCard } from './typed-card'

const now = new Date(2026, 10, 21)
const good = { number: '4242424242424242', expiry: '1130', cvc: '123' }

test.each([
  ['number', '4242 4242-4242 4242', '4242424242424242'],
  ['expiry', '5', '05'],
  ['expiry', '12 / 34', '1234'],
  ['cvc', ' 123', '123'],
] as const)('%s: %s', (part, typed, digits) => {
  expect(digitsOf(part, typed)).toBe(digits)
})

test.each([
  [good, undefined],
  [{ ...good, expiry: '1126' }, undefined],
  [noCard, 'incomplete_number'],
  [{ ...good, number: '4242424242424241' }, 'invalid_number'],
  [{ ...good, expiry: '11300' }, 'invalid_expiry'],
  [{ number: '378282246310005', expiry: '1130', cvc: '1234' }, undefined],
  [{ ...good, expiry: '11' }, 'incomplete_expiry'],
  [{ ...good, expiry: '1330' }, 'invalid_expiry'],
  [{ ...good, expiry: '1026' }, 'invalid_expiry_year_past'],
  [{ ...good, cvc: '12' }, 'incomplete_cvc'],
])('%j is charged, or says why not', (card, code) => {
  expect(firstComplaint(card, now)?.code).toBe(code)
})

test('a half-typed card shows no fault', () => {
  const begun = { ...noCard, number: '4242' }
  expect(complaintToShow(begun, new Set(), now)).toBeNull()
  expect(complaintToShow(begun, new Set(['number']), now)?.message).toBe(
    'Votre numéro de carte est incomplet.',
  )
  expect(complaintToShow(noCard, new Set(['number']), now)).toBeNull()
  const wrong = { ...noCard, number: '4242424242424241' }
  expect(complaintToShow(wrong, new Set(), now)?.code).toBe('invalid_number')
})
