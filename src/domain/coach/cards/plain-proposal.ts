import { plainLine, plainText } from '@/domain/coach/answer/answer-text'
import { kindOf, type Proposed } from './card-kinds'
import { mapTexts } from './proposal'

/** A model's proposal for a card: texts without Markdown. Quotes stay unchanged, because they are searched in the person's texts. */
export function plainProposal(proposed: Proposed): Proposed {
  const plain = mapTexts(proposed, (text, form, max) => {
    if (form === 'quote') return text
    const written = form === 'line' ? plainLine(text) : plainText(text)
    // The plain text may be empty or, with a source's title, too long.
    return written === '' || written.length > max ? text : written
  })
  return kindOf({ proposed }).polished?.(plain) ?? plain
}
