import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { leaveStalePage } from './app/leave-stale-page'
import { loadAuth } from './app/load-auth'
import { keepAppShell, offerReloadWhenBroken } from './app/update'
import { hasSessionHint } from './data/session-hint'
import { keepInstallOffer } from './lib/install-offer'
import './ui/theme.css'

// Somebody was signed in here: ask Auth at once, beside the first render. A visitor loads none of it.
if (hasSessionHint()) void loadAuth()

leaveStalePage()
offerReloadWhenBroken()
keepAppShell()
keepInstallOffer()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
