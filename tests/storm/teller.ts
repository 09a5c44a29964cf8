import type { Stack } from './device'
import { storyOf } from './operations'
import { buildPageProgram } from './page-program'
import { keepTimeWith } from './patient-clock'
import { tellStory, type StoryHeard } from './tell-story'
import { walk } from './walk'

// A process of its own, which `tellers.ts` starts: tells the stories of the seeds that it is sent.

const HEARTBEAT_MS = 1_000

export interface Errand {
  readonly stack: Stack
  readonly shrinkingMs: number
}
export type Sent = { readonly seed: number }
export type Heard = { readonly kind: 'alive' } | StoryHeard

const { stack, shrinkingMs } = JSON.parse(process.argv[2] ?? '') as Errand

// What a page leaves unheard, and a listener of a page that has hidden its database: both are a browser's log.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', (error) => {
  if (error instanceof AggregateError) return
  console.error(error)
  process.exit(2)
})
setInterval(() => say({ kind: 'alive' }), HEARTBEAT_MS)
keepTimeWith(stack.firestore)

const building = buildPageProgram()
process.on('message', ({ seed }: Sent) => void tell(seed))
process.on('disconnect', () => process.exit(0))

async function tell(seed: number): Promise<void> {
  const program = await building
  await tellStory(
    { seed, story: storyOf(seed), tell: (part) => walk(part, stack, program), shrinkingMs },
    say,
  )
}

function say(heard: Heard): void {
  if (process.connected) process.send?.(heard)
}
