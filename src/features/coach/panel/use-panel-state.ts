import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOverlayEntry } from '@/components/use-overlay-entry'
import { readStored, writeStored } from '@/data/device/device-storage'
import type { Fields } from '@/domain/base/read-field'
import { screenOf } from '@/lib/screens'
import { useMediaQuery } from '@/ui/use-media-query'

const OPEN_KEY = 'coach.panel'
const PHONE = '(width < 40rem)'
/** No overlay can move aside for the panel; from there on they do (`theme.css`). */
const NO_ROOM_ASIDE = '(width < 70rem)'

/**
 * Whether the panel is open. Beside the page it is so on each of them, for the browser session. Where
 * it covers the page it lies over this one alone, as an entry of the history: Back closes it, and no load opens it over
 * another page. It never comes by itself over the payment.
 */
export function usePanelState(isOverlaid: boolean) {
  const isPhone = useMediaQuery(PHONE)
  const hasNoRoomAside = useMediaQuery(NO_ROOM_ASIDE)
  const isPaying = screenOf(useLocation().pathname) === 'payment'
  const { entry, open, close } = useOverlayEntry(parsePanel)
  const [isBeside, setIsBeside] = useState(() => !isPhone && readStored(OPEN_KEY, 'session') === 'open')
  /** Where it was opened by a press, it takes the focus; opened again by a reload, it does not. */
  const [pressed, setPressed] = useState<'nowhere' | 'while-paying' | 'elsewhere'>('nowhere')
  /** Over an overlay that cannot move aside; what lies there as an entry of the history stays so until it is closed. */
  const isSheet = isOverlaid && !isPhone && (hasNoRoomAside || entry !== null)
  const isWanted = entry !== null || (isBeside && !isPhone)
  const isOpen = isWanted && (!isPaying || pressed === 'while-paying')

  function keepBeside(isKept: boolean) {
    setIsBeside(isKept)
    writeStored(OPEN_KEY, isKept ? 'open' : null, 'session')
  }

  function change(isOpening: boolean) {
    setPressed(!isOpening ? 'nowhere' : isPaying ? 'while-paying' : 'elsewhere')
    if (!isOpening) {
      keepBeside(false)
      if (entry) close()
    } else if (!isPhone && !isSheet) keepBeside(true)
    else if (!entry) open({ [PANEL]: true })
  }

  // A window that was made narrow, a phone that was turned: what stood beside the page now covers it.
  const cover = useEffectEvent(() => {
    if (!isBeside) return
    keepBeside(false)
    if (isOpen && !entry) open({ [PANEL]: true })
  })
  useEffect(() => onPhoneChange((isNarrow) => isNarrow && cover()), [])

  return {
    isOpen,
    /** What lies under it cannot be used meanwhile. */
    layout: isPhone ? ('page' as const) : isSheet ? ('sheet' as const) : ('beside' as const),
    /** It lies over what is below it, as an entry of the history. */
    isCovering: entry !== null,
    isPressed: pressed !== 'nowhere',
    change,
    /** For another page, which leaves the entry behind by itself. */
    leave: () => keepBeside(false),
  }
}

const PANEL = 'coachPanel'

function parsePanel(fields: Fields): true | null {
  return fields[PANEL] === true || null
}

/** Below the `sm:` of the panel's classes it covers the page. Returns what ends it. */
function onPhoneChange(listener: (isPhone: boolean) => void): () => void {
  const list = window.matchMedia(PHONE)
  const onChange = () => listener(list.matches)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
