import { startEmulators } from '../../local/emulators/emulators'
import { projectId } from '../../local/paths'
import { freePorts } from '../../local/ports'
import { startAppUnderTest } from '../support/app-under-test'
import { tellAllInBrowser } from './browser/tell-in-browser'
import { tellAll, type Report } from './tellers'

// npm run test:storm [-- [--browser] [SEED [COUNT]]]: pages without a browser, or two browsers;
// COACH_BOOM_STORM_SEED=SEED for that one alone, COACH_BOOM_STORM_SHORTEN=SECONDS for how long a story that fails is shortened
// (120; in a browser, where a story takes half a minute, it is not), COACH_BOOM_STORM_PROCESSES=1 on a machine that others need too;
// COACH_BOOM_STORM_TRACE=1 to be told more of what fails (`trace.ts`). Seeds from 1000000 on tell of projects too, from
// 20000000 on of the other texts.

const isInBrowser = process.argv.includes('--browser')
const [givenSeed, givenCount] = process.argv.slice(2).filter((argument) => argument !== '--browser')
const atOnce = Number(process.env['COACH_BOOM_STORM_PROCESSES'] ?? (isInBrowser ? 1 : 2))

const alone = process.env['COACH_BOOM_STORM_SEED']
const first = Number(alone ?? givenSeed ?? Date.now() % 1_000_000)
const count = alone === undefined ? Number(givenCount ?? (isInBrowser ? 20 : 500)) : 1
const shrinkingMs = Number(process.env['COACH_BOOM_STORM_SHORTEN'] ?? (isInBrowser ? 0 : 120)) * 1000

const ground = isInBrowser ? await openProduct() : await openServer()
const started = performance.now()
const failed = new Map<number, string>()
const sums = { loads: 0, endings: 0, told: 0 }
const report: Report = {
  heard(heard) {
    const { seed, told } = heard
    if (heard.kind === 'told') {
      sums.told += 1
      sums.loads += told.loads
      sums.endings += told.endings
      if (told.faults.length > 0) failed.set(seed, told.faults[0] ?? '')
      if (told.loads + told.endings > 0)
        console.log(`seed ${seed}: ${told.loads} loaded anew, ${told.endings} ended by themselves`)
      if (told.faults.length > 0) console.log(`seed ${seed}: ${told.faults.join('\n  ')}`)
      if (isInBrowser) console.log(`seed ${seed}: ${heard.seconds.toFixed(0)} s`)
      if (sums.told % 25 === 0) console.log(`${sums.told} told in ${secondsSince(started)} s`)
      return
    }
    const shortest = heard.length < heard.of || shrinkingMs > 0 ? 'the shortest story' : 'the story'
    console.log(`\nseed ${seed}: ${shortest} that fails (${heard.length} of ${heard.of}):`)
    for (const line of [...told.log, ...told.faults]) console.log(`  ${line}`)
  },
  lost(seed, why, beside) {
    failed.set(seed, why)
    console.log(`seed ${seed}: ${why}, beside ${beside.join(', ') || 'no other'}`)
  },
}
try {
  await ground.tell(
    Array.from({ length: count }, (_, index) => first + index),
    Math.min(atOnce, count),
  )
  console.log(
    `${count} walks from seed ${first} in ${secondsSince(started)} s: ${count - failed.size} passed, ${failed.size} failed`,
  )
  console.log(`${sums.loads} pages had to be loaded anew, ${sums.endings} sessions ended by themselves`)
  if (failed.size > 0) console.log(`failed: ${[...failed.keys()].sort((a, b) => a - b).join(' ')}`)
  process.exitCode = failed.size > 0 ? 1 : 0
} finally {
  await ground.stop()
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0)
}

/** The pages are made in this process and its children. */
async function openServer() {
  const ports = await freePorts()
  const emulators = await startEmulators({ ports, only: ['auth', 'firestore'] })
  const stack = { projectId, auth: ports.auth, firestore: ports.firestore }
  return {
    tell: (seeds: readonly number[], processes: number) =>
      tellAll(seeds, processes, { stack, shrinkingMs }, report),
    stop: () => emulators.stop(),
  }
}

/** The product as it is built, for real browsers. */
async function openProduct() {
  const app = await startAppUnderTest({ pace: 'asked' })
  const stack = { projectId, auth: app.ports.auth, firestore: app.ports.firestore }
  return {
    tell: (seeds: readonly number[], pairs: number) =>
      tellAllInBrowser(seeds, pairs, { stack, url: app.url, shrinkingMs }, report),
    stop: () => app.stop(),
  }
}
