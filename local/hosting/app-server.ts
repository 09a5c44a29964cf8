import { createServer, type ProxyOptions } from 'vite'
import { browserEnv, functionsUrl } from '../browser-env'
import type { OwnServices } from '../functions-env'
import { readHosting } from './hosting'
import { root } from '../paths'
import type { Ports } from '../ports'
import { stripeJsFrom } from '../stripe/vite-plugin'
import { canContact } from '../../vite/prerender/support-form'

/** Vite's development server with Hosting's rewrites to functions, as in production. */
export async function startDevServer(
  ports: Ports,
  { stripePublishableKey, functionsEnv, hasMail }: OwnServices,
): Promise<{ url: string; stop(): Promise<void> }> {
  Object.assign(
    process.env,
    browserEnv(ports, stripePublishableKey ?? undefined, !hasMail || canContact(functionsEnv)),
  )
  const ownListeners = process.listeners('SIGTERM')
  const server = await createServer({
    root,
    plugins: stripePublishableKey === null ? [stripeJsFrom(`http://127.0.0.1:${ports.stripe}`)] : [],
    server: { host: '127.0.0.1', port: ports.app, strictPort: true, proxy: functionProxies(ports.functions) },
    logLevel: 'warn',
    clearScreen: false,
  })
  await server.listen()
  // On SIGTERM Vite exits the process, which would interrupt saving the data: start.ts closes Vite in order.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ownListeners.includes(listener)) process.off('SIGTERM', listener)
  }
  return { url: `http://127.0.0.1:${ports.app}`, stop: () => server.close() }
}

function functionProxies(port: number): Record<string, ProxyOptions> {
  const proxies: Record<string, ProxyOptions> = {}
  for (const { source, function: target } of readHosting().rewrites) {
    if (target === undefined) continue
    const { origin, pathname } = new URL(`${functionsUrl(port)}/${target.functionId}`)
    proxies[source] = { target: origin, rewrite: () => pathname }
  }
  return proxies
}
