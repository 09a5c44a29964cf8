import { keyOf, SESSION_KEY } from '@/data/device/device-storage'
import { hasSessionHint } from '@/data/device/session-hint'

/** Reloads a visitor's page after a login in another tab or on a page that Back left. */
export function leaveWhenSignedIn(): void {
  const leave = () => {
    if (hasSessionHint()) window.location.reload()
  }
  window.addEventListener('storage', (event) => {
    if (keyOf(event) === SESSION_KEY) leave()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) leave()
  })
}
