import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { events } from './support/events'
import { PROMISES } from './support/promises'
import { Story } from './support/story'

// The suite runs the stories of one seed; `npm run test:storm` runs new ones each time.
const asked = process.env['COACH_BOOM_STORIES']
const [seed, path] = (process.env['COACH_BOOM_SEED'] ?? (asked === undefined ? '1' : '')).split('/')
const stories = {
  numRuns: Number(asked ?? 2_000),
  seed: seed ? Number(seed) : Date.now() % 2 ** 31,
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
  'promise %s: whatever happens, the engine %s',
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
