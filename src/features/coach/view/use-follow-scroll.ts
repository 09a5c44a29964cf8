import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Largest distance from the end that counts as the end. */
const NEAR_PX = 64
/** Above the question. */
const GAP_PX = 12
/** Events of a reader's scroll; a move within this time after them is the reader's. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const HAND_MS = 1_000

interface FollowScroll {
  contentRef: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  goToEnd: () => void
  goToQuestion: () => void
}

/** `question`: up to the last question, whose answer is read from its beginning; `end`: the newest line; `none`: the reader scrolled up. */
type Following = 'question' | 'end' | 'none'

/**
 * Follows the newest line, until a question is asked (`goToQuestion`): then until the question is at the top, and stays there, so that its
 * answer is read from its beginning. A reader who scrolls up is left in their place.
 */
export function useFollowScroll(
  scrollRef: RefObject<HTMLDivElement | null>,
  isFollowed: boolean,
): FollowScroll {
  const contentRef = useRef<HTMLDivElement>(null)
  const following = useRef<Following>('end')
  const [isAtEnd, setIsAtEnd] = useState(true)

  const goTo = useCallback(
    (how: Following) => {
      following.current = how
      const { current: box } = scrollRef
      if (box) follow(box, how)
    },
    [scrollRef],
  )
  const goToEnd = useCallback(() => goTo('end'), [goTo])
  const goToQuestion = useCallback(() => goTo('question'), [goTo])

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
      const isHand = performance.now() - lastHand < HAND_MS
      // Only an upward move is the reader's, because growing text leaves the position unchanged. WebKit itself moves up
      // when a longer text replaces a text.
      const isOfReader = box.scrollHeight === height || isHand
      if (isNear && isHand && box.scrollTop > top) following.current = 'end'
      else if (isNear && following.current === 'none') following.current = 'end'
      else if (box.scrollTop < top && isOfReader) following.current = isNear ? 'question' : 'none'
      top = box.scrollTop
      height = box.scrollHeight
      setIsAtEnd(isNear || (isFollowed && following.current === 'end'))
    }
    // The answer grows, or the field below does.
    const resized = new ResizeObserver(() => {
      if (isFollowed) follow(box, following.current)
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

  return { contentRef, isAtEnd, goToEnd, goToQuestion }
}

/** Never upwards: the reader may have read on. */
function follow(box: HTMLElement, how: Following): void {
  if (how === 'none') return
  const place = how === 'end' ? box.scrollHeight : placeOfQuestion(box)
  if (place > box.scrollTop) box.scrollTop = place
}

/** The last question at the top, if what follows it fills the rest. */
function placeOfQuestion(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight
  const question = [...box.querySelectorAll('[data-question]')].at(-1)
  if (!question) return end
  const above = question.getBoundingClientRect().top - box.getBoundingClientRect().top
  return Math.min(end, box.scrollTop + above - GAP_PX)
}
