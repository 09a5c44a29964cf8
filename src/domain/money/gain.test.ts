import { expect, test } from 'vitest'
import { gainOf, NO_FIGURES } from './sale'
import { NEW_SELLER } from './seller'

test.each([
  [{ salePriceCents: 2_990, costCents: 690, shippingCents: 407, adsCents: 600 }, 1_522],
  [{ salePriceCents: 2_990, costCents: 690, shippingCents: 407, adsCents: null }, 1_522],
  [{ salePriceCents: 1_000, costCents: 996 }, -120],
  [{ salePriceCents: null, costCents: 690 }, null],
  [{ salePriceCents: 2_990, costCents: null }, null],
])('the gain of the statement %j is %j before advertising', (figures, gain) => {
  expect(gainOf({ ...NO_FIGURES, ...figures }, NEW_SELLER)).toBe(gain)
})
