import type { KeyboardEvent } from 'react'

/**
 * The keys of a text that is edited in place: Esc gives the edit up and goes no further, a dialog around it stays.
 * Enter or Esc that ends an IME composition chooses a word and is for neither.
 */
export function inlineEditKeys(onEscape: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) {
      if (event.key === 'Enter') event.preventDefault()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onEscape()
    }
  }
}
