import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOverlayEntry } from '@/components/use-overlay-entry'
import { readStored, writeStored } from '@/data/device/device-storage'
import type { Fields } from '@/domain/base/read-field'
import { screenOf } from '@/lib/screens'
import { useMediaQuery } from '@/ui/use-media-query'

const OPEN_KEY = 'coach.panel'
const PHONE = '(width < 40rem)'
/** Below this width no overlay can move for the panel; from it on they do (`theme.css`). */
const NO_ROOM_ASIDE = '(width < 70rem)'

/**
 * The panel's open state. Next to the page, the panel remains open on every page for the browser session. Where it covers
 * the page, it is a history entry of that page: Back closes it, and no load opens it over another page. On the payment page
 * it opens only by a press.
 */
export function usePanelState(isOverlaid: boolean) {
  const isPhone = useMediaQuery(PHONE)
  const hasNoRoomAside = useMediaQuery(NO_ROOM_ASIDE)
  const { pathname } = useLocation()
  const { entry, open, close } = useOverlayEntry(parsePanel)
  const [isBeside, setIsBeside] = useState(() => !isPhone && readStored(OPEN_KEY, 'session') === 'open')
  /** Page of the press. After a press the panel takes the focus; reopened by a reload, it does not. */
  const [pressedOn, setPressedOn] = useState<string | null>(null)
  /** The panel is over an overlay that cannot move. A panel with a history entry remains a sheet until closed. */
  const isSheet = isOverlaid && !isPhone && (hasNoRoomAside || entry !== null)
  const mayOpen = screenOf(pathname) !== 'payment' || pressedOn === pathname
  const isOpen = mayOpen && (entry !== null || (isBeside && !isPhone))

  function keepBeside(isKept: boolean) {
    setIsBeside(isKept)
    writeStored(OPEN_KEY, isKept ? 'open' : null, 'session')
  }

  function change(isOpening: boolean) {
    setPressedOn(isOpening ? pathname : null)
    if (!isOpening) {
      keepBeside(false)
      if (entry) close()
    } else if (!isPhone && !isSheet) keepBeside(true)
    else if (!entry) open({ [PANEL]: true })
  }

  // The window was narrowed or the phone turned: a panel next to the page now covers it.
  const cover = useEffectEvent(() => {
    if (!isBeside) return
    keepBeside(false)
    if (isOpen && !entry) open({ [PANEL]: true })
  })
  useEffect(() => {
    const list = window.matchMedia(PHONE)
    const onChange = () => list.matches && cover()
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }, [])

  return {
    isOpen,
    /** A `page` or `sheet` makes the content below unusable. */
    layout: isPhone ? ('page' as const) : isSheet ? ('sheet' as const) : ('beside' as const),
    /** The panel covers the content below, as an entry of the history. */
    isCovering: entry !== null,
    isPressed: pressedOn !== null,
    change,
    /** For a navigation, which leaves the history entry by itself. */
    leave: () => keepBeside(false),
  }
}

const PANEL = 'coachPanel'

function parsePanel(fields: Fields): true | null {
  return fields[PANEL] === true || null
}
