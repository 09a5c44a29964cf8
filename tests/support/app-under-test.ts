import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { browserEnv } from '../../local/browser-env'
import type { Pace } from '../../local/coach/pace'
import { root } from '../../local/paths'
import { freePorts, type Ports } from '../../local/ports'
import { startStaticServer } from '../../local/hosting/serve'
import { startStack } from '../../local/stack'
import { stripeJsFrom } from '../../local/stripe/vite-plugin'

export interface AppUnderTest {
  readonly ports: Ports
  readonly url: string
  stop(): Promise<void>
}

interface Options {
  /** Default `human`. */
  pace?: Pace
  /** Firestore's port for the browser, if a proxy is in between. */
  firestorePort?: (ports: Ports) => Promise<number>
}

/**
 * The production build with production headers on a local stack with its own ports, for flows, tour and benchmarks. Passes the
 * addresses by environment variables, because Playwright's workers are other processes.
 */
export async function startAppUnderTest({
  pace = 'human',
  firestorePort,
}: Options = {}): Promise<AppUnderTest> {
  const ports = await freePorts()
  const folder = join(root, '.tmp', `app-${ports.app}`)
  const stack = await startStack({ ports, app: 'none', pace })
  try {
    const seen = { ...ports, firestore: (await firestorePort?.(ports)) ?? ports.firestore }
    Object.assign(process.env, browserEnv(seen))
    const stripeUrl = `http://127.0.0.1:${ports.stripe}`
    // A test runner sets « test », and the development builds of React and Preact would be bundled.
    process.env['NODE_ENV'] = 'production'
    await build({
      root,
      plugins: [stripeJsFrom(stripeUrl)],
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    })
    const server = await startStaticServer({ ports: seen, folder })
    Object.assign(process.env, {
      FLOW_APP_URL: server.url,
      FLOW_AUTH_PORT: String(ports.auth),
      FLOW_FIRESTORE_PORT: String(ports.firestore),
      FLOW_COACH_URL: `http://127.0.0.1:${ports.coach}`,
      FLOW_STRIPE_URL: stripeUrl,
      FLOW_MAIL_URL: `http://127.0.0.1:${ports.mailUi}`,
    })
    return {
      ports,
      url: server.url,
      async stop() {
        await server.stop()
        await stack.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
