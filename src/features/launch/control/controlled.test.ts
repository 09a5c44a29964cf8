import { expect, it } from 'vitest'
import { parseLaunch } from '@/domain/launch/stored-launch'
import { contextOf } from './controlled'

it.each([
  ['yes', [{ on: '2026-11-20', cents: 4_990 }]],
  ['no', []],
  ['', []],
])('relies on the noted prices only of a seller: %s', (selling, expected) => {
  const launch = parseLaunch({ launch: { selling, prices: '2026-11-20:4990' } })
  expect(contextOf({ launch }, [], '2026-11-29').priceHistory).toEqual(expected)
})
