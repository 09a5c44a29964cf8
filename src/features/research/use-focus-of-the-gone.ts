import { useLayoutEffect, type RefObject } from 'react'

/** When a table with the focus is removed, the heading of its neighbour takes the focus. */
export function useFocusOfTheGone(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const beside = element.nextElementSibling ?? element.previousElementSibling
      // Checked later: React may also clean up an effect only to run it again.
      queueMicrotask(() => {
        if (element.isConnected) return
        beside?.querySelector<HTMLElement>('h2 button, h2[tabindex]')?.focus()
      })
    }
  }, [frame])
}
