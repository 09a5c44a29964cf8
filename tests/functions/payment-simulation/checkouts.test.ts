import { expect, test } from 'vitest'
import { createCheckoutLife } from './checkout-life'

const LIVES = 3_000

test(
  `in ${LIVES} random lives on several devices, nobody pays for a month beside one that was not shown`,
  { timeout: 120_000 },
  async () => {
    const total = { charges: 0, asked: 0, again: 0, refused: 0, two: 0 }
    for (let seed = 1; seed <= LIVES; seed += 1) {
      const life = createCheckoutLife(seed)
      await life.live()
      expect(life.violations, `seed ${seed}`).toEqual([])
      const charges = [...life.intents.values()].filter(({ chargedAt }) => chargedAt).length
      total.charges += charges
      total.asked += life.count.asked
      total.again += life.count.again
      total.refused += life.count.refused
      if (charges > 1) total.two += 1
    }
    // Each kind of event must occur, otherwise the test proves nothing; a second month is sold to who asks for it.
    for (const times of Object.values(total)) expect(times).toBeGreaterThan(LIVES / 50)
  },
)
