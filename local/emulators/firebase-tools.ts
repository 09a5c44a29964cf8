import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** The version that `npm run deploy` uses, with its package's name. */
export const FIREBASE_TOOLS = readVersion()

/** Where npm keeps `firebase-tools`, null when it would have to be downloaded. */
export function findFirebaseTools(): string | null {
  const options = ['--no', '--prefer-offline', '--package', FIREBASE_TOOLS, '-c', 'command -v firebase']
  const { status, stdout } = spawnSync('npx', options, { cwd: root, encoding: 'utf8', timeout: 60_000 })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null
}

function readVersion(): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { deploy: string }
  }
  const [version] = /firebase-tools@\d+\.\d+\.\d+/.exec(scripts.deploy) ?? []
  if (version === undefined) throw new Error('`npm run deploy` names no version of firebase-tools.')
  return version
}
