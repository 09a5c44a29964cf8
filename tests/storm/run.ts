import { spawn } from 'node:child_process'
import { tellInBrowsers } from './browser/tell-in-browsers'

// npm run test:storm -- [SEED [COUNT]]: 100,000 stories of the engine, made by its property tests (`tests/sync/`).
// npm run test:storm -- --browser [SEED [COUNT]]: stories of tasks through the screens of two real browsers.

const STORIES = 100_000
const BROWSER_STORIES = 20

const asked = process.argv.slice(2)
const isBrowser = asked[0] === '--browser'
const [seed = Date.now() % 1_000_000, count = isBrowser ? BROWSER_STORIES : STORIES] = asked
  .slice(isBrowser ? 1 : 0)
  .map(Number)

if (isBrowser) process.exitCode = (await tellInBrowsers(seed, count)) ? 0 : 1
else {
  console.log(`${count} stories of seed ${seed}`)
  const env = { ...process.env, COACH_BOOM_STORIES: String(count), COACH_BOOM_SEED: String(seed) }
  const child = spawn('vitest', ['run', '--project', 'sync', 'promises'], { env, stdio: 'inherit' })
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
