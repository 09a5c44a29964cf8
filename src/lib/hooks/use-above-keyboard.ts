import { useEffect, type RefObject } from 'react'

type Sight = Pick<VisualViewport, 'offsetTop' | 'height' | 'scale'>

/**
 * How far something at the bottom of the window must be lifted to stay in sight; `bottom` is where it ends while it is
 * lifted by `lift`. All in CSS pixels of the window.
 */
export function liftIntoSight(lift: number, bottom: number, { offsetTop, height, scale }: Sight): number {
  // Two fingers made a part of the page large: nothing lies over the rest.
  if (scale > 1.05) return 0
  return Math.max(0, Math.round(lift + bottom - offsetTop - height))
}

/**
 * Keeps a fixed field in sight while it has the focus, where the keyboard lies over the window (an iPhone's) instead of
 * making it low (`interactive-widget` in index.html). The element reads `--lift`.
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
