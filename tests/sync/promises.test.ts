import fc from 'fast-check'
import { expect, it } from 'vitest'
import { events } from './support/events'
import { Story } from './support/story'

// The suite runs the stories of one seed; `npm run test:storm` runs new ones each time.
const asked = process.env['COACH_BOOM_STORIES']
const STORIES = Number(asked ?? 2_000)
const [seed, path] = (process.env['COACH_BOOM_SEED'] ?? (asked === undefined ? '1' : '')).split('/')

it('keeps its promises whatever happens: shown is kept, sent until answered, no flicker, refused is offered, in order', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (story) => {
      const told = new Story()
      await told.tell(story)
      expect(told.faults).toEqual([])
    }),
    {
      numRuns: STORIES,
      ...(seed && { seed: Number(seed) }),
      ...(path && { path }),
    },
  )
}, 3_600_000)
