import { expect, test } from 'vitest'
import { addressText, readAddress } from './candidate-address'

test.each([
  ['lampe-1', { id: 'lampe-1', sectionId: null }],
  ['s_1/lampe', { id: 'lampe', sectionId: 's_1' }],
])('%s names one candidate', (text, address) => {
  expect(readAddress(text)).toEqual(address)
  expect(addressText(address)).toBe(text)
})

test.each(['', '/', 's/', '/c', 's/c/d', 'C 1', '../x', 's//c'])('%j is no address', (text) => {
  expect(readAddress(text)).toBeNull()
})
