import { keyOf, SESSION_KEY } from '@/data/device/device-storage'
import { hasSessionHint, isComingIn } from '@/data/device/session-hint'

/**
 * On a page that only visitors see: somebody signed in meanwhile, in another tab or on a page that the Back button came
 * back from.
 */
export function leaveWhenSignedIn(): void {
  const leave = () => {
    // Not for a login that is under way elsewhere, and may fail: there is nobody to be found yet.
    if (hasSessionHint() && !isComingIn()) window.location.reload()
  }
  window.addEventListener('storage', (event) => {
    if (keyOf(event) === SESSION_KEY) leave()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) leave()
  })
}
