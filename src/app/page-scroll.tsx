import { use, useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { DestinationContext } from './slow-arrival'

const PATIENCE_MS = 10_000
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** A new address begins at its top; who comes back, or loads the page anew, finds it where it was. */
export function PageScroll() {
  const { readScroll } = use(DestinationContext)
  const { key } = useLocation()

  useLayoutEffect(() => {
    const top = readScroll()
    if (top !== null) return reach(top)
  }, [key, readScroll])

  return <ScrollRestoration />
}

/**
 * What a screen lists comes a little after it: the page goes to its place when it is long enough for that, unless somebody
 * moves it first. Returns what ends the wait.
 */
function reach(top: number): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const end = () => waiting.abort()
  const grown = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight < top) return
    window.scrollTo(0, top)
    end()
  })
  grown.observe(document.body)
  const timer = setTimeout(end, PATIENCE_MS)
  for (const hand of HANDS) window.addEventListener(hand, end, { signal, passive: true, capture: true })
  signal.addEventListener('abort', () => {
    grown.disconnect()
    clearTimeout(timer)
  })
  return end
}
