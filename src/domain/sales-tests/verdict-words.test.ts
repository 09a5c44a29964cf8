import { expect, test } from 'vitest'
import { balanceText, hopelessText } from './verdict-words'

test.each([
  [2_766, '+\u00a027,66\u00a0€'],
  [-1_800, '\u2212\u00a018,00\u00a0€'],
  [0, '0,00\u00a0€'],
])('a balance of %i cents is « %s »', (cents, text) => {
  expect(balanceText(cents)).toBe(text)
})

test.each([
  [-120, 'Chaque vente coûte 1,20\u00a0€\u00a0: le test ne peut pas gagner.'],
  [0, 'Une vente ne laisse rien\u00a0: le test ne peut pas gagner.'],
  [1, null],
  [null, null],
])('a gain of %j cents is told as %j', (cents, text) => {
  expect(hopelessText(cents)).toBe(text)
})
