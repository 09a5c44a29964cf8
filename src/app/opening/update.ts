import { watchSdk } from '@/data/live/sdk-watchdog'
import { readSession, subscribeSession } from '@/data/device/session-store'
import { whenIdle } from '@/lib/when-idle'
import { showToast } from '@/ui/toast'
import { watchLostChunks } from '@/app/faults/lost-chunk'
import { followVersions } from './new-version'
import { tellFault } from '@/app/faults/watch-faults'

const UNTIL_ANSWERED_MS = 24 * 60 * 60_000

/** Caches the app shell for offline reloads, from the first login on, to spare visitors. A newer version waits for a click. */
export function keepAppShell(): void {
  if (!import.meta.env.PROD) return
  if (readSession().status === 'signed-in') followWhenIdle()
  else {
    const stop = subscribeSession(() => {
      if (readSession().status !== 'signed-in') return
      stop()
      followWhenIdle()
    })
  }
}

function followWhenIdle(): void {
  let close: (() => void) | null = null
  whenIdle(() => {
    void followVersions((load) => {
      close?.()
      close = offerReload('Nouvelle version de Coach Boom', load)
    })
  })
}

/** Offers a reload of a broken page: drafts are stored while typing, so nothing is lost. */
export function offerReloadWhenBroken(): void {
  watchLostChunks()
  const reload = () => {
    window.location.reload()
  }
  watchSdk(
    () => {
      offerReload('La synchronisation est interrompue.', reload)
    },
    (thrown) => tellFault('error', thrown),
  )
}

function offerReload(text: string, run: () => void): () => void {
  return showToast({ text, action: { label: 'Recharger', run }, duration: UNTIL_ANSWERED_MS })
}
