import { useEffect, useRef } from 'react'
import type { ShownState } from './kind'

/** Documents arrive one by one, so a card may change its state twice before it settles. */
const SETTLED_MS = 5_000

/**
 * The pressed button disappears with the card's state: the focus moves to the first button of the new state, or into the
 * form. `shown`: the visible state. `follow`: called by each press; `isAnswering`: waits until the card is answered.
 */
export function useCardFocus(shown: ShownState | 'form', isOpen: boolean) {
  const group = useRef<HTMLDivElement>(null)
  const pressed = useRef({ shown: '', isAnswering: false, until: 0 })
  useEffect(() => {
    const { current } = pressed
    if (performance.now() > current.until || current.shown === shown || (current.isAnswering && isOpen))
      return
    current.shown = ''
    // The person may have moved the focus; « Tout ajouter » is about to disappear.
    const { activeElement: at } = document
    if (at !== document.body && !at?.matches('[data-add-all]') && !group.current?.contains(at)) return
    group.current
      ?.querySelector<HTMLElement>(
        shown === 'form' ? 'form :is(input, textarea)' : '[data-answers] :is(button, a)',
      )
      ?.focus()
  }, [shown, isOpen])
  return {
    group,
    follow: (isAnswering = false) => {
      pressed.current = { shown, isAnswering, until: performance.now() + SETTLED_MS }
    },
  }
}
