import { expect, test } from 'vitest'
import { marginText, shortRestWords } from './statement-words'

test.each([
  [922, 'Reste 9,22 €'],
  [1, 'Reste 0,01 €'],
  [0, 'Reste 0,00 €'],
  [-1, 'Perte 0,01 €'],
  [-120, 'Perte 1,20 €'],
  [-123_456, 'Perte 1 234,56 €'],
  [99_999_999, 'Reste 999 999,99 €'],
])('%d cents: « %s »', (cents, words) => {
  expect(shortRestWords(cents).replaceAll(/\s/g, ' ')).toBe(words)
})

test.each([
  [361, '36,1\u00a0%'],
  [-40, '−4,0\u00a0%'],
  [-0, '0,0\u00a0%'],
  [-122_580, '−12\u202f258,0\u00a0%'],
])('writes a margin of %d tenths as %s', (tenths, text) => {
  expect(marginText(tenths)).toBe(text)
})
