import { keyOf, SESSION_KEY } from '@/data/device/device-storage'
import { eraseLeftovers } from '@/data/device/leftovers'
import { hasSessionHint } from '@/data/device/session-hint'

// The landing page for who is not signed in. It stands as it was built: nothing on it but links, which load the page
// they lead to, so React has nothing to do there.
document.getElementById('frame')?.remove()
void eraseLeftovers()

/** Somebody signed in meanwhile, in another tab or on a page that the Back button came back from. */
function leaveWhenSignedIn() {
  if (hasSessionHint()) window.location.reload()
}
window.addEventListener('storage', (event) => {
  if (keyOf(event) === SESSION_KEY) leaveWhenSignedIn()
})
window.addEventListener('pageshow', (event) => {
  if (event.persisted) leaveWhenSignedIn()
})
