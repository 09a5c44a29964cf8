import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { functionsUrl } from '../../local/browser-env'
import { startEmulators } from '../../local/emulators/emulators'
import { buildFunctions } from '../../local/functions-bundle'
import { mailStandInEnv } from '../../local/functions-env'
import { startMail } from '../../local/mail/server'
import { root } from '../../local/paths'
import { freePorts } from '../../local/ports'
import { standInKeys } from '../../local/stripe/keys'
import { startStripe } from '../../local/stripe/server'
import { CANARY_HASH_KEY, CANARY_KEY, FALLBACK_MODEL, MODEL } from './support/canaries'
import type { FunctionsStack } from './support/stack'

type Running = FunctionsStack & { stop(): Promise<void> }

/**
 * One stack per worker, since a test file changes its stack's state (Stripe faults, mails, scheduler runs), on separate ports, so that `npm
 * start` can run at the same time.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildFunctions()
  const workers = project.config.maxWorkers
  // Vitest's own value would override that of `functions/.env`.
  const { NODE_ENV } = process.env
  delete process.env['NODE_ENV']
  const started = await Promise.allSettled(Array.from({ length: workers }, startFunctionsStack))
  process.env['NODE_ENV'] = NODE_ENV
  const stacks = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const stopAll = () => Promise.all(stacks.map((stack) => stack.stop()))
  for (const each of started) {
    if (each.status === 'fulfilled') continue
    await stopAll()
    throw each.reason
  }
  project.provide(
    'stacks',
    stacks.map(({ ports, logFile }) => ({ ports, logFile })),
  )
  return async () => {
    await stopAll()
    // A failed run leaves its log.
    if (project.vitest.state.getCountOfFailedTests() > 0) return
    for (const { logFile } of stacks) rmSync(logFile, { force: true })
  }
}

async function startFunctionsStack(): Promise<Running> {
  const ports = await freePorts()
  const logFile = join(root, '.tmp', `functions-tests-${ports.functions}.log`)
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
      COACH_TOOLS: 'on',
      // All tests share one day.
      COACH_DAILY_MAX: '1000000',
      STRIPE_SECRET_KEY: `  ${standInKeys.secret}\n`,
      STRIPE_WEBHOOK_SECRET: ` ${standInKeys.webhook}\n`,
      STRIPE_BASE_URL: stripe.url,
      ...mailStandInEnv(ports.mail),
    },
  })
  return {
    ports,
    logFile,
    async stop() {
      await stripe.stop()
      await mail.stop()
      await emulators.stop()
    },
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    stacks: readonly FunctionsStack[]
  }
}
