import { useLayoutEffect, type RefObject } from 'react'

/** When a table leaves with the focus in it, the focus goes to the heading of its neighbour. */
export function useFocusOfTheGone(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const beside = element.nextElementSibling ?? element.previousElementSibling
      // Asked once it is really gone: an effect can also be cleaned up to be run again.
      queueMicrotask(() => {
        if (element.isConnected) return
        beside?.querySelector<HTMLElement>('h2 button, h2[tabindex]')?.focus()
      })
    }
  }, [frame])
}
