import { useCallback, useEffect, useRef } from 'react'

/** Moves the focus to what a change is about to draw: looked for after each render until it is there. */
export function useFocusNext(): (id: string) => void {
  const next = useRef<string | null>(null)
  useEffect(() => {
    const target = next.current === null ? null : document.getElementById(next.current)
    if (!target) return
    next.current = null
    target.focus()
  })
  return useCallback((id: string) => {
    next.current = id
  }, [])
}
