import { join, resolve } from 'node:path'
import { openDataFolder, type DataFolder } from './emulators/data-folder'
import { readOwnServices, type OwnServices } from './functions-env'
import { root } from './paths'
import { portsFromEnv } from './ports'
import { failInOneSentence } from './setup-error'
import { startStack, type Stack } from './stack'

const minutesBetweenSaves = 3
const logFile = join(root, '.tmp/start.log')
const dataPath = resolve(root, process.env['COACH_BOOM_DATA'] ?? '.data')

let stopping = false
const stack = await start().catch(failInOneSentence)
const seconds = (performance.now() / 1000).toFixed(1)
console.log(`Coach Boom is ready: ${stack.appUrl}  (${seconds} s; Ctrl-C saves the data and stops)`)
if (stack.mailUrl !== null) console.log(`The mails that it sends: ${stack.mailUrl}`)

const saver = setInterval(() => void stack.save().catch(reportFailedSave), minutesBetweenSaves * 60_000)
void stack.emulators.exited.then(() => {
  if (stopping) return
  console.error(`The emulators ended unexpectedly: ${logFile} says why. The data of the last save is kept.`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(stack))
}

async function start(): Promise<Stack> {
  const ports = portsFromEnv(process.env)
  const data = openDataFolder(dataPath)
  const own = readOwnServices()
  sayWhoServes(own)
  const options = { ports, app: 'dev', data, own, watch: true, logFile, onNotice } as const
  try {
    return await startStack(options)
  } catch (error) {
    if (!isUnreadable(error, data)) throw error
    const aside = data.setAside(new Date())
    console.error(`The saved data cannot be read. It is now in ${aside}, and Coach Boom starts empty.`)
    return await startStack({ ...options, data: openDataFolder(dataPath) })
  }
}

function sayWhoServes({ hasCoach, hasMail, stripePublishableKey, missingForStripe }: OwnServices): void {
  if (hasCoach) console.log('The coach talks to the provider of functions/.secret.local.')
  if (hasMail) console.log('Mails leave by the server of functions/.env.local, to real people.')
  if (stripePublishableKey !== null) {
    console.log('The real Stripe serves, with the keys of functions/.secret.local and .env.local.')
  }
  if (missingForStripe !== null) console.log(`Stripe's stand-in serves: ${missingForStripe} is missing.`)
}

function isUnreadable(error: unknown, data: DataFolder): boolean {
  return data.saved !== undefined && error instanceof Error && error.message.includes('--import')
}

async function stop(running: Stack): Promise<void> {
  if (stopping) return
  stopping = true
  clearInterval(saver)
  await running.stop().then(() => console.log('The data is saved in .data/.'), reportFailedSave)
  process.exit()
}

function onNotice(line: string): void {
  const isNewFunction = line.includes('changed its trigger manifest')
  console.error(isNewFunction ? 'A function was added, removed or set up differently: start again.' : line)
}

function reportFailedSave(error: unknown): void {
  console.error(`The data could not be saved: ${error instanceof Error ? error.message : String(error)}`)
}
