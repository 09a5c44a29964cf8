import { useEffect } from 'react'
import { focusHeading } from '@/components/frame/main-landmark'
import { arriveAt } from '@/components/frame/page-arrival'
import { tabTitle } from '@/lib/screens'

let last: string | null = null

/** Each lesson is a page of its own on one screen: the tab is called as it is, and who comes from another one starts at its heading. */
export function useOwnTitle(heading: string): void {
  useEffect(() => {
    // After the frame, which gives the tab the name of the screen.
    queueMicrotask(() => {
      const hasMoved = last !== null && last !== heading
      last = heading
      arriveAt(tabTitle(heading))
      if (hasMoved && document.activeElement === document.body) focusHeading()
    })
  }, [heading])
}
