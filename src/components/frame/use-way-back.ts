import type { MouseEvent } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { overlayMark } from '@/components/use-overlay-entry'
import { readFields } from '@/domain/base/read-field'

/** State of a link from a list to a page whose « Retour » leads back to that list: the entry below is the list as it was left. */
export const FROM_LIST = { isFromList: true } as const

/**
 * A press of « Retour » on a page that was opened from its list goes back in the history: to the row, where a new address would start at its top.
 * On a page that was opened elsewhere it stays a link.
 */
export function useWayBack(): (press: MouseEvent) => void {
  const location: Location<unknown> = useLocation()
  const { state } = location
  const navigate = useNavigate()
  // An overlay has an entry of its own over that of the page.
  const isBelow = readFields(state)?.['isFromList'] === true && overlayMark(state).isOver !== true
  return (press) => {
    const isElsewhere = press.ctrlKey || press.metaKey || press.shiftKey || press.altKey
    if (!isBelow || isElsewhere) return
    press.preventDefault()
    void navigate(-1)
  }
}
