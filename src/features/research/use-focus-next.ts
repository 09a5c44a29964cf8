import { useCallback, useLayoutEffect, useRef } from 'react'

/** Focuses or presses an element that a change is about to render: looked up after each render until it exists. */
export function useFocusNext(): (id: string, verb?: 'focus' | 'click') => void {
  const next = useRef<{ readonly id: string; readonly verb: 'focus' | 'click' } | null>(null)
  useLayoutEffect(() => {
    const wanted = next.current
    const target = wanted && document.getElementById(wanted.id)
    if (!target) return
    next.current = null
    target[wanted.verb]()
  })
  return useCallback((id: string, verb: 'focus' | 'click' = 'focus') => {
    next.current = { id, verb }
  }, [])
}
