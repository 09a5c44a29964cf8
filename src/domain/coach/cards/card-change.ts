import { shortened } from '@/domain/base/text/cut-text'
import type { Card, CardState } from './card'
import { type Proposed } from './proposal'
import { itemPlace } from '@/domain/projects/text/item-text'

export function isTaken({ state }: Card): boolean {
  return state === 'accepted' || state === 'edited'
}

export function cardSubject(proposed: Proposed): string {
  switch (proposed.genre) {
    case 'tache':
      return proposed.texte
    case 'element':
      return itemPlace(proposed.element)?.title ?? ''
    case 'produit':
      return 'produit'
    case 'projet':
      return proposed.titre
    case 'chiffres':
      return 'chiffres'
    case 'souvenir':
      // Without the fact's text: a fact that was forgotten must not be sent again with the history.
      return 'souvenir'
  }
}

export function cardOutcome(state: CardState): string {
  return state === 'open' ? 'en attente' : OUTCOMES[state]
}

const OUTCOMES: Readonly<Record<Exclude<CardState, 'open'>, string>> = {
  accepted: 'acceptée',
  edited: 'acceptée après modification',
  ignored: 'ignorée',
  undone: 'annulée',
}

/**
 * The outcome of an answer's cards, added as its last line when the history is sent; '' for none. Never stored. Without this line a model
 * says that it did what the person refused.
 */
export function outcomeLine(cards: readonly Card[]): string {
  const told = cards.flatMap(({ proposed, state }) => {
    if (state === 'open') return []
    const day = proposed.genre === 'tache' && state !== 'ignored' ? ` (${proposed.jour})` : ''
    return `«\u00a0${shortened(cardSubject(proposed), SUBJECT_MAX)}\u00a0» ${OUTCOMES[state]}${day}`
  })
  const waiting = cards.filter(({ state }) => state === 'open').length
  if (waiting > 0) told.push(`${waiting} en attente, rien n'est enregistré`)
  return told.length === 0 ? '' : `[Propositions\u00a0: ${told.join('\u00a0; ')}]`
}

const SUBJECT_MAX = 60
