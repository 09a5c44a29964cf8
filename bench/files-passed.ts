import type { Browser, CDPSession, Page } from '@playwright/test'
import { freePorts } from '../local/ports'
import { startStack } from '../local/stack'
import { createAccount, putDocument, type Account } from '../tests/support/accounts'
import { editor, openSection, projectButton } from '../tests/support/browser/project-editor'
import { putProject } from '../tests/support/samples/sample-projects'
import { keepSession } from '../tests/support/browser/session'
import { openBrowser } from './browser/browser'
import type { Row } from './row'
import { DAY } from './todo-account'

interface Walk {
  readonly what: string
  readonly most: number
  readonly open: (page: Page, account: Account) => Promise<void>
  /** From the input to the visible result. */
  readonly act: (page: Page) => Promise<void>
  /** Files that only render again or store something else: see `isOnTheWay`. */
  readonly beside: readonly string[]
}

/** Longer than the server's response and all timers of a row take. */
const ANSWERED_MS = 4_000
/** The page has finished its idle loading. */
const QUIET_MS = 8_000

/** Shared by all subjects: counted separately. */
const ENGINE = 'data/sync/'

/** Tools without a subject. */
const TOOLS = [
  'ui/',
  'lib/',
  'domain/base/',
  'data/device/device-storage',
  'data/device/within-ms',
  'data/session/server-clock',
]

/**
 * The frame of every screen depends on the profile, whose XP changes, so it renders again. The last files store the profile for the next
 * opening.
 */
const FRAME = [
  'app/',
  'components/frame/app-shell',
  'components/frame/brand-logo',
  'components/frame/commands-',
  'components/frame/drawn-screens',
  'components/frame/footer-links',
  'components/frame/offline-banner',
  'components/frame/page-header',
  'components/show-more',
  'components/signed-in-context',
  'components/frame/site-link',
  'components/frame/skip-link',
  'components/use-idle-load',
  'components/use-overlay-entry',
  'domain/access/',
  'features/coach/panel/',
  'components/ask-coach',
  'components/coach-seat',
  'components/pending-mark',
  'data/device/session-store',
  'data/device/typed-text',
  'data/profile',
  'data/session/',
  'domain/account/level',
  'domain/account/profile',
  // The profile holds the seller's settings.
  'domain/money/',
]

const WALKS: readonly Walk[] = [
  {
    what: 'a tick',
    most: 8,
    async open(page, { uid }) {
      // `xpCounted` is missing, so that the tick also gives XP, the longer path.
      const todo = { userId: uid, completed: false, dayOfWeek: DAY, createdAt: new Date() }
      for (const text of ['Une tâche', 'Une autre'])
        await putDocument(`todos/${text}-${uid}`, { ...todo, text })
      await page.goto(`/todos/${DAY}`)
      await page.getByRole('checkbox').first().waitFor()
    },
    act: (page) => page.getByRole('checkbox').first().click(),
    beside: [
      'components/calendar-button',
      'components/guidance/',
      'components/todos/todo-progress',
      'components/todos/todo-words',
      'components/todos/use-app-badge',
      'components/use-is-gone',
      'data/put-offs',
      'domain/guidance/',
      'domain/todos/todo-step',
      'features/todos/done-before',
      'features/todos/left-over',
      'features/todos/row/row-actions',
      'features/todos/use-place',
      'features/todos/day-tabs',
      'features/todos/row/lost-edit',
      'features/todos/row/todo-menu',
      'features/todos/new-todo-form',
      'features/todos/todos-screen',
      // Loaded for other actions of a row.
      'features/todos/use-todo-actions',
      'features/todos/row/use-todo-draft',
      'features/todos/row/waiting-line',
    ],
  },
  {
    what: 'an accepted card',
    most: 8,
    async open(page) {
      await page.goto('/coach')
      await page.getByLabel('Votre message').fill('Donne juste la tâche')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await page.getByRole('button', { name: 'Arrêter' }).waitFor({ state: 'detached' })
    },
    act: (page) => page.getByRole('button', { name: 'Ajouter', exact: true }).first().click(),
    // The thread is drawn again, and what the coach may see is counted again.
    beside: [
      'domain/coach/answer/',
      'domain/coach/conversation/',
      'domain/coach/dossier/',
      'domain/learning/progress',
      'features/coach/conversation/',
      'features/coach/dossier/',
      'features/coach/view/',
    ],
  },
  {
    what: 'an item of a project',
    most: 8,
    async open(page, account) {
      await putProject(account, { title: 'Lampe' })
      await page.goto('/projects')
      await projectButton(page, 'Lampe').click()
      await openSection(page, 'Produit')
    },
    async act(page) {
      await editor(page).getByRole('textbox', { name: 'Description du produit' }).fill('Une lampe')
      await editor(page).getByRole('button', { name: 'Sauvegarder', exact: true }).click()
      await editor(page).waitFor({ state: 'detached' })
    },
    beside: [
      'domain/coach/',
      'domain/projects/text/item-help',
      'domain/projects/project-status',
      'features/projects/editor/ask-about',
      'features/projects/editor/editor-focus',
      'features/projects/editor/editor-footer',
      'features/projects/editor/editor-header',
      'features/projects/editor/editor-menu',
      'features/projects/editor/editor-notices',
      'features/projects/editor/editor-questions',
      'features/projects/editor/from-coach',
      'features/projects/editor/section-',
      'features/projects/editor/use-questions',
      'features/projects/list/project-',
      'features/projects/list/unsaved-projects',
      'features/projects/list/use-project-actions',
      'features/projects/print/',
    ],
  },
]

/**
 * Files of `src` with a function that runs between the input and the server's response, counted by V8 in the development build, which is
 * not bundled. Alone on the machine's ports: needs no build.
 */
export async function measureFilesPassed(): Promise<Row[]> {
  const ports = await freePorts()
  const stack = await startStack({ ports, app: 'dev', pace: 'fast' })
  Object.assign(process.env, {
    FLOW_AUTH_PORT: String(ports.auth),
    FLOW_FIRESTORE_PORT: String(ports.firestore),
  })
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const walk of WALKS) rows.push(await count(browser, stack.appUrl, walk))
    return rows
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function count(browser: Browser, appUrl: string, walk: Walk): Promise<Row> {
  const context = await browser.newContext({ baseURL: appUrl, locale: 'fr-FR' })
  const page = await context.newPage()
  // The development server compiles on demand.
  page.setDefaultTimeout(120_000)
  const account = await createAccount({ hasPaidAt: new Date() })
  await keepSession(page, account)
  const session = await context.newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await walk.open(page, account)
  await page.waitForTimeout(QUIET_MS)
  await takePassed(session, appUrl)
  await walk.act(page)
  await page.waitForTimeout(ANSWERED_MS)
  const passed = await takePassed(session, appUrl)
  await context.close()
  const way = passed.filter((file) => isOnTheWay(file, walk))
  const engine = passed.filter((file) => file.startsWith(ENGINE)).length
  const others = passed.filter((file) => !isOnTheWay(file, walk))
  const list = (files: readonly string[]) => files.map((file) => `  ${file}\n`).join('')
  process.stderr.write(`${walk.what} passes through\n${list(way)}and beside it run\n${list(others)}`)
  return {
    what: `files that ${walk.what} passes through`,
    value: `${way.length} and ${engine} of the engine (${passed.length} with tools and what is drawn again beside)`,
    goal: `at most ${walk.most}`,
  }
}

function isOnTheWay(file: string, { beside }: Walk): boolean {
  return ![ENGINE, ...TOOLS, ...FRAME, ...beside].some((start) => file.startsWith(start))
}

/** Files since the last call; evaluating a module does not count. */
async function takePassed(session: CDPSession, appUrl: string): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const source = `${appUrl}/src/`
  return result
    .filter(({ url }) => url.startsWith(source))
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges: [whole] }) => {
        const isModule = functionName === '' && whole?.startOffset === 0
        return !isModule && (whole?.count ?? 0) > 0
      }),
    )
    .map(({ url }) => url.slice(source.length).replace(/\?.*/, ''))
    .sort()
}
