import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { screenOf, titleOf } from './app-shell-sections'

export const MAIN_ID = 'contenu'

/**
 * Mounted beside the screen, inside the same Suspense: when another screen has been drawn, the page takes its
 * title and the focus goes to its heading. Not on the first load, and not when the screen placed the focus itself.
 */
export function AppShellArrival() {
  const { pathname } = useLocation()
  const screen = screenOf(pathname)
  const last = useRef(screen)

  useEffect(() => {
    document.title = titleOf(screen)
    if (last.current === screen) return
    last.current = screen
    if (!isFocusInside()) focusHeading()
  }, [screen])

  return null
}

/** The start of the screen, also for the focus of what has just gone from it. */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID)
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}

function isFocusInside(): boolean {
  const main = document.getElementById(MAIN_ID)
  return main !== document.activeElement && main?.contains(document.activeElement) === true
}
