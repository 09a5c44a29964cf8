/** The part of a `KeyboardEvent` that says which key was pressed. */
export interface PressedKey {
  readonly key: string
  /** The place of the key, named by the letter that a US keyboard has there; '' where the device does not say. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export type ShortcutLetter = 'k' | 's'

/**
 * Ctrl or ⌘ with a letter, and no other key: AltGr sends Ctrl and Alt on Windows, and browsers own combinations with Shift. The one test
 * for every shortcut with a letter.
 */
export function isShortcut(pressed: PressedKey, letter: ShortcutLetter): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed
  return ctrlKey !== metaKey && !altKey && !shiftKey && isLetter(pressed, letter)
}

/**
 * The letter that the layout writes, else the key's place: Russian, Greek, Arabic or Thai keyboards write no Latin letter, and their users
 * press the key of the Latin one. A layout that writes Latin letters, digits or signs there (Dvorak, Bépo) has its K elsewhere.
 */
function isLetter({ key, code }: PressedKey, letter: ShortcutLetter): boolean {
  // Japanese keyboards may write « ｋ », as wide as their own letters.
  const written = key.normalize('NFKC').toLowerCase()
  if (written === letter) return true
  return code === `Key${letter.toUpperCase()}` && !isLatinKey(written)
}

/** False for « Unidentified », which says nothing. Names of keys (« Dead », « Process ») are Latin text, and no letter. */
function isLatinKey(written: string): boolean {
  return written !== 'unidentified' && /[\p{Script=Latin}\p{N}\p{P}\p{S}]/u.test(written)
}

/** « ? » of any keyboard: also the Arabic and the wide one. */
export function isQuestionMark(key: string): boolean {
  return /^[?؟？]$/.test(key)
}
