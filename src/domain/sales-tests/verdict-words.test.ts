import { expect, test } from 'vitest'
import { balanceText, breakEvenWords, hopelessText } from './verdict-words'

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

test.each([
  [0.0003, 'Il faut moins de 0,1 vente'],
  [0.0153, 'Il faut 1,5 vente'],
  [0.01949, 'Il faut 1,9 vente'],
  [0.0195, 'Il faut 2 ventes'],
  [0.01996, 'Il faut 2 ventes'],
  [0.0204, 'Il faut 2 ventes'],
  [0.9994, 'Il faut 99,9 ventes'],
])('a break-even of %d sales per visit is « %s pour 100 visites »', (breakEven, words) => {
  expect(breakEvenWords({ breakEven })).toBe(`${words} pour 100 visites pour payer la publicité.`)
})

test('a break-even of a sale per visit, or more, is not told as a number of sales', () => {
  const words = 'Une visite coûte plus qu’une vente ne rapporte.'
  expect([0.9996, 1, 1.5, 40].map((breakEven) => breakEvenWords({ breakEven }))).toEqual(
    Array.from({ length: 4 }, () => words),
  )
  expect(breakEvenWords({ breakEven: null })).toBeNull()
})
