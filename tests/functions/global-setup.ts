import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { functionsUrl } from '../../local/browser-env'
import { startEmulators } from '../../local/emulators/emulators'
import { mailStandInEnv } from '../../local/functions-env'
import { startMail } from '../../local/mail/server'
import { root } from '../../local/paths'
import { freePorts } from '../../local/ports'
import { standInKeys } from '../../local/stripe/keys'
import { startStripe } from '../../local/stripe/server'
import { CANARY_HASH_KEY, CANARY_KEY, FALLBACK_MODEL, MODEL } from './support/canaries'

/** One stack for all files of this folder, on ports of its own: it runs beside `npm start`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(root, 'functions/build.mjs')], { stdio: 'inherit' })
  const ports = await freePorts()
  const logFile = join(root, '.tmp', 'functions-tests.log')
  // Vitest's own value would win over that of `functions/.env`.
  const { NODE_ENV } = process.env
  delete process.env['NODE_ENV']
  const stripe = await startStripe({
    port: ports.stripe,
    webhookUrl: `${functionsUrl(ports.functions)}/stripeWebhook`,
  })
  const mail = await startMail({ port: ports.mail, uiPort: ports.mailUi })
  const emulators = await startEmulators({
    ports,
    logFile,
    env: {
      COACH_API_KEY: `  ${CANARY_KEY}\n`,
      COACH_BASE_URL: `http://127.0.0.1:${ports.coach}/v1`,
      TRIAL_HASH_KEY: `  ${CANARY_HASH_KEY}\n`,
      COACH_MODEL: MODEL,
      COACH_FALLBACK_MODEL: FALLBACK_MODEL,
      STRIPE_SECRET_KEY: `  ${standInKeys.secret}\n`,
      STRIPE_WEBHOOK_SECRET: ` ${standInKeys.webhook}\n`,
      STRIPE_BASE_URL: stripe.url,
      ...mailStandInEnv(ports.mail),
    },
  })
  process.env['NODE_ENV'] = NODE_ENV
  project.provide('ports', ports)
  project.provide('logFile', logFile)
  return async () => {
    await stripe.stop()
    await mail.stop()
    await emulators.stop()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    ports: Awaited<ReturnType<typeof freePorts>>
    logFile: string
  }
}
