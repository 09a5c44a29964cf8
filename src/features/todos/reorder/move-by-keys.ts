import { handleAt, rowOf } from './row-marks'

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
}

interface KeyEvents {
  /** The first key also lifts the todo. */
  step: (id: string, by: number) => void
  isLifted: () => boolean
  putDown: () => void
  putBack: () => void
}

/** Arrows on the handle lift and move a todo; Enter, space or Tab drop it, Escape and a press elsewhere cancel. */
export function moveByKeys(list: HTMLElement, events: KeyEvents): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const handle = handleAt(event.target)
    if (!handle || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = STEPS[event.key]
    if (by !== undefined && (events.isLifted() || Number.isFinite(by))) {
      event.preventDefault()
      events.step(rowOf(handle)?.dataset['row'] ?? '', by)
    } else if (events.isLifted()) {
      answer(event, handle)
    }
  }

  function answer(event: KeyboardEvent, handle: HTMLElement) {
    switch (event.key) {
      case 'Escape':
        event.preventDefault()
        event.stopPropagation()
        events.putBack()
        break
      case 'Enter':
      case ' ':
        event.preventDefault()
        // The space bar presses a button on keyup.
        handle.addEventListener('keyup', (up) => up.preventDefault(), { once: true })
        events.putDown()
        break
      case 'Tab':
        events.putDown()
    }
  }

  list.addEventListener('keydown', onKeyDown)
  list.addEventListener('focusout', events.putBack)
  return () => {
    list.removeEventListener('keydown', onKeyDown)
    list.removeEventListener('focusout', events.putBack)
  }
}
