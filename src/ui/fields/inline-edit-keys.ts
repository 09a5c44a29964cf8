import type { KeyboardEvent } from 'react'

/** The keys of a text that is edited in place: Esc gives the edit up and goes no further, a dialog around it stays. */
export function inlineEditKeys(onEscape: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onEscape()
  }
}
