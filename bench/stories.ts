import { spawn } from 'node:child_process'
import type { Row } from './row'

const STORIES = 2_000

export async function measureStories(): Promise<Row[]> {
  const started = performance.now()
  const code = await new Promise<number | null>((resolve) => {
    const env = { ...process.env, COACH_BOOM_STORIES: String(STORIES) }
    spawn('vitest', ['run', '--project', 'sync', '--reporter', 'dot'], { env, stdio: 'ignore' }).on(
      'close',
      resolve,
    )
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const value = code === 0 ? `${seconds} s` : `failed after ${seconds} s`
  return [{ what: `${STORIES.toLocaleString('en')} stories of the engine`, value, goal: 'at most 20 s' }]
}
