// `npm run bench`, or parts of it by name: `npm run bench -- chat todos`. See README.md beside this file.
import { startAppUnderTest } from '../tests/support/app-under-test'
import { failInOneSentence } from '../local/setup-error'
import { openBrowser } from './browser'
import { measureChatLatency } from './chat-latency'
import { measureCoachSpeed } from './coach-speed'
import { measureDocuments } from './documents'
import { measureFilesPassed } from './files-passed'
import { startFirestoreMeter, type FirestoreMeter } from './firestore-meter'
import { installLighthouse } from './lighthouse'
import { measureManyStreams } from './many-streams'
import { measurePages } from './pages'
import { measurePayments } from './payments'
import { measureProjectsSpeed } from './projects-speed'
import { measureResearchSpeed } from './research-speed'
import { measureRouteWeight } from './route-weight'
import { printTable, type Row } from './row'
import { measureSilentServices } from './silent-services'
import { measureStartUp } from './start-up'
import { measureThousandthDay } from './thousandth-day'
import { measureStories } from './stories'
import { measureWarmTodos } from './todos-page'
import { measureTodosSpeed } from './todos-speed'
import { measureWeekSpeed } from './week-speed'

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const rows: Row[] = []

async function measure(name: string, part: () => Promise<Row[]>): Promise<void> {
  if (!isWanted(name)) return
  process.stderr.write(`measuring ${name} ...\n`)
  rows.push(...(await part()))
}

if (isWanted('pages')) {
  try {
    installLighthouse()
  } catch (error) {
    failInOneSentence(error)
  }
}

// Alone on the machine, before all others.
await measure('start-up', measureStartUp)
await measure('many', measureManyStreams)
await measure('stories', measureStories)

if (
  [
    'pages',
    'warm',
    'todos',
    'silent',
    'projects',
    'research',
    'chat',
    'coach',
    'weight',
    'documents',
    'thousand',
  ].some(isWanted)
) {
  const meters: FirestoreMeter[] = []
  const app = await startAppUnderTest({
    pace: 'fast',
    async firestorePort(ports) {
      const meter = await startFirestoreMeter(ports.firestore)
      meters.push(meter)
      return meter.port
    },
  })
  const browser = await openBrowser()
  try {
    await measure('pages', () => measurePages(app))
    await measure('warm', () => measureWarmTodos(browser, app))
    await measure('weight', () => measureRouteWeight(browser, app))
    await measure('todos', () => measureTodosSpeed(browser, app))
    await measure('silent', () => measureSilentServices(browser, app))
    await measure('chat', () => measureChatLatency(app))
    const [meter] = meters
    if (meter) {
      await measure('coach', () => measureCoachSpeed(browser, app, meter))
      await measure('projects', () => measureProjectsSpeed(browser, app, meter))
      await measure('research', () => measureResearchSpeed(browser, app, meter))
      await measure('week', () => measureWeekSpeed(browser, app, meter))
      await measure('documents', () => measureDocuments(browser, app, meter))
      await measure('thousand', () => measureThousandthDay(browser, app, meter))
    }
  } finally {
    await browser.close()
    await app.stop()
    await Promise.all(meters.map((meter) => meter.stop()))
  }
}

await measure('files', measureFilesPassed)
await measure('payments', measurePayments)
printTable(rows)
