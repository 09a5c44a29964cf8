import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
} from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Id of the text that explains the arrows on a row's handle. */
export const ORDER_HELP_ID = 'order-of-todos'

/** Scrolls a row's actions into sight, or out of it; `within` is a part of the row. */
export function showActions(within: HTMLElement): void {
  const strip = within.closest('[data-strip]')
  strip?.scrollTo({ left: strip.scrollLeft > 0 ? 0 : strip.scrollWidth })
}

/** Tab moves between rows; the arrows move between a row's checkbox and its buttons. */
export function moveInRow(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const { target } = event
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || !target.matches(IN_ROW)) return
  const all = [...(target.closest('[data-row]')?.querySelectorAll<HTMLElement>(IN_ROW) ?? [])]
  const next = all[all.indexOf(target) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const IN_ROW = 'button, [type="checkbox"]'

/**
 * One row at a time shows its actions: a press elsewhere, or another opened row, closes it. The list listens to scroll
 * events, because a finger, a press or the focus may move a row's strip.
 */
export function useOneOpenRow(): Record<'onScrollCapture' | 'onScrollEndCapture', (event: UIEvent) => void> {
  const open = useRef<Element | null>(null)
  /** Closing strips, which scroll as well. */
  const closing = useRef(new WeakSet<Element>())

  const close = useCallback(() => {
    if (!open.current) return
    closing.current.add(open.current)
    open.current.scrollTo({ left: 0 })
    open.current = null
  }, [])

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      // A menu of the row is anchored at one of its buttons, and would move with it under the finger.
      if (!(target instanceof Element) || target.closest('[role="menu"]')) return
      const strip = target.closest('[data-strip]')
      if (strip) closing.current.delete(strip)
      if (strip !== open.current) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [close])

  return {
    onScrollCapture({ target }) {
      if (!(target instanceof Element)) return
      if (target.scrollLeft <= 0) {
        closing.current.delete(target)
        if (open.current === target) open.current = null
      } else if (target !== open.current && !closing.current.has(target)) {
        close()
        open.current = target
      }
    },
    onScrollEndCapture({ target }) {
      if (!(target instanceof Element) || !closing.current.has(target)) return
      // A strip that still slides open after a swipe may ignore the command to scroll back.
      if (target.scrollLeft > 0) target.scrollTo({ left: 0 })
    },
  }
}

/**
 * Whether the rows have their buttons: from the first touch, mouse or focus in the list, or the first idle moment on. They are four fifths of a
 * row's elements, and the list is drawn sooner without them.
 */
export function useHasButtons(list: RefObject<HTMLElement | null>): boolean {
  const [hasButtons, setHasButtons] = useState(false)
  useEffect(() => {
    const rows = list.current
    if (!rows || hasButtons) return
    const made = new AbortController()
    const make = () => setHasButtons(true)
    for (const reach of ['pointerover', 'pointerdown', 'focusin'])
      rows.addEventListener(reach, make, { signal: made.signal })
    const cancel = whenIdle(() => startTransition(make))
    return () => {
      made.abort()
      cancel()
    }
  }, [list, hasButtons])
  return hasButtons
}

/** True once a handle is reached by mouse or key, or its row is opened by a finger. */
export function useIsReached(list: RefObject<HTMLElement | null>): boolean {
  const [isReached, setIsReached] = useState(false)
  useEffect(() => {
    const rows = list.current
    if (!rows || isReached) return
    const reach = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-handle], [data-strip] button'))
        setIsReached(true)
    }
    rows.addEventListener('pointerover', reach)
    rows.addEventListener('focusin', reach)
    return () => {
      rows.removeEventListener('pointerover', reach)
      rows.removeEventListener('focusin', reach)
    }
  }, [list, isReached])
  return isReached
}
