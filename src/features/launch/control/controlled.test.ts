import { expect, it } from 'vitest'
import { parseLaunch } from '@/domain/launch/stored-launch'
import { contextOf, ownAfter } from './controlled'

const own = {
  text: 'Gourde en acier. Elle garde le froid.\nLivraison en 3 jours\nVendue par Léa',
  before: null,
}

it.each([
  ['yes', own, [{ on: '2026-11-20', cents: 4_990 }]],
  ['no', own, []],
  ['', own, []],
  ['yes', null, undefined],
])('relies on the noted prices only of a seller, for the own page: %s, %j', (selling, page, expected) => {
  const launch = parseLaunch({ launch: { selling, prices: '2026-11-20:4990' } })
  expect(contextOf({ launch }, { documents: [], own: page }, '2026-11-29').priceHistory).toEqual(expected)
})

it.each([
  ['the same text', own.text, true],
  ['a text with two sentences written again', own.text.replace('acier', 'inox').replace('3', '4'), true],
  ['a page with its conditions behind it', `${own.text}\nConditions générales de vente.`, true],
  ['the page of another shop', 'Gourde isotherme.\nLivraison offerte\nVendue par Paul', false],
  ['the page of another shop with one sentence alike', 'Gourde en acier.\nVendue par Paul', false],
  ['an emptied field', ' \n', false],
])('takes %s for the own page, edited: %s', (_, text, isOwn) => {
  expect(ownAfter(own, text)).toEqual(isOwn ? { ...own, text } : null)
  expect(ownAfter(null, text)).toBeNull()
})
