import { hasSessionHint } from '@/data/device/session-hint'
import { readSession } from '@/data/device/session-store'

/** Back can restore a page from memory in its last state. If the person has signed out since, it must not show their data. */
export function leaveStalePage(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession().status === 'signed-in' && !hasSessionHint()) window.location.reload()
  })
}
