import { startDevServer } from './hosting/app-server'
import { startCoachProvider } from './coach/coach-provider'
import type { Pace } from './coach/pace'
import type { DataFolder } from './emulators/data-folder'
import { startEmulators, type Emulators } from './emulators/emulators'
import { buildFunctions, watchFunctions } from './functions-bundle'
import { functionsUrl } from './browser-env'
import { functionsEnvOf, noOwnServices, type OwnServices } from './functions-env'
import { startMail } from './mail/server'
import { startPasswordKeeper, type PasswordKeeper } from './emulators/password-keeper'
import { assertPortsAreFree, freePorts, type PortName, type Ports } from './ports'
import { startStaticServer } from './hosting/serve'
import { readKeptStripe, writeKeptStripe } from './stripe/kept-state'
import { startStripe, type StripeStandIn } from './stripe/server'

export type StackOptions = {
  ports: Ports
  /** `dev`: Vite with hot reload. `built`: `dist/` with the production headers. */
  app: 'dev' | 'built' | 'none'
  pace?: Pace
  /** Stores data between runs; without it the stack starts empty. */
  data?: DataFolder
  /** Real services that replace stand-ins. */
  own?: OwnServices
  /** Rebuilds and reloads the functions on each change. */
  watch?: boolean
  logFile?: string
  onNotice?: (line: string) => void
}

export type Stack = {
  readonly ports: Ports
  readonly appUrl: string
  /** The mail stand-in's page; null: another mail server. */
  readonly mailUrl: string | null
  readonly emulators: Emulators
  save(): Promise<void>
  stop(): Promise<void>
}

/** The whole product on this machine, for `npm start`, browser tests and benchmarks. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, data, own = noOwnServices } = options
  await assertPortsAreFree(ports, portsNotNeeded(options))
  const running: { stop(): Promise<void> }[] = []
  const stopAll = async (): Promise<void> => {
    while (running.length > 0) await running.pop()?.stop()
  }
  try {
    const coach = await startCoachProvider({ port: ports.coach, pace: options.pace ?? 'human' })
    running.push(coach)
    const stripe = own.stripePublishableKey === null ? await startStripeFor(options) : null
    if (stripe !== null) running.push(stripe)
    if (!own.hasMail) running.push(await startMail({ port: ports.mail, uiPort: ports.mailUi }))
    await buildFunctions()

    const keeper = data === undefined ? null : await keepPasswords(ports)
    if (keeper !== null) running.push(keeper)
    const emulators = await startEmulators({
      ports: keeper === null ? ports : { ...ports, auth: keeper.emulatorPort },
      env: functionsEnvOf(own, {
        coachUrl: coach.url,
        stripeUrl: stripe?.url ?? '',
        mailPort: ports.mail,
      }),
      ...(data?.saved === undefined ? {} : { importDir: data.saved }),
      ...(options.logFile === undefined ? {} : { logFile: options.logFile }),
      ...(options.onNotice === undefined ? {} : { onNotice: options.onNotice }),
    })
    running.push(emulators)
    if (options.watch === true) {
      const show = options.onNotice ?? (() => undefined)
      const stop = watchFunctions(() => emulators.reloadFunctions(), show)
      running.push({ stop })
    }
    const app = await startApp(options)
    if (app !== null) running.push(app)

    const save = async (): Promise<void> => {
      await data?.save(async (folder) => {
        await emulators.exportTo(folder)
        keeper?.completeExport(folder)
        if (stripe !== null) writeKeptStripe(folder, stripe.save())
      })
    }
    return {
      ports,
      appUrl: `http://127.0.0.1:${ports.app}`,
      mailUrl: own.hasMail ? null : `http://127.0.0.1:${ports.mailUi}`,
      emulators,
      save,
      async stop() {
        try {
          await save()
        } finally {
          await stopAll()
        }
      },
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}

async function keepPasswords(ports: Ports): Promise<PasswordKeeper & { emulatorPort: number }> {
  const { auth: emulatorPort } = await freePorts()
  return { ...(await startPasswordKeeper(ports.auth, emulatorPort)), emulatorPort }
}

function portsNotNeeded({ app, own = noOwnServices }: StackOptions): PortName[] {
  return [
    ...(app === 'none' ? (['app'] as const) : []),
    ...(own.stripePublishableKey === null ? [] : (['stripe'] as const)),
    ...(own.hasMail ? (['mail', 'mailUi'] as const) : []),
  ]
}

function startStripeFor({ ports, data }: StackOptions): Promise<StripeStandIn> {
  return startStripe({
    port: ports.stripe,
    webhookUrl: `${functionsUrl(ports.functions)}/stripeWebhook`,
    saved: readKeptStripe(data?.saved),
  })
}

function startApp({ app, ports, own }: StackOptions): Promise<{ stop(): Promise<void> }> | null {
  if (app === 'none') return null
  return app === 'dev' ? startDevServer(ports, own ?? noOwnServices) : startStaticServer({ ports })
}
