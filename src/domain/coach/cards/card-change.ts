import { shortened } from '@/domain/base/text/cut-text'
import type { Card, CardState } from './card'
import { type Proposed } from './proposal'
import { itemPlace } from '@/domain/projects/text/item-text'

/** Whether what it proposes stands in the person's work. */
export function isTaken({ state }: Card): boolean {
  return state === 'accepted' || state === 'edited'
}

/** What a card proposes, in a few words: « Filmer 3 plans ». */
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
    case 'souvenir':
      // Not its words: what was forgotten would go on being told with the history.
      return 'souvenir'
  }
}

/** How a card stands, in a word: « en attente ». */
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
 * What became of the cards under one answer, as its last line when it is sent again as history; '' for none. Never
 * stored. Without it a model says that it did what was refused.
 */
export function outcomeLine(cards: readonly Card[]): string {
  const told = cards.flatMap(({ proposed, state }) => {
    if (!proposed || state === 'open') return []
    const day = proposed.genre === 'tache' && state !== 'ignored' ? ` (${proposed.jour})` : ''
    return `«\u00a0${shortened(cardSubject(proposed), SUBJECT_MAX)}\u00a0» ${OUTCOMES[state]}${day}`
  })
  const waiting = cards.filter(({ state }) => state === 'open').length
  if (waiting > 0) told.push(`${waiting} en attente, rien n'est enregistré`)
  return told.length === 0 ? '' : `[Propositions\u00a0: ${told.join('\u00a0; ')}]`
}

const SUBJECT_MAX = 60
