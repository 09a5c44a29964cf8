import { useEffect } from 'react'

/** The title of the tab, for pages outside the signed-in shell. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
