import { expect, test } from 'vitest'
import { allScreens, screenOf } from './screens'

test('an address belongs to one screen', () => {
  const addresses = allScreens.flatMap(({ path, also = [], formerly = [] }) => [path, ...also, ...formerly])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['/', 'home'],
  ['/dashboard', 'home'],
  ['/todos/lundi', 'todos'],
  ['/coach/abc', 'coach'],
  ['/nimporte', null],
  ['/todosx', null],
  ['', 'home'],
])('the screen of %j is %j', (address, name) => {
  expect(screenOf(address)).toBe(name)
})
