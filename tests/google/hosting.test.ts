import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { firebaseCommand } from '../../local/emulators/firebase-tools'
import { startOnLeash, type Leashed } from '../../local/leash'
import { projectId, root } from '../../local/paths'
import { freePorts } from '../../local/ports'
import { startStaticServer } from '../../local/hosting/serve'
import { assetsIn, withKeptAssets } from '../../vite/prerender/kept-assets'

// Compares our stand-in of Hosting with firebase-tools' own, with the rules of firebase.json and a build of a few files.

const FILES = [
  'index.html',
  'app.html',
  'login.html',
  '404.html',
  'robots.txt',
  'assets/a-abcd-123.js',
  'assets/b+-wxyz5678.css',
]
const ADDRESSES = [
  ...['/', '/?a=b', '/index', '/index.html', '/index/', '/login', '/login/', '/login.html', '/login/more'],
  ...[
    '/404',
    '/404.html',
    '/404/',
    '/robots.txt',
    '/robots.txt/',
    '/todos/lundi',
    '/.env',
    '/a/.b/c',
    '/.html',
  ],
  ...[
    '/assets',
    '/assets/',
    '/assets/a-abcd-123.js',
    '/assets/a-abcd-123.js?x',
    '/assets/b+-wxyz5678.css',
    '/assets/gone.js',
  ],
  ...[
    '/assets/a-abcd-123xjs',
    '/assets/a-abcd-123.js/',
    '/assets/.x',
    '/assets/sub/a-abcd-123.js',
    '/xassets/a-abcd-123.js',
    '/create-payment-intent/more',
    '/__/auth/action?mode=resetPassword',
  ],
]
/** The response headers that matter to a browser. */
const HEADERS = ['location', 'cache-control', 'x-frame-options', 'x-content-type-options', 'referrer-policy']

let folder = ''
let google: Leashed | undefined
let ours: Awaited<ReturnType<typeof startStaticServer>> | undefined
let googleUrl = ''

beforeAll(async () => {
  const ports = await freePorts()
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(root, '.tmp/hosting-'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  for (const file of FILES) writeFileSync(join(folder, 'dist', file), `This is ${file}`)
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: { headers: Parameters<typeof withKeptAssets>[0] }
  }
  const headers = withKeptAssets(hosting.headers, assetsIn(join(folder, 'dist')))
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const emulators = {
    hosting: at(ports.app),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
  }
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ hosting: { ...hosting, headers }, emulators }),
  )

  googleUrl = `http://127.0.0.1:${ports.app}`
  const options = ['emulators:start', '--only', 'hosting', '--project', projectId]
  google = startOnLeash(firebaseCommand, options, { cwd: folder, env: process.env })
  for (const stream of google.output) stream.resume()
  const { app } = await freePorts()
  ours = await startStaticServer({ ports: { ...ports, app }, folder: join(folder, 'dist') })
  await vi.waitFor(async () => expect((await fetch(googleUrl)).ok).toBe(true), {
    timeout: 60_000,
    interval: 200,
  })
}, 90_000)
afterAll(async () => {
  await google?.stop()
  await ours?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('Hosting answers as our stand-in does', () => {
  test.each(ADDRESSES)('%s', async (address) => {
    expect(await answerOf(ours?.url ?? '', address)).toEqual(await answerOf(googleUrl, address))
  })

  test('a file of the build is kept for a year, a missing one is not kept', async () => {
    const cacheOf = async (address: string) => (await fetch(googleUrl + address)).headers.get('cache-control')
    expect(await cacheOf('/assets/a-abcd-123.js')).toContain('immutable')
    expect(await cacheOf('/assets/b+-wxyz5678.css')).toContain('immutable')
    expect(await cacheOf('/assets/gone.js')).toBe('no-store')
    expect(await cacheOf('/login')).toBe('no-cache')
  })

  test('every answer carries the policy, names with a dot too', async () => {
    for (const address of ADDRESSES) {
      const { headers } = await fetch(googleUrl + address, { redirect: 'manual' })
      expect(headers.get('content-security-policy'), address).toContain("default-src 'none'")
    }
  })
})

async function answerOf(origin: string, address: string) {
  const response = await fetch(origin + address, { redirect: 'manual' })
  const isRedirect = response.status === 301
  const body = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(HEADERS.map((name) => [name, response.headers.get(name)])),
    body: isRedirect ? '' : body,
  }
}
