import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SCREENS, screenOf, tabTitle } from '@/lib/screens'
import { readCommandsView } from './commands-view'
import { focusHeading, isFocusInMain } from './main-landmark'
import { arriveAt } from './page-arrival'

/**
 * Mounted beside the screen, inside the same Suspense: when another screen has been drawn, the page takes its
 * title and the focus goes to its heading. Not on the first load, and not when the screen placed the focus itself.
 */
export function AppShellArrival() {
  const { pathname } = useLocation()
  const screen = screenOf(pathname)
  const isInside = useRef(false)

  useEffect(() => {
    const hasMoved = arriveAt(tabTitle(screen ? SCREENS[screen].title : 'Coach Boom'))
    // Just logged in, or already at the commands again: whoever was quicker than the screen keeps what they took.
    const isQuicker = readCommandsView() !== null
    const isTaken = isInside.current ? isQuicker || isFocusInMain() : document.activeElement !== document.body
    isInside.current = true
    if (hasMoved && !isTaken) focusHeading()
  }, [screen])

  return null
}
