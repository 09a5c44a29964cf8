import { expect, it } from 'vitest'
import { trialFaultOf } from './trial-limits'

it.each([
  [0, false, null],
  [19, false, null],
  [20, false, 'coach/unconfirmed'],
  [20, true, null],
  [199, true, null],
  [199, false, 'coach/unconfirmed'],
  [200, true, 'coach/quota-trial'],
  [200, false, 'coach/quota-trial'],
])('%i questions asked, address confirmed: %s -> %s', (asked, isConfirmed, fault) => {
  expect(trialFaultOf({ asked, isConfirmed })).toBe(fault)
})
