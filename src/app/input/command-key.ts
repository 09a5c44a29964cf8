import type { CommandsView } from '@/components/frame/commands-view'

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

interface Circumstances {
  readonly isTyping: boolean
  readonly isMac: boolean
  readonly isHelpKeyOn: boolean
}

/** The view that a key opens; null: not our key. */
export function viewOfKey(pressed: Pressed, { isTyping, isMac, isHelpKeyOn }: Circumstances): CommandsView {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (altKey) return null
  if (key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey) {
    // In a text field on macOS, Ctrl+K deletes to the end of the line.
    return isMac && ctrlKey && isTyping ? null : 'palette'
  }
  // Shift is allowed, because most keyboards need it for a question mark.
  return key === '?' && !ctrlKey && !metaKey && !isTyping && isHelpKeyOn ? 'help' : null
}
