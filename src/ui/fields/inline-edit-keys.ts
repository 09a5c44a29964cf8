import type { KeyboardEvent } from 'react'

/** Keys of a text that is edited in place: Esc cancels without reaching a surrounding dialog. */
export function inlineEditKeys(onEscape: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onEscape()
  }
}
