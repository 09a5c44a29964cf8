import { spawn } from 'node:child_process'
import { tellInBrowsers } from './browser/tell-in-browsers'

// npm run test:storm: 100,000 stories of the engine, made by its property tests (`tests/sync/`). npm run test:storm -- --browser [SEED
// [COUNT]]: stories of tasks through the screens of two real browsers.

const STORIES = '100000'
const BROWSER_STORIES = 20

const [first, ...rest] = process.argv.slice(2)
if (first === '--browser') {
  const seed = Number(rest[0] ?? Date.now() % 1_000_000)
  process.exitCode = (await tellInBrowsers(seed, Number(rest[1] ?? BROWSER_STORIES))) ? 0 : 1
} else {
  const env = { ...process.env, COACH_BOOM_STORIES: process.env['COACH_BOOM_STORIES'] ?? STORIES }
  const child = spawn('vitest', ['run', '--project', 'sync', 'promises'], { env, stdio: 'inherit' })
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
