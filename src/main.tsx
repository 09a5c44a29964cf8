import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { App } from '@/app/app'
import { keepCompositionKeys } from './app/input/composition-keys'
import { readFilledFields } from './app/input/filled-fields'
import { acceptForeignChanges } from './app/faults/foreign-dom'
import { isFrameShown, keepLastFrame, showWhenDrawn } from './app/opening/last-frame'
import { leaveStalePage } from './app/routing/leave-stale-page'
import { loadAuth } from './app/session/load-auth'
import { preloadScreen, preloadSignedIn } from './app/routing/screens'
import { stylesLoaded } from './app/opening/styles-loaded'
import { keepAppShell, offerReloadWhenBroken } from './app/opening/update'
import { watchFaults } from './app/faults/watch-faults'
import { hasSessionHint, readKnownUser } from '@/data/device/session-hint'
import { keepInstallOffer } from '@/lib/install-offer'
import { keepEarlyForm } from '@/lib/take-over'
import { noteWhatMovesFocus } from '@/lib/what-moves-focus'
import '@/ui/theme.css'

/** Lets the first screen render before the SDKs use the CPU. */
const AFTER_FIRST_SCREEN_MS = 50

acceptForeignChanges()
keepCompositionKeys()
readFilledFields()
watchFaults()

// A session existed on this device: show the local data of that person first, then ask Firebase Auth. A visitor loads none of it.
if (hasSessionHint()) {
  const screen = preloadSignedIn(window.location.pathname)
  if (readKnownUser() && !isFrameShown()) {
    void screen.finally(() => setTimeout(() => void loadAuth(), AFTER_FIRST_SCREEN_MS))
  } else {
    void loadAuth()
    // The last drawing is on the screen: its list may become live before the page takes its place.
    if (isFrameShown()) import('@/data/sync/remote/remote').catch(() => undefined)
  }
}

leaveStalePage()
offerReloadWhenBroken()
keepAppShell()
keepInstallOffer()
keepLastFrame()
noteWhatMovesFocus()
// Loaded at the first focus: a paste needs a focused field.
window.addEventListener(
  'focusin',
  () =>
    void import('./app/input/pastes').then(
      ({ readPastes }) => readPastes(),
      () => undefined,
    ),
  {
    once: true,
  },
)

void stylesLoaded().then(draw)

function draw() {
  const root = document.getElementById('root')
  const frame = document.getElementById('frame')
  if (!root) return
  if (frame?.dataset['last'] === undefined) {
    drawInto(root, frame)
    frame?.remove()
  } else {
    if (readKnownUser()) showWhenDrawn(root, frame)
    else frame.remove()
    createRoot(root).render(app())
  }
}

/** An extension or a translator changed the prerendered page, and React has drawn it anew: no fault of ours to report. */
function tellOfChange(error: unknown) {
  console.warn('The page was changed before the app came and is drawn anew:', error)
}

function app() {
  return (
    <StrictMode>
      <App history={createBrowserHistory({ v5Compat: true })} />
    </StrictMode>
  )
}

function drawInto(root: HTMLElement, frame: HTMLElement | null) {
  // On a visitors' page, the loader shows the app frame instead of the content if a session may exist.
  const isFramed =
    frame !== null &&
    frame.dataset['last'] === undefined &&
    document.documentElement.hasAttribute('data-session')
  if (root.dataset['page'] === window.location.pathname && !isFramed) {
    // The prerendered page, with the text typed into it, remains until the screen's chunk is loaded.
    preloadScreen(window.location.pathname).then(
      () => {
        keepEarlyForm(root)
        hydrateRoot(root, app(), { onRecoverableError: tellOfChange })
      },
      () => document.documentElement.setAttribute('data-trouble', 'failed'),
    )
  } else {
    if (isFramed) root.replaceChildren(...frame.childNodes)
    createRoot(root).render(app())
  }
}
