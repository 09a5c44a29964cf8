import { use, useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { DestinationContext } from '@/app/opening/slow-arrival'

const PATIENCE_MS = 10_000
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** A new address starts at its top; Back and a reload restore the scroll position. */
export function PageScroll() {
  const { readScroll } = use(DestinationContext)
  const { key } = useLocation()

  useLayoutEffect(() => {
    const top = readScroll()
    if (top !== null) return reach(top)
  }, [key, readScroll])

  return <ScrollRestoration getKey={placeOf} />
}

/** The router gives all hash links the same key, so path and hash are added. */
function placeOf({ key, pathname, hash }: Location): string {
  return `${key}${pathname}${hash}`
}

/** Scrolls once the page is long enough (lists load later), unless the person scrolls first. Returns a function that ends the wait. */
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
