import type { CommandsView } from '@/components/frame/commands-view'
import { isQuestionMark, isShortcut, type PressedKey } from '@/lib/keys/shortcut-key'

interface Circumstances {
  readonly isTyping: boolean
  readonly isMac: boolean
  readonly isHelpKeyOn: boolean
}

/** The view that a key opens; null: not our key. */
export function viewOfKey(
  pressed: PressedKey,
  { isTyping, isMac, isHelpKeyOn }: Circumstances,
): CommandsView {
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (isShortcut(pressed, 'k')) {
    // In a text field on macOS, Ctrl+K deletes to the end of the line.
    return isMac && ctrlKey && isTyping ? null : 'palette'
  }
  // Shift is allowed, because most keyboards need it for a question mark.
  const isHelpKey = isQuestionMark(key) && !ctrlKey && !metaKey && !altKey
  return isHelpKey && !isTyping && isHelpKeyOn ? 'help' : null
}
