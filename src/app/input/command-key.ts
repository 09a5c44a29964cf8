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

/** Which of the two a key asks for; null: the key is somebody else's. */
export function viewOfKey(pressed: Pressed, { isTyping, isMac, isHelpKeyOn }: Circumstances): CommandsView {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (altKey) return null
  if (key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey) {
    // In a text of macOS, Ctrl+K erases to the end of the line.
    return isMac && ctrlKey && isTyping ? null : 'palette'
  }
  // Shift is how most keyboards write a question mark.
  return key === '?' && !ctrlKey && !metaKey && !isTyping && isHelpKeyOn ? 'help' : null
}
