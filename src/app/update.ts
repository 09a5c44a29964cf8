import { registerSW } from 'virtual:pwa-register'
import { watchSdk } from '@/data/sdk-watchdog'
import { readSession, subscribeSession } from '@/data/session-store'

const UNTIL_ANSWERED_MS = 24 * 60 * 60_000

/**
 * Keeps the app shell on the device, so that a reload offline finds it; a newer one waits for a click. From the
 * first login on: a visitor's network is not spent on screens that are behind it.
 */
export function keepAppShell(): void {
  const stop = subscribeSession(() => {
    if (readSession().status !== 'signed-in') return
    stop()
    const update = registerSW({
      onNeedRefresh() {
        void offerReload('Nouvelle version de Coach Boom', () => void update())
      },
    })
  })
}

/** A page that has to be loaded again: drafts are kept as they are typed, so nothing is lost. */
export function offerReloadWhenBroken(): void {
  const reload = () => {
    window.location.reload()
  }
  watchSdk(() => void offerReload('La synchronisation est interrompue.', reload))
}

async function offerReload(text: string, run: () => void) {
  const { showToast } = await import('@/ui/toast')
  showToast({ text, action: { label: 'Recharger', run }, duration: UNTIL_ANSWERED_MS })
}
