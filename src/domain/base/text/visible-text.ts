/**
 * Something that can be seen: no space of any kind, control character, half of a character, character that is drawn as
 * nothing (zero-width, fillers of Hangul, selectors, tags), empty Braille cell, or the mark of an object that was not copied.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/u

/** Whether nothing of the text can be seen: the one test of « empty » for fields, forms and documents. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** The text without spaces at its ends; '' where nothing of it can be seen. */
export function visibleText(text: string): string {
  return isBlank(text) ? '' : text.trim()
}
