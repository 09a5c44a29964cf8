import { useEffect, useEffectEvent, useRef } from 'react'
import type { CoachCall } from '@/components/ask-coach'
import { isTouch } from '@/lib/is-touch'

interface ChatFocus {
  /** False for a panel that a reload opens again. */
  readonly takesFocus: boolean
  readonly isLocked: boolean
  readonly isEmpty: boolean
  readonly call: CoachCall | null
}

/** Moves the focus into the conversation when the chat is opened, and when the focused element disappears. */
export function useChatFocus({ takesFocus, isLocked, isEmpty, call }: ChatFocus) {
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const logRef = useRef<HTMLDivElement>(null)
  const noticeRef = useRef<HTMLElement>(null)

  /** On a phone without opening the keyboard. */
  function focusConversation() {
    const field = isTouch() ? logRef.current : fieldRef.current
    ;(noticeRef.current ?? field)?.focus({ preventScroll: true })
  }

  const arrive = useEffectEvent(() => {
    if (takesFocus && !isTouch()) focusConversation()
  })
  useEffect(() => arrive(), [takesFocus, isEmpty, call])

  // If the focused field or notice disappears, its replacement takes the focus.
  const followLock = useEffectEvent(() => {
    if (document.activeElement === document.body) focusConversation()
  })
  const wasLocked = useRef(isLocked)
  useEffect(() => {
    if (wasLocked.current !== isLocked) followLock()
    wasLocked.current = isLocked
  }, [isLocked])

  return { focusConversation, fieldRef, logRef, noticeRef }
}
