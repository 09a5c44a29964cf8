import { build } from 'vite'
import { browserEnv } from '../browser-env'
import { readOwnServices } from '../functions-env'
import { root } from '../paths'
import { portsFromEnv } from '../ports'
import { failInOneSentence } from '../setup-error'
import { startStaticServer } from './serve'
import { stripeJsFrom } from '../stripe/vite-plugin'

const previewPort = 4173

/** The production build with the production headers, on the services of a running `npm start`. */
try {
  const ports = portsFromEnv(process.env)
  const { stripePublishableKey } = readOwnServices()
  Object.assign(process.env, browserEnv(ports, stripePublishableKey ?? undefined))
  const plugins = stripePublishableKey === null ? [stripeJsFrom(`http://127.0.0.1:${ports.stripe}`)] : []
  await build({ root, plugins, logLevel: 'warn' })
  const port = Number(process.env['COACH_BOOM_PORT_PREVIEW'] ?? previewPort)
  const { url } = await startStaticServer({ ports: { ...ports, app: port } })
  console.log(`The production build is at ${url} (with the services of \`npm start\`). Ctrl-C ends it.`)
} catch (error) {
  failInOneSentence(error)
}
