import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { StoryHeard } from './tell-story'
import type { Errand, Heard, Sent } from './teller'

/** They mostly wait, for a server and for pauses. */
const AT_ONCE = 10
/** A story has a limit of its own: a process that says nothing for so long is stuck in one step. */
const SILENCE_MS = 60_000
/** One process may go with a story that another one beside it has brought down. */
const DEATHS_MAX = 2

export interface Report {
  readonly heard: (heard: StoryHeard) => void
  /** Its process ended with it, again and again. */
  readonly lost: (seed: number, why: string, beside: readonly number[]) => void
}

/** Tells all seeds, in so many processes at a time; one that ends or is stuck is replaced. */
export async function tellAll(
  seeds: readonly number[],
  processes: number,
  errand: Errand,
  report: Report,
): Promise<void> {
  const queue = [...seeds]
  const deaths = new Map<number, number>()
  const lane = async () => {
    while (queue.length > 0) {
      const { underWay, why } = await tellSome(queue, errand, report)
      for (const seed of underWay) {
        const count = (deaths.get(seed) ?? 0) + 1
        deaths.set(seed, count)
        if (count < DEATHS_MAX) queue.push(seed)
        else
          report.lost(
            seed,
            why,
            underWay.filter((other) => other !== seed),
          )
      }
    }
  }
  await Promise.all(Array.from({ length: processes }, lane))
}

/** One process, to its end: it takes from the queue what it can. Returns what it left. */
function tellSome(
  queue: number[],
  errand: Errand,
  report: Report,
): Promise<{ underWay: readonly number[]; why: string }> {
  const child = fork(fileURLToPath(new URL('./teller.ts', import.meta.url)), [JSON.stringify(errand)])
  const underWay = new Set<number>()
  let why = ''
  let silence = silenceOf(child, () => (why = 'it said nothing any more'))

  function take() {
    while (underWay.size < AT_ONCE) {
      const seed = queue.shift()
      if (seed === undefined) break
      underWay.add(seed)
      child.send({ seed } satisfies Sent)
    }
    if (underWay.size === 0) child.disconnect()
  }

  return new Promise((resolve) => {
    child.on('message', (message) => {
      const heard = message as Heard
      clearTimeout(silence)
      silence = silenceOf(child, () => (why = 'it said nothing any more'))
      if (heard.kind === 'alive') return
      report.heard(heard)
      if (heard.kind === 'told' && heard.told.faults.length > 0) return
      underWay.delete(heard.seed)
      take()
    })
    child.on('exit', (code, signal) => {
      clearTimeout(silence)
      resolve({ underWay: [...underWay], why: why || `its process ended (${code ?? signal})` })
    })
    take()
  })
}

function silenceOf(child: ChildProcess, note: () => void): NodeJS.Timeout {
  return setTimeout(() => {
    note()
    child.kill('SIGKILL')
  }, SILENCE_MS)
}
