import { hasSessionHint } from '@/data/device/session-hint'
import { readSession } from '@/data/device/session-store'

/**
 * The Back button can bring a page back from the browser's memory exactly as it was left. When somebody was
 * signed in on it who has signed out since, it must not show what it still holds.
 */
export function leaveStalePage(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession().status === 'signed-in' && !hasSessionHint()) window.location.reload()
  })
}
