import { shortened } from '@/domain/base/text/cut-text'
import type { CardState } from './card-kind'
import { kindOf, type Card } from './card-kinds'
import { presentCards } from './present-cards'
import type { CoachMessage } from '@/domain/coach/conversation/coach-request'
import { COACH_PROPOSES, type ChatMessage } from '@/domain/coach/conversation/conversation'

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
  if (waiting > 0) outcomes.push(`${waiting} en attente, rien n’est enregistré`)
  return outcomes.length === 0 ? '' : `[Propositions\u00a0: ${outcomes.join('\u00a0; ')}]`
}

const SUBJECT_MAX = 60

/** The history for the coach: each answer with the outcome of its cards. */
export function historyWithOutcomes(
  messages: readonly ChatMessage[],
  cards: readonly Card[],
): CoachMessage[] {
  const present = presentCards(messages, cards)
  return messages.map(({ role, content, timestamp }) => {
    const outcome = role === 'assistant' ? outcomeLine(present.filter(({ at }) => at === timestamp)) : ''
    if (outcome === '') return { role, content }
    // `COACH_PROPOSES` is our text, not the coach's: the outcome replaces it.
    return { role, content: content === COACH_PROPOSES ? outcome : `${content}\n\n${outcome}` }
  })
}
