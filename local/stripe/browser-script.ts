import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Faults } from './faults'

let bundled: Promise<string> | null = null

/** `https://js.stripe.com/<train>/stripe.js`; `<train>`: the version that the loader expects. */
export async function answerBrowserScript(options: {
  path: string
  faults: Faults
  outgoing: ServerResponse
}): Promise<void> {
  const { path, faults, outgoing } = options
  const fault = faults.take('GET', path)
  if (fault !== null) await faults.wait(fault)
  if (fault?.drop !== undefined && fault.drop !== false) {
    outgoing.destroy()
    return
  }
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }
  if (fault?.status !== undefined) outgoing.writeHead(fault.status, headers).end()
  else outgoing.writeHead(200, headers).end(await browserScript())
}

/** Bundles `browser/` once, at the first request. */
export function browserScript(): Promise<string> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = null
    throw error
  })
  return bundled
}

async function bundle(): Promise<string> {
  const { build } = await import('vite')
  const input = fileURLToPath(new URL('./browser/stripe.ts', import.meta.url))
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [bundle] = [built].flat()
  if (bundle === undefined || !('output' in bundle)) throw new Error('Stripe.js was not bundled.')
  return bundle.output[0].code
}
