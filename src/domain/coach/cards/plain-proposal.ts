import { plainLine, plainText } from '@/domain/coach/answer/answer-text'
import { marksLaw } from '@/domain/coach/answer/sources'
import { kindOf, type Proposed } from './card-kinds'
import { mapTexts, textsOf } from './proposal'

/**
 * A model's proposal for a card: texts without Markdown. Quotes stay unchanged, because they are searched in the person's texts. Null: a
 * figure of law has no room for its page and reading, and does not stand without them.
 */
export function plainProposal(proposed: Proposed): Proposed | null {
  const plain = mapTexts(proposed, (text, form, max) => {
    if (form === 'quote') return text
    const written = form === 'line' ? plainLine(text) : plainText(text)
    // The plain text may be empty or, with a source's title, too long.
    return written === '' || written.length > max ? text : written
  })
  if (textsOf(plain).some(marksLaw)) return null
  return kindOf({ proposed }).polished?.(plain) ?? plain
}
