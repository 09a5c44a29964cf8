import type { Stack } from './device'
import { storyOf, type Operation } from './operations'
import { buildPageProgram } from './page-program'
import { keepTimeWith } from './patient-clock'
import { shortest } from './shrink'
import { walk, type Told } from './walk'

// A process of its own, which `tellers.ts` starts: tells the stories of the seeds that it is sent.

/** A network is never twice the same: a story may have to be told again before it fails again. */
const TRIES = 3
const HEARTBEAT_MS = 1_000

export interface Errand {
  readonly stack: Stack
  readonly shrinkingMs: number
}
export type Sent = { readonly seed: number }
export type Heard =
  | { readonly kind: 'alive' }
  | { readonly kind: 'told'; readonly seed: number; readonly seconds: number; readonly told: Told }
  | {
      readonly kind: 'shortened'
      readonly seed: number
      readonly told: Told
      readonly length: number
      readonly of: number
    }

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
  const story = storyOf(seed)
  const tellOf = (part: readonly Operation[]) => walk(part, stack, program)
  const started = performance.now()
  let told = await tellOf(story)
  say({ kind: 'told', seed, told, seconds: (performance.now() - started) / 1000 })
  if (told.faults.length === 0) return
  const short =
    shrinkingMs > 0 ? await shortest(story, stillFails, { tries: TRIES, limitMs: shrinkingMs }) : story
  say({ kind: 'shortened', seed, told, length: short.length, of: story.length })

  async function stillFails(part: readonly Operation[]): Promise<boolean> {
    const again = await tellOf(part)
    if (again.faults.length > 0) told = again
    return again.faults.length > 0
  }
}

function say(heard: Heard): void {
  if (process.connected) process.send?.(heard)
}
