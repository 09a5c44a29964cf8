import { withoutDay } from '@/domain/coach/answer/advice-lines'
import { plainLine, plainText } from '@/domain/coach/answer/answer-text'
import { PROPOSAL_LIMITS, type Proposed } from './proposal'

/**
 * A proposal of a model as a card holds it: its texts without marks, its day out of its text. `preuve` stays as it came:
 * it is looked for in what the person wrote.
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

/** A source's title may make it longer: then, and where nothing is left, it stays as it came. */
function within(plain: string, text: string, max: number): string {
  return plain === '' || plain.length > max ? text : plain
}
