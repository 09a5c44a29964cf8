import { useEffect, useRef } from 'react'

/**
 * Focuses the element with an id once it is drawn. A row that moves below another heading becomes another element, so an
 * element that has the id already is not the one.
 */
export function useFocusLater(): (id: string) => void {
  const next = useRef<{ readonly id: string; readonly before: HTMLElement | null } | null>(null)
  useEffect(() => {
    const { id = '', before } = next.current ?? {}
    const target = document.getElementById(id)
    if (!target || target === before) return
    next.current = null
    target.focus()
  })
  return (id) => {
    next.current = { id, before: document.getElementById(id) }
  }
}
