import { withoutDay } from '@/domain/coach/answer/advice-lines'
import { plainLine, plainText } from '@/domain/coach/answer/answer-text'
import { PROPOSAL_LIMITS, type Proposed } from './proposal'

/**
 * A model's proposal for a card: texts without Markdown, the weekday removed from a task's text. `preuve` stays unchanged, because it is
 * searched in the person's texts, and so do the passages of amounts.
 */
export function plainProposal(proposed: Proposed): Proposed {
  switch (proposed.genre) {
    case 'tache': {
      const texte = line(proposed.texte, PROPOSAL_LIMITS.todo)
      const { text, day } = withoutDay(texte)
      return { ...proposed, texte: day === proposed.jour ? text : texte, pourquoi: why(proposed.pourquoi) }
    }
    case 'element':
      return { ...proposed, texte: item(proposed.texte), pourquoi: why(proposed.pourquoi) }
    case 'produit':
      return { ...proposed, note: proposed.note && block(proposed.note, PROPOSAL_LIMITS.note) }
    case 'projet':
      return {
        ...proposed,
        titre: line(proposed.titre, PROPOSAL_LIMITS.title),
        elements: proposed.elements.map(({ element, texte }) => ({ element, texte: item(texte) })),
      }
    case 'chiffres':
      return proposed
    case 'souvenir':
      return { ...proposed, fait: line(proposed.fait, PROPOSAL_LIMITS.fact) }
  }
}

function why(text: string | null): string | null {
  return text && line(text, PROPOSAL_LIMITS.why)
}

function item(text: string): string {
  return block(text, PROPOSAL_LIMITS.item)
}

function block(text: string, max: number): string {
  return within(plainText(text), text, max)
}

function line(text: string, max: number): string {
  return within(plainLine(text), text, max)
}

/** Returns the original text if the plain one is empty or, with a source's title, too long. */
function within(plain: string, text: string, max: number): string {
  return plain === '' || plain.length > max ? text : plain
}
