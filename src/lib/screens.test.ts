import { expect, test } from 'vitest'
import { allScreens, currentLabel, isAddress, screenOf } from './screens'

test('an address belongs to one screen', () => {
  const addresses = allScreens.flatMap(({ path, also = [], formerly = [] }) => [path, ...also, ...formerly])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['/', 'home'],
  ['/dashboard', 'home'],
  ['/todos/lundi', 'todos'],
  ['/coach/abc', 'coach'],
  ['/Coach/aBc', 'coach'],
  ['/DASHBOARD', 'home'],
  ['/search', 'research'],
  ['/search/', 'research'],
  ['/search/abc', 'product'],
  ['/search/s%2Fabc/argent', 'product'],
  ['/mise-en-vente', 'launch'],
  ['/mise-en-vente/abc', 'launch'],
  ['/mise-en-vente/abc/fiche', 'launch'],
  ['/nimporte', null],
  ['/todosx', null],
  ['', 'home'],
])('the screen of %j is %j', (address, name) => {
  expect(screenOf(address)).toBe(name)
})

test.each([
  ['/todos/lundi', '/todos'],
  ['/bilan', '/todos'],
  ['/bilan/2026-11-23', '/todos'],
  ['/search/abc', '/search'],
  ['/search/s%2Fabc/test', '/search'],
  ['/mise-en-vente/abc/fiche', '/projects'],
  ['/dashboard', '/'],
  ['/nimporte', null],
])('at %j the label of %j is current', (address, path) => {
  expect(currentLabel(address)).toBe(path)
})

test('a screen that lights the label of another one leads to a label', () => {
  for (const { path, under } of allScreens)
    if (under !== undefined)
      expect(allScreens.find((one) => one.path === under)?.navigation, path).toBeTruthy()
})

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/todos', true],
  ['/todos/', true],
  ['/todos/lundi', true],
  ['/todos/lundi/encore', false],
  ['/search/s%2Fc', true],
  ['/search/s%2Fc/argent', true],
  ['/search/s%2Fc/argent/encore', false],
  ['/coach/a/b', false],
  ['/login/a', false],
  ['/paiement', true],
  ['/dashboard/payement', true],
  ['/dashboard/a', false],
  ['/nimporte', false],
  ['/.env', false],
])('%j is an address: %s', (address, isOne) => {
  expect(isAddress(address)).toBe(isOne)
})
