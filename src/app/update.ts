import { registerSW } from 'virtual:pwa-register'
import { watchSdk } from '@/data/sdk-watchdog'
import { showToast } from '@/ui/toast'

const UNTIL_ANSWERED_MS = 24 * 60 * 60_000

/** The app shell kept on the device, so that a reload offline finds it; a newer one waits for a click. */
export function keepAppShell(): void {
  const update = registerSW({
    onNeedRefresh() {
      offerReload('Nouvelle version de Coach Boom', () => void update())
    },
  })
}

/** A page that has to be loaded again: drafts are kept as they are typed, so nothing is lost. */
export function offerReloadWhenBroken(): void {
  const reload = () => {
    window.location.reload()
  }
  watchSdk(() => {
    offerReload('La synchronisation est interrompue.', reload)
  })
}

function offerReload(text: string, run: () => void) {
  showToast({ text, action: { label: 'Recharger', run }, duration: UNTIL_ANSWERED_MS })
}
