import { useEffect } from 'react'
import { focusHeading } from './main-landmark'
import { arriveAt } from './page-arrival'

/** The title of the tab, for pages outside the signed-in shell; who comes from another one starts at its heading. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    if (!arriveAt(title)) return
    if (document.activeElement === document.body) focusHeading()
  }, [title])
}
