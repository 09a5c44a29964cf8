import { useEffect } from 'react'
import { focusHeading } from './main-landmark'
import { arriveAt } from './page-arrival'

/** Title of the tab for pages outside the signed-in shell; after a navigation, focuses the heading. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    if (!arriveAt(title)) return
    if (document.activeElement === document.body) focusHeading()
  }, [title])
}
