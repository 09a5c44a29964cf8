import { expect, test } from 'vitest'
import { createLife } from './schedule-life'

/** `PAYMENT_SCHEDULES` asks for more. */
const SCHEDULES = Number(process.env['PAYMENT_SCHEDULES'] ?? 2_000)

test(
  `after ${SCHEDULES} random schedules, one reconciliation leaves the access that Stripe's state implies`,
  { timeout: 120_000 },
  async () => {
    const total = { entries: 0, stale: 0, crashes: 0, contracts: 0, ended: 0 }
    let givenBack = 0
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const life = createLife(seed)
      await life.live()
      const [outcome, implied] = [life.outcome(), life.implied()]
      // Thousands of `toEqual` would take as long as the schedules.
      if (JSON.stringify(outcome) !== JSON.stringify(implied)) {
        expect({ seed, ...outcome }).toEqual({ seed, ...implied })
      }
      total.entries += life.count.entries
      total.stale += life.count.stale
      total.crashes += life.count.crashes
      total.contracts += life.count.contracts
      givenBack += life.count.givenBack
      total.ended += outcome.receipts.filter(({ endedAt }) => endedAt).length
    }
    // Each kind of event must occur, otherwise the test proves nothing.
    for (const times of Object.values(total)) expect(times).toBeGreaterThan(SCHEDULES / 10)
    expect(givenBack).toBeGreaterThan(SCHEDULES / 50)
  },
)
