import { late } from '@/domain/base/late'
/**
 * A visible character: no space, control, lone surrogate, invisible character (zero-width, Hangul fillers, selectors, tags), empty Braille
 * cell, accent without its letter, or mark of an object that was not copied.
 */
const VISIBLE = late(() => /[^\s\p{M}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/u)

/** True if the text has no visible character; the only test of « empty » for fields, forms and documents. */
export function isBlank(text: string): boolean {
  return !VISIBLE().test(text)
}

/** The trimmed text; '' if blank. */
export function visibleText(text: string): string {
  return isBlank(text) ? '' : text.trim()
}
