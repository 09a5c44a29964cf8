// `npm run bench`, or some parts: `npm run bench -- chat todos`. See bench/README.md.
import { startAppUnderTest } from '../tests/support/app-under-test'
import { failInOneSentence } from '../local/setup-error'
import { openBrowser } from './browser/browser'
import { measureChatLatency } from './functions/chat-latency'
import { measureCoachSpeed } from './browser/coach-speed'
import { measureDocuments } from './browser/documents'
import { measureFilesPassed } from './files-passed'
import { startFirestoreMeter, type FirestoreMeter } from './functions/firestore-meter'
import { installLighthouse } from './browser/lighthouse'
import { measureManyStreams } from './functions/many-streams'
import { measurePages } from './browser/pages'
import { measurePayments } from './functions/payments'
import { measureProjectsSpeed } from './browser/projects-speed'
import { measureResearchSpeed } from './browser/research-speed'
import { measureRouteWeight } from './browser/route-weight'
import { printTable, type Row } from './row'
import { measureScreensOpening } from './browser/screens-opening'
import { measureSilentServices } from './browser/silent-services'
import { measureStartUp } from './browser/start-up'
import { measureThousandthDay } from './browser/thousandth-day'
import { measureStories } from './stories'
import { measureWarmTodos } from './browser/todos-page'
import { measureTodosSpeed } from './browser/todos-speed'
import { measureWeekSpeed } from './browser/week-speed'

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const rows: Row[] = []

async function measure(name: string, part: () => Promise<Row[]>): Promise<void> {
  if (!isWanted(name)) return
  process.stderr.write(`measuring ${name} ...\n`)
  try {
    rows.push(...(await part()))
  } catch (error) {
    // The other parts are still measured, and their rows printed.
    process.exitCode = 1
    rows.push({ what: `${name}: failed`, value: '-' })
    console.error(error)
  }
}

if (isWanted('pages')) {
  try {
    installLighthouse()
  } catch (error) {
    failInOneSentence(error)
  }
}

// Alone on the machine, so first.
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
    'week',
    'documents',
    'screens',
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
      await measure('screens', () => measureScreensOpening(browser, app, meter))
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
