import { useEffect, useLayoutEffect } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { parseJson, readFields, readText } from '@/domain/base/read-field'
import { readStored, writeStored } from '@/data/device/device-storage'

const PATIENCE_MS = 10_000
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const KEY = 'scroll'
const NO_KEY: Location['key'] = 'default'

/** Scroll positions of the tab's history entries in px; those of earlier pages of the tab are read from storage. */
let positions: Map<string, unknown> | null = null
let shown: { readonly location: Location; readonly place: string } | null = null
let stayedAt: Location['key'] | null = null

/** In px, at the last scroll event or click: where history moves to a hash, Firefox and WebKit scroll there before they tell it. */
let scrolledTo = 0

/** Keeps the position of the shown entry; to be called before the next one is shown. */
export function keepScroll(): void {
  if (shown) known().set(shown.place, scrolledTo)
}

/** The entry is shown at the position of the one before it. */
export function stayInPlaceAt({ key }: Location): void {
  stayedAt = key
}

/** A new address starts at its hash or its top; Back and a reload restore the scroll position. */
export function PageScroll() {
  const location = useLocation()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const noteScroll = () => {
      scrolledTo = window.scrollY
    }
    const leave = () => {
      noteScroll()
      keepScroll()
      writeStored(KEY, JSON.stringify(Object.fromEntries(known())), 'session')
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    noteScroll()
    const options = { passive: true, capture: true }
    for (const name of ['scroll', 'click']) window.addEventListener(name, noteScroll, options)
    return () => {
      window.removeEventListener('pagehide', leave)
      for (const name of ['scroll', 'click']) window.removeEventListener(name, noteScroll, options)
    }
  }, [])

  useLayoutEffect(() => {
    const isOpening = shown === null || shown.location === location
    const place = placeOf(location)
    // A press of the hash that is shown makes no entry, and begins there too.
    const kept = isOpening || shown?.place !== place ? known().get(place) : null
    shown = { location, place }
    const top = typeof kept === 'number' ? kept : null
    if (isOpening && isScrolled(top)) return
    if (top !== null) return reach(top)
    const target = elementOf(location.hash)
    if (target) target.scrollIntoView()
    else if (location.key !== stayedAt) window.scrollTo(0, 0)
  }, [location])

  return null
}

function known(): Map<string, unknown> {
  positions ??= new Map(Object.entries(readFields(parseJson(readStored(KEY, 'session'))) ?? {}))
  return positions
}

/** The router gives no key to the entry that the browser makes for a hash link: it gets one here, by which Back to it differs from a press. */
function placeOf({ key, pathname, hash }: Location): string {
  if (key !== NO_KEY) return key
  if (window.history.state === null) window.history.replaceState({ key: crypto.randomUUID() }, '')
  const own = readText(readFields(window.history.state)?.['key'])
  return own === '' ? `${pathname}${hash}` : own
}

function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The hash is not decodable.
    return null
  }
}

/**
 * Whether the page that the app opens was scrolled already: by the browser, to its hash or to where it was left, or by the person, whose
 * press would miss its button if the page moved. A page that was too short for the browser ends above `top`.
 */
function isScrolled(top: number | null): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  const isAtEnd = window.scrollY > scrollHeight - clientHeight - 1
  return window.scrollY > 0 && !(isAtEnd && top !== null && window.scrollY < top)
}

/** Scrolls, again once the page is long enough (lists load later), unless the person scrolls first. Returns a function that ends the wait. */
function reach(top: number): () => void {
  window.scrollTo(0, top)
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
