import { shortened } from '@/domain/base/text/cut-text'
import type { CardState } from './card-kind'
import { kindOf, type Card } from './card-kinds'

export function isTaken({ state }: Card): boolean {
  return state === 'accepted' || state === 'edited'
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
  const outcomes = cards.flatMap(({ proposed, state }) => {
    if (state === 'open') return []
    const kind = kindOf({ proposed })
    const day = state === 'ignored' ? undefined : kind.day?.(proposed)
    const outcome = day ? `${OUTCOMES[state]} (${day})` : OUTCOMES[state]
    return `«\u00a0${shortened(kind.subject(proposed), SUBJECT_MAX)}\u00a0» ${outcome}`
  })
  const waiting = cards.filter(({ state }) => state === 'open').length
  if (waiting > 0) outcomes.push(`${waiting} en attente, rien n'est enregistré`)
  return outcomes.length === 0 ? '' : `[Propositions\u00a0: ${outcomes.join('\u00a0; ')}]`
}

const SUBJECT_MAX = 60
