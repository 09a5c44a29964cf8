import { expect, test } from 'vitest'
import { looksLikeKey, withKeysInWords } from './own-keys'

test.each([
  [
    'Remplis product-1 et offer-4.',
    'Remplis «\u00a0Description du produit\u00a0» et «\u00a0Objections anticipées\u00a0».',
  ],
  ['wowEffect manque, goodMargin aussi', 'effet wow manque, bonne marge aussi'],
  ['Complète targetCustomer', 'Complète «\u00a0Client cible\u00a0»'],
  [
    'un product innovative, ex.fr/product-1, product-12',
    'un product innovative, ex.fr/product-1, product-12',
  ],
])('%s', (text, expected) => {
  expect(withKeysInWords(text)).toBe(expected)
  expect(withKeysInWords(expected)).toBe(expected)
})

test.each([
  ['Remplis noSection', true],
  ['Remplis extra-3', true],
  ['Vendre sur eBay et iPhone', false],
  ['Filmer 3 plans', false],
])('« %s » looks like a key: %s', (text, isKey) => {
  expect(looksLikeKey(text)).toBe(isKey)
})
