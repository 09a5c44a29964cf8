import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { keepCompositionKeys } from './app/input/composition-keys'
import { readFilledFields } from './app/input/filled-fields'
import { acceptForeignChanges } from './app/faults/foreign-dom'
import { isFrameShown, keepLastFrame, showWhenDrawn } from './app/opening/last-frame'
import { leaveStalePage } from './app/routing/leave-stale-page'
import { loadAuth } from './app/session/load-auth'
import { routes } from './app/routing/routes'
import { preloadScreen, preloadSignedIn } from './app/routing/screens'
import { stylesLoaded } from './app/opening/styles-loaded'
import { keepAppShell, offerReloadWhenBroken } from './app/opening/update'
import { watchFaults } from './app/faults/watch-faults'
import { hasSessionHint, readKnownUser } from '@/data/device/session-hint'
import { keepInstallOffer } from '@/lib/install-offer'
import { noteWhatMovesFocus } from '@/lib/what-moves-focus'
import '@/ui/theme.css'

/** Time for the first screen to be drawn, before the SDKs want the processor. */
const AFTER_FIRST_SCREEN_MS = 50

acceptForeignChanges()
keepCompositionKeys()
readFilledFields()
watchFaults()

// Somebody was signed in here. Known by name, they see what this device has of theirs first, and Auth is asked after it; a
// visitor loads none of it.
if (hasSessionHint()) {
  const screen = preloadSignedIn(window.location.pathname)
  if (readKnownUser() && !isFrameShown()) {
    void screen.finally(() => setTimeout(() => void loadAuth(), AFTER_FIRST_SCREEN_MS))
  } else void loadAuth()
}

leaveStalePage()
offerReloadWhenBroken()
keepAppShell()
keepInstallOffer()
keepLastFrame()
noteWhatMovesFocus()
// Nobody pastes before a field has the focus.
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

function app() {
  return (
    <StrictMode>
      <App router={createBrowserRouter(routes)} />
    </StrictMode>
  )
}

function drawInto(root: HTMLElement, frame: HTMLElement | null) {
  // On a page for visitors the loader shows the frame, in its place, to who may be signed in.
  const isFramed =
    frame !== null &&
    frame.dataset['last'] === undefined &&
    document.documentElement.hasAttribute('data-session')
  if (root.dataset['page'] === window.location.pathname && !isFramed) {
    // Until the screen's own file is here too, the page stays as it was drawn, with what was typed into it.
    preloadScreen(window.location.pathname).then(
      () => hydrateRoot(root, app()),
      () => document.documentElement.setAttribute('data-trouble', 'failed'),
    )
  } else {
    if (isFramed) root.replaceChildren(...frame.childNodes)
    createRoot(root).render(app())
  }
}
