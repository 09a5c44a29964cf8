import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SCREENS, screenOf, tabTitle } from '@/lib/screens'
import { readCommandsView } from './commands-view'
import { focusHeading, isFocusInMain } from './main-landmark'
import { arriveAt } from './page-arrival'

/**
 * Rendered next to the screen in the same Suspense boundary: after a navigation, sets the page's title and focuses the heading. Not on the
 * first load, nor when the screen set the focus itself.
 */
export function AppShellArrival() {
  const { pathname } = useLocation()
  const screen = screenOf(pathname)
  const isInside = useRef(false)

  useEffect(() => {
    const hasMoved = arriveAt(tabTitle(screen ? SCREENS[screen].title : 'Coach Boom'))
    // Just logged in, or in the command palette again: the focus that the person set before the screen came remains.
    const isQuicker = readCommandsView() !== null
    const isTaken = isInside.current ? isQuicker || isFocusInMain() : document.activeElement !== document.body
    isInside.current = true
    if (hasMoved && !isTaken) focusHeading()
  }, [screen])

  return null
}
