import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { events } from './support/events'
import { PROMISES } from './support/promises'
import { Story } from './support/story'

// The suite tells the stories of one seed; `npm run test:storm` tells others. `SEED/PATH` tells the one that a failure prints.
const [seed, path] = (process.env['COACH_BOOM_SEED'] ?? '1').split('/')
const stories = {
  numRuns: Number(process.env['COACH_BOOM_STORIES'] ?? 2_000),
  seed: Number(seed),
  ...(path && { path }),
}

/** The faults that the stories found. */
const found: string[] = []
const isOf = (promise: string) => (fault: string) => fault.startsWith(`${promise} `)

beforeAll(async () => {
  await fc.assert(
    fc.asyncProperty(events, async (story) => {
      const told = new Story()
      await told.tell(story)
      found.push(...told.faults)
    }),
    stories,
  )
}, 3_600_000)

it.each(Object.entries(PROMISES))(
  '%s: whatever happens, the engine %s',
  async (promise) => {
    if (!found.some(isOf(promise))) return
    // Tells the stories again, and shortens the first one that breaks this promise.
    await fc.assert(
      fc.asyncProperty(events, async (story) => {
        const told = new Story()
        await told.tell(story)
        expect(told.faults.filter(isOf(promise))).toEqual([])
      }),
      stories,
    )
    expect(found.filter(isOf(promise))).toEqual([])
  },
  3_600_000,
)
