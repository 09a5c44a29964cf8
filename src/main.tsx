import { StrictMode } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { App } from '@/app/app'
import { keepCompositionKeys } from './app/input/composition-keys'
import { readFilledFields } from './app/input/filled-fields'
import { acceptForeignChanges } from './app/faults/foreign-dom'
import { keepLastFrame } from './app/opening/last-frame'
import { openPage } from './app/opening/opening'
import { leaveStalePage } from './app/routing/leave-stale-page'
import { loadAuth } from './app/session/load-auth'
import { preloadSignedIn } from './app/routing/screens'
import { keepAppShell, offerReloadWhenBroken } from './app/opening/update'
import { watchFaults } from './app/faults/watch-faults'
import { hasSessionHint } from '@/data/device/session-hint'
import { keepInstallOffer } from '@/lib/install-offer'
import { noteWhatMovesFocus } from '@/lib/what-moves-focus'
import '@/ui/fonts.css'
import '@/ui/theme.css'

acceptForeignChanges()
keepCompositionKeys()
readFilledFields()
watchFaults()

// A session existed on this device: all that its page needs is asked for at once. A visitor loads none of it.
if (hasSessionHint()) {
  void loadAuth()
  void preloadSignedIn(window.location.pathname)
  for (const load of [() => import('./app/opening/first-answers'), () => import('@/data/sync/remote/remote')])
    load().catch(() => undefined)
}

leaveStalePage()
offerReloadWhenBroken()
keepAppShell()
keepInstallOffer()
keepLastFrame()
noteWhatMovesFocus()
// Loaded at the first focus: a paste needs a focused field, and a press by key a focused button.
window.addEventListener(
  'focusin',
  () => {
    void import('./app/input/pastes').then(
      ({ readPastes }) => readPastes(),
      () => undefined,
    )
    void import('./app/input/focus-of-the-gone').then(
      ({ keepFocusOfTheGone }) => keepFocusOfTheGone(),
      () => undefined,
    )
  },
  {
    once: true,
  },
)

void openPage(() => (
  <StrictMode>
    <App history={createBrowserHistory({ v5Compat: true })} />
  </StrictMode>
))
