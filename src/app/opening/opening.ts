import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readKnownUser } from '@/data/device/session-hint'
import { readSession, subscribeSession, type Session, type SessionUser } from '@/data/device/session-store'
import { pause, withinMs } from '@/data/device/within-ms'
import { isReload, reloadIfReachable } from '@/lib/reload-page'
import { SCREENS, screenOf } from '@/lib/screens'
import { keepEarlyForm } from '@/lib/take-over'
import { holdIdleWork } from '@/lib/when-idle'
import { addressAfterLogin } from '../routing/asked-address'
import { preloadScreen, preloadSignedIn, queriesOf } from '../routing/screens'
import { isFrameShown, replaceFrame } from './last-frame'
import { stylesLoaded } from './styles-loaded'

/** After this time the page is drawn without what is still missing, and says so. */
const PATIENCE_MS = 10_000

/**
 * How every page opens: what the loader shows stays, whether the last frame, a prerendered page or an empty frame, while the session, the
 * screen's code and the first answers of device and server come (`openScreen`); then the page is drawn, once; then idle work begins.
 */
export async function openPage(app: () => ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const begin = holdIdleWork()
  const frame = document.getElementById('frame')
  if (isFrameShown() && !readKnownUser()) frame?.remove()
  // On a visitors' page, the loader shows the app frame instead of the content if a session may exist.
  const isFramed = frame !== null && document.documentElement.hasAttribute('data-session')
  if (root.dataset['page'] === location.pathname && !isFramed) {
    await stylesLoaded()
    await hydrate(root, app)
  } else {
    await Promise.all([openSession(), stylesLoaded()])
    await replaceFrame(root, () => flushSync(() => createRoot(root).render(app())))
  }
  begin()
}

async function openSession(): Promise<void> {
  const session = await sessionAtOpening()
  if (session.status !== 'signed-in') return
  leaveVisitorsPage(session)
  await openScreen(session.user, location.pathname)
}

/** Loads a signed-in screen and asks for what it shows first, so that it can be drawn at once and as a whole. Never rejects. */
export async function openScreen(user: SessionUser, pathname: string): Promise<void> {
  await withinMs(askFirst(user, pathname), PATIENCE_MS).catch(() => false)
}

async function askFirst({ uid }: SessionUser, pathname: string): Promise<void> {
  const isLoaded = await preloadSignedIn(pathname)
  // A file that was cut off while the login's form was filled in: only a new page can load it, and nothing is typed here.
  if (!isLoaded && !isReload() && (await reloadIfReachable())) await pause(PATIENCE_MS)
  // In the file of the signed-in frame.
  const { firstAnswers } = await import('./first-answers')
  await firstAnswers(uid, await queriesOf(pathname, uid, new Date()))
}

/** The prerendered page, with the text typed into it, remains until the screen's code is loaded. */
async function hydrate(root: HTMLElement, app: () => ReactNode): Promise<void> {
  try {
    await preloadScreen(location.pathname)
  } catch {
    document.documentElement.setAttribute('data-trouble', 'failed')
    return
  }
  document.getElementById('frame')?.remove()
  keepEarlyForm(root)
  hydrateRoot(root, app(), { onRecoverableError: tellOfChange })
}

/** An extension or a translator changed the prerendered page, and React has drawn it anew: no fault of ours to report. */
function tellOfChange(error: unknown) {
  console.warn('The page was changed before the app came and is drawn anew:', error)
}

/** The presumed session, or Auth's answer where none is presumed. */
async function sessionAtOpening(): Promise<Session> {
  const answered = new Promise<void>((resolve) => {
    const stop = subscribeSession(() => {
      stop()
      resolve()
    })
  })
  if (readSession().status === 'unknown') await withinMs(answered, PATIENCE_MS)
  return readSession()
}

/** The form of a login or sign-up has nothing for somebody who is signed in. */
function leaveVisitorsPage(session: Extract<Session, { status: 'signed-in' }>): void {
  const screen = screenOf(location.pathname)
  if (screen === null || SCREENS[screen].guard !== 'visitor') return
  history.replaceState(null, '', addressAfterLogin(session.by))
}
