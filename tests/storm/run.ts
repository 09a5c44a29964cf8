import { startEmulators } from '../../local/emulators/emulators'
import { projectId } from '../../local/paths'
import { freePorts } from '../../local/ports'
import { tellAll } from './tellers'

// npm run test:storm [-- SEED [COUNT]]; COACH_BOOM_STORM_SEED=SEED for that one alone,
// COACH_BOOM_STORM_SHORTEN=SECONDS for how long a story that fails is shortened (120), COACH_BOOM_STORM_PROCESSES=1 on a
// machine that others need too. Seeds from 1000000 on tell of projects too.

const PROCESSES = Number(process.env['COACH_BOOM_STORM_PROCESSES'] ?? 2)

const alone = process.env['COACH_BOOM_STORM_SEED']
const first = Number(alone ?? process.argv[2] ?? Date.now() % 1_000_000)
const count = alone === undefined ? Number(process.argv[3] ?? 500) : 1
const shrinkingMs = Number(process.env['COACH_BOOM_STORM_SHORTEN'] ?? 120) * 1000

const ports = await freePorts()
const emulators = await startEmulators({ ports, only: ['auth', 'firestore'] })
const started = performance.now()
const failed = new Map<number, string>()
const sums = { loads: 0, endings: 0, told: 0 }
try {
  const seeds = Array.from({ length: count }, (_, index) => first + index)
  const stack = { projectId, auth: ports.auth, firestore: ports.firestore }
  await tellAll(
    seeds,
    Math.min(PROCESSES, count),
    { stack, shrinkingMs },
    {
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
          if (sums.told % 25 === 0) console.log(`${sums.told} told in ${secondsSince(started)} s`)
          return
        }
        console.log(`\nseed ${seed}: the shortest story that fails (${heard.length} of ${heard.of}):`)
        for (const line of [...told.log, ...told.faults]) console.log(`  ${line}`)
      },
      lost(seed, why, beside) {
        failed.set(seed, why)
        console.log(`seed ${seed}: ${why}, beside ${beside.join(', ') || 'no other'}`)
      },
    },
  )
  console.log(
    `${count} walks from seed ${first} in ${secondsSince(started)} s: ${count - failed.size} passed, ${failed.size} failed`,
  )
  console.log(`${sums.loads} pages had to be loaded anew, ${sums.endings} sessions ended by themselves`)
  if (failed.size > 0) console.log(`failed: ${[...failed.keys()].sort((a, b) => a - b).join(' ')}`)
  process.exitCode = failed.size > 0 ? 1 : 0
} finally {
  await emulators.stop()
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0)
}
