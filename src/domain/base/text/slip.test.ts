import { expect, test } from 'vitest'
import { isSlipOf } from './slip'

test.each([
  ['marge', 'marge'],
  ['margue', 'marge'],
  ['mage', 'marge'],
  ['morge', 'marge'],
  ['magre', 'marge'],
  ['livraisson', 'livraison'],
  ['publissite', 'publicite'],
  ['marg', 'marge'],
])('« %s » is meant for « %s »', (typed, meant) => {
  expect(isSlipOf(typed, meant)).toBe(true)
})

test.each([
  ['barge', 'marge'],
  ['mangera', 'marge'],
  ['politique', 'publicite'],
  ['conversation', 'conversion'],
  ['', 'marge'],
])('« %s » is another word than « %s »', (typed, meant) => {
  expect(isSlipOf(typed, meant)).toBe(false)
})
