import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Largest distance from the end that counts as the end. */
const NEAR_PX = 64
/** Events of a reader's scroll; a move within this time after them is the reader's. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const HAND_MS = 1_000

interface FollowScroll {
  contentRef: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  goToEnd: () => void
}

/** Follows the newest line while the reader is at the end, not after they scrolled up. */
export function useFollowScroll(
  scrollRef: RefObject<HTMLDivElement | null>,
  isFollowed: boolean,
): FollowScroll {
  const contentRef = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)

  const goToEnd = useCallback(() => {
    isFollowing.current = true
    const box = scrollRef.current
    if (box) box.scrollTop = box.scrollHeight
  }, [scrollRef])

  // The observer calls before the first paint: a restored conversation opens at its end.
  useLayoutEffect(() => {
    const box = scrollRef.current
    const content = contentRef.current
    if (!box || !content) return
    let top = box.scrollTop
    let height = box.scrollHeight
    let lastHand = -Infinity
    const look = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX
      // Only an upward move is the reader's, because growing text leaves the position unchanged. WebKit itself moves up
      // when a longer text replaces a text.
      const isOfReader = box.scrollHeight === height || performance.now() - lastHand < HAND_MS
      if (isNear) isFollowing.current = true
      else if (box.scrollTop < top && isOfReader) isFollowing.current = false
      top = box.scrollTop
      height = box.scrollHeight
      setIsAtEnd(isNear || (isFollowed && isFollowing.current))
    }
    // The answer grows, or the field below does.
    const resized = new ResizeObserver(() => {
      if (isFollowed && isFollowing.current) box.scrollTop = box.scrollHeight
      look()
    })
    resized.observe(box)
    resized.observe(content)
    const noteHand = () => {
      lastHand = performance.now()
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    box.addEventListener('scroll', look, options)
    for (const hand of HANDS) box.addEventListener(hand, noteHand, options)
    return () => {
      resized.disconnect()
      listening.abort()
    }
  }, [scrollRef, isFollowed])

  return { contentRef, isAtEnd, goToEnd }
}
