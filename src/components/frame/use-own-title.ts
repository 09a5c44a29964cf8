import { useEffect } from 'react'
import { focusHeading, MAIN_ID } from '@/components/frame/main-landmark'
import { arriveAt } from '@/components/frame/page-arrival'
import { tabTitle } from '@/lib/screens'

let last: string | null = null

/** Sets the tab's title to the heading; on the next lesson of the same screen, also focuses the heading. */
export function useOwnTitle(heading: string): void {
  useEffect(() => {
    // After the app frame has set the screen's title.
    queueMicrotask(() => {
      const hasMoved = last !== null && last !== heading
      last = heading
      arriveAt(tabTitle(heading))
      const isLost = hasMoved && document.activeElement === document.body
      // The frame found no heading yet: it is drawn with what was read.
      if (isLost || document.activeElement?.id === MAIN_ID) focusHeading()
    })
  }, [heading])
}
