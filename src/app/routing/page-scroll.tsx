import { use, useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { DestinationContext } from '@/app/opening/slow-arrival'

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

  return <ScrollRestoration getKey={placeOf} />
}

/** A link to a part of its page makes an entry that the router has not named: all of those would be one. */
function placeOf({ key, pathname, hash }: Location): string {
  return `${key}${pathname}${hash}`
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
