import { Listeners } from '@/domain/base/listeners'

/** Event of Chrome and Edge; other browsers install from their menu. https://wicg.github.io/manifest-incubations/ */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallPromptEvent | null = null
const listeners = new Listeners()

/** Stores the browser's install prompt for our own button, and suppresses the browser's banner. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => {
    change(null)
  })
}

export function hasInstallOffer(): boolean {
  return offer !== null
}

export const subscribeInstallOffer = listeners.subscribe

/** The browser asks the person itself, once per prompt. */
export async function install(): Promise<'accepted' | 'dismissed'> {
  const asked = offer
  change(null)
  return asked ? (await asked.prompt()).outcome : 'dismissed'
}

/** iPhone and iPad: only their browsers have this property, and only Safari's share menu installs. */
export function isAppleTouch(): boolean {
  return 'standalone' in navigator
}

export function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true
  )
}

function change(next: InstallPromptEvent | null) {
  offer = next
  listeners.notify()
}
