import { projectId } from '../../../local/paths'
import { startAppUnderTest } from '../../support/app-under-test'
import { storyOf } from '../operations'
import { Machine } from './browser-device'
import { walkInBrowser } from './browser-walk'

/** Runs stories, from a seed on, on a phone and a laptop. Resolves to true if all passed. */
export async function tellInBrowsers(first: number, count: number): Promise<boolean> {
  const app = await startAppUnderTest({ pace: 'asked' })
  const stack = { projectId, auth: app.ports.auth, firestore: app.ports.firestore }
  const machines = await Promise.all([
    Machine.start('phone', stack, app.url),
    Machine.start('laptop', stack, app.url),
  ])
  const failed: number[] = []
  try {
    for (let seed = first; seed < first + count; seed += 1) {
      const started = performance.now()
      const { faults, log, endings } = await walkInBrowser(storyOf(seed), stack, machines)
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      const ended = endings > 0 ? `, ${endings} sessions ended by themselves` : ''
      console.log(`seed ${seed}: ${seconds} s${ended}`)
      if (faults.length === 0) continue
      failed.push(seed)
      for (const line of [...log, ...faults.map((fault) => `FAULT ${fault}`)]) console.log(`  ${line}`)
    }
  } finally {
    await Promise.all(machines.map((machine) => machine.stop()))
    await app.stop()
  }
  console.log(`${count - failed.length} of ${count} stories passed`)
  if (failed.length > 0) console.log(`failed seeds: ${failed.join(' ')}`)
  return failed.length === 0
}
