import { createServer, type Server } from 'node:net'
import { SetupError } from './setup-error'

export type PortName =
  | 'app'
  | 'auth'
  | 'firestore'
  | 'functions'
  | 'ui'
  | 'hub'
  | 'logging'
  | 'coach'
  | 'stripe'
  | 'mail'
  | 'mailUi'
export type Ports = Record<PortName, number>

/** Uses of the ports, for the error « port taken ». */
const portUses: Record<PortName, string> = {
  app: 'the app (Vite)',
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  functions: 'the Functions emulator',
  ui: 'the emulator UI',
  hub: 'the emulator hub',
  logging: 'the emulator log stream',
  coach: 'the AI stand-in',
  stripe: 'the Stripe stand-in',
  mail: 'the mail stand-in',
  mailUi: 'the page of the mail stand-in',
}
const portNames = Object.keys(portUses) as PortName[]

const defaultPorts: Ports = {
  app: 5173,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  coach: 4010,
  stripe: 4020,
  mail: 4030,
  mailUi: 4031,
}

export function portVariable(name: PortName): string {
  return `COACH_BOOM_PORT_${name.replace(/(?=[A-Z])/, '_').toUpperCase()}`
}

export function portsFromEnv(env: NodeJS.ProcessEnv): Ports {
  const ports = { ...defaultPorts }
  for (const name of portNames) {
    const given = env[portVariable(name)]
    if (given === undefined || given === '') continue
    const port = Number(given)
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new SetupError(`${portVariable(name)}=${given} is not a port: give a number from 1 to 65535.`)
    }
    ports[name] = port
  }
  assertAllDiffer(ports)
  return ports
}

function assertAllDiffer(ports: Ports): void {
  const owner = new Map<number, PortName>()
  for (const name of portNames) {
    const other = owner.get(ports[name])
    if (other !== undefined) {
      throw new SetupError(
        `${portUses[other]} and ${portUses[name]} both want port ${ports[name]}: change ${portVariable(name)}.`,
      )
    }
    owner.set(ports[name], name)
  }
}

// Below the ephemeral ports, so that no outgoing connection takes one.
const firstBlock = 20_000
const blockSize = 16
const blocks = 750

/**
 * Free ports for one stack. A socket on the block's first port reserves the block while this process lives, so parallel stacks never share
 * one.
 */
export async function freePorts(): Promise<Ports> {
  for (let tries = 0; tries < 100; tries += 1) {
    const block = firstBlock + blockSize * Math.floor(Math.random() * blocks)
    const claim = await listen(block).catch(() => null)
    if (claim === null) continue
    const ports = { ...defaultPorts }
    for (const [index, name] of portNames.entries()) ports[name] = block + 1 + index
    if (
      await assertPortsAreFree(ports).then(
        () => true,
        () => false,
      )
    ) {
      claim.unref()
      return ports
    }
    await close(claim)
  }
  throw new SetupError(`No ${blockSize} ports in a row are free from ${firstBlock} on.`)
}

export async function assertPortsAreFree(ports: Ports, except: readonly PortName[] = []): Promise<void> {
  for (const name of portNames.filter((port) => !except.includes(port))) {
    try {
      await close(await listen(ports[name]))
    } catch {
      throw new SetupError(
        `Port ${ports[name]} is taken, and ${portUses[name]} needs it: ` +
          `stop the program that uses it, or choose another one with ${portVariable(name)}=${ports[name] + 1}.`,
      )
    }
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
