import { BROWSER_MIX, storyOf } from '../operations'
import type { Stack } from '../device'
import { tellStory } from '../tell-story'
import type { Report } from '../tellers'
import { Machine } from './browser-device'
import { walkInBrowser } from './browser-walk'

interface Errand {
  readonly stack: Stack
  readonly url: string
  readonly shrinkingMs: number
}

/** Tells all seeds, on so many pairs of devices at a time. */
export async function tellAllInBrowser(
  seeds: readonly number[],
  pairs: number,
  { stack, url, shrinkingMs }: Errand,
  report: Report,
): Promise<void> {
  const queue = [...seeds]
  const lane = async () => {
    const machines = await Promise.all([
      Machine.start('phone', stack, url),
      Machine.start('laptop', stack, url),
    ])
    try {
      for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
        await tellStory(
          {
            ...{ seed, story: storyOf(seed, BROWSER_MIX), shrinkingMs },
            tell: (part) => walkInBrowser(part, stack, machines),
          },
          report.heard,
        )
      }
    } finally {
      await Promise.all(machines.map((machine) => machine.stop()))
    }
  }
  await Promise.all(Array.from({ length: pairs }, lane))
}
