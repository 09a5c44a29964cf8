import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startEmulators } from '../../local/emulators/emulators'
import { projectId } from '../../local/paths'
import { freePorts } from '../../local/ports'
import type { Stack } from './device'
import { storyOf, type Operation } from './operations'
import { buildPageProgram } from './page-program'
import { shortest } from './shrink'
import { walk } from './walk'

// npm run test:storm [-- SEED [COUNT]], or COACH_BOOM_STORM_SEED=SEED for that one alone.

/** They mostly wait, for a server and for pauses. */
const AT_ONCE = 4
const PROCESSES = 2
/** A network is never twice the same: a story may have to be told again before it fails again. */
const SHRINKING = { tries: 3, limitMs: 120_000 }

const [stackText] = process.argv.slice(2)
if (stackText?.startsWith('{')) await walkAll(JSON.parse(stackText) as Share)
else await lead()

interface Sum {
  failed: number
  loads: number
  endings: number
}

interface Share {
  readonly stack: Stack
  readonly seeds: readonly number[]
}

async function lead(): Promise<void> {
  const alone = process.env['COACH_BOOM_STORM_SEED']
  const first = Number(alone ?? process.argv[2] ?? Date.now() % 1_000_000)
  const count = alone === undefined ? Number(process.argv[3] ?? 500) : 1
  const ports = await freePorts()
  const emulators = await startEmulators({ ports, only: ['auth', 'firestore'] })
  const started = performance.now()
  try {
    const stack = { projectId, auth: ports.auth, firestore: ports.firestore }
    const seeds = Array.from({ length: count }, (_, index) => first + index)
    const sums = await Promise.all(
      Array.from({ length: Math.min(PROCESSES, count) }, (_, rank) =>
        runShare({ stack, seeds: seeds.filter((_seed, index) => index % PROCESSES === rank) }),
      ),
    )
    const of = (name: keyof Sum) => sums.reduce((all, one) => all + one[name], 0)
    const failed = of('failed')
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(
      `${count} walks from seed ${first} in ${seconds} s: ${count - failed} passed, ${failed} failed`,
    )
    console.log(`${of('loads')} pages had to be loaded anew, ${of('endings')} sessions ended by themselves`)
    process.exitCode = failed > 0 ? 1 : 0
  } finally {
    await emulators.stop()
  }
}

/** In a process of its own. */
function runShare(share: Share): Promise<Sum> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(share)])
  return new Promise((resolve, reject) => {
    child.on('message', (sum) => resolve(sum as Sum))
    child.on('exit', (code) => (code === 0 ? undefined : reject(new Error(`A share ended with ${code}`))))
  })
}

async function walkAll({ stack, seeds }: Share): Promise<void> {
  // What a page leaves unheard, and a listener of a page that has hidden its database: both are a browser's log.
  process.on('unhandledRejection', () => undefined)
  process.on('uncaughtException', (error) => {
    if (error instanceof AggregateError) return
    console.error(error)
    process.exit(2)
  })
  const program = await buildPageProgram()
  const queue = [...seeds]
  const sum: Sum = { failed: 0, loads: 0, endings: 0 }
  const tell = (story: readonly Operation[]) => walk(story, stack, program)

  async function next(): Promise<void> {
    for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
      const story = storyOf(seed)
      let told = await tell(story)
      sum.loads += told.loads
      sum.endings += told.endings
      if (told.faults.length === 0) continue
      sum.failed += 1
      const found = told
      const short = await shortest(
        story,
        async (part) => {
          const again = await tell(part)
          if (again.faults.length > 0) told = again
          return again.faults.length > 0
        },
        SHRINKING,
      )
      const shown = short.length < story.length ? told : found
      console.log(`\nseed ${seed}: ${found.faults.join('\n  ')}`)
      console.log(`the shortest story that fails (${short.length} of ${story.length}):`)
      for (const line of [...shown.log, ...shown.faults]) console.log(`  ${line}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  process.send?.(sum)
  process.disconnect()
  // The wire's library keeps connections of pages that are gone for a while.
  process.exit(0)
}
