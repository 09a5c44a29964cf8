import { isAddress } from '@/lib/screens'
import { UNKNOWN_PAGE_ID, UNKNOWN_PAGE_TEXT } from '@/lib/unknown-page'
import { askedAddress, keepAskedAddress } from './asked-address'

const SHOWN_MS = 10_000

/** On the landing page: says that the address from which the loader sent a visitor here is no page. A login does not lead there. */
export function tellUnknownAddress(): void {
  const asked = askedAddress()
  if (asked === null || isAddress(asked.split('?')[0] ?? '')) return
  keepAskedAddress(null)
  const place = document.getElementById(UNKNOWN_PAGE_ID)
  if (!place) return
  place.textContent = UNKNOWN_PAGE_TEXT
  setTimeout(() => place.replaceChildren(), SHOWN_MS)
}
