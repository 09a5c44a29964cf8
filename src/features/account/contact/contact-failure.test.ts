import { expect, test } from 'vitest'
import { contactFailure } from './contact-failure'

const HOUR = 3_600

test.each([
  ['the next evening', new Date(2026, 10, 28, 18, 30), 23.5 * HOUR, 'demain à partir de 18:00'],
  ['the same day', new Date(2026, 10, 29, 9), 9 * HOUR, 'aujourd’hui à partir de 18:00'],
  ['a started minute', new Date(2026, 10, 29, 9, 0, 20), 60, 'aujourd’hui à partir de 09:02'],
  ['the round to midnight', new Date(2026, 10, 29, 23, 59, 30), 1, 'demain à partir de 00:00'],
  ['the end of the year', new Date(2026, 11, 31, 22), 3 * HOUR, 'demain à partir de 01:00'],
])('a refused message says when it can be sent: %s', (_, now, seconds, moment) => {
  expect(contactFailure('contact/quota-day', seconds, now)).toMatch(
    new RegExp(`envoyez-le plus tard\\. Ce sera possible ${moment}\\.$`),
  )
})

test.each([
  'contact/quota-day',
  'contact/quota-unconfirmed',
  'contact/full',
  'contact/full-unconfirmed',
] as const)('without a delay no day is promised: %s', (code) => {
  expect(contactFailure(code, null, new Date())).toMatch(/envoyez-le plus tard\.$/)
})
