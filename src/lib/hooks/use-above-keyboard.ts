import { useEffect, type RefObject } from 'react'

type Sight = Pick<VisualViewport, 'offsetTop' | 'height' | 'scale'>

/** Lift that makes a bottom element visible, in CSS pixels of the window; `bottom`: its lower edge at the current `lift`. */
export function liftIntoSight(lift: number, bottom: number, { offsetTop, height, scale }: Sight): number {
  // Pinch zoom: an element must not cover the rest.
  if (scale > 1.05) return 0
  return Math.max(0, Math.round(lift + bottom - offsetTop - height))
}

/**
 * Moves a fixed, focused field into view where the keyboard overlays the window (iPhone) instead of resizing it (`interactive-widget` in
 * index.html). Sets `--lift` for the element.
 */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    const sight = window.visualViewport
    if (!element || !sight) return
    let lift = 0
    const look = () => {
      const isTyping = element.contains(document.activeElement)
      lift = isTyping ? liftIntoSight(lift, element.getBoundingClientRect().bottom, sight) : 0
      element.style.setProperty('--lift', `${lift}px`)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['resize', 'scroll']) sight.addEventListener(name, look, { signal })
    for (const name of ['focusin', 'focusout']) element.addEventListener(name, look, { signal })
    return () => listening.abort()
  }, [ref])
}
