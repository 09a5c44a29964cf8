import { expect, test } from 'vitest'
import { shortRestWords } from './statement-words'

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
