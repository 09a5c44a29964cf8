import { describe, expect, test } from 'vitest'
import { parseCards } from './card'
import type { CardState } from './card-kind'
import { COACH_CHARACTERS_MAX } from '@/domain/coach/conversation/coach-request'
import { trimHistory } from '@/domain/coach/conversation/sent-history'
import { COACH_PROPOSES } from '@/domain/coach/conversation/conversation'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { presentCards } from './present-cards'
import { historyWithOutcomes } from './card-change'

const said = (
  role: ChatMessage['role'],
  timestamp: number,
  content = `${role} ${timestamp}`,
): ChatMessage => ({
  role,
  content,
  timestamp,
})

/** « 2 accepted »: an accepted task card under the answer with timestamp 2. */
function cardsOf(...cards: `${number} ${CardState}`[]) {
  const entries = cards.map((card, n) => {
    const [at, state] = card.split(' ')
    const todo = { genre: 'tache', jour: 'jeudi', texte: `Filmer ${n}`, chaqueSemaine: false, pourquoi: null }
    return [`c${n}`, { at: Number(at), n, from: 'coach', ...todo, target: `t${n}`, state }] as const
  })
  return parseCards(Object.fromEntries(entries))
}

const places = (messages: readonly ChatMessage[], cards: ReturnType<typeof cardsOf>) =>
  presentCards(messages, cards).map(({ id, at, state }) => `${id} ${at} ${state}`)

describe('cards are shown', () => {
  const messages = [said('user', 1), said('assistant', 2), said('user', 3), said('assistant', 6)]

  test('under their answers', () => {
    expect(places(messages, cardsOf('6 open', '2 ignored'))).toEqual(['c1 2 ignored', 'c0 6 open'])
  })

  test('no longer when their answer was asked for again, unless they were accepted', () => {
    const cards = cardsOf('4 open', '4 accepted', '4 ignored', '5 edited', '5 undone', '6 open')
    expect(places(messages, cards)).toEqual(['c1 6 accepted', 'c3 6 edited', 'c5 6 open'])
  })

  test('at their place while the new answer arrives, or while the old one is not read', () => {
    expect(places(messages.slice(0, 3), cardsOf('4 open'))).toEqual(['c0 4 open'])
    expect(places(messages.slice(2), cardsOf('2 open'))).toEqual(['c0 2 open'])
  })
})

describe('the history that is sent', () => {
  const messages = [
    said('user', 1),
    said('assistant', 2),
    said('user', 3),
    said('assistant', 4),
    said('user', 5),
  ]

  test('adds the outcome of cards to their own answers, and leaves out all other fields of a message', () => {
    const stored = messages.map((message) => ({ ...message, stopped: true as const }))
    expect(historyWithOutcomes(stored, cardsOf('2 accepted', '2 open', '3 open'))).toEqual([
      { role: 'user', content: 'user 1' },
      {
        role: 'assistant',
        content:
          'assistant 2\n\n[Propositions\u00a0: «\u00a0Filmer 0\u00a0» acceptée (jeudi)\u00a0; 1 en attente, rien n’est enregistré]',
      },
      { role: 'user', content: 'user 3' },
      { role: 'assistant', content: 'assistant 4' },
      { role: 'user', content: 'user 5' },
    ])
  })

  test('replaces our words in an answer of proposals alone by their outcome', () => {
    const alone = [said('user', 1), said('assistant', 2, COACH_PROPOSES)]
    expect(historyWithOutcomes(alone, cardsOf('2 ignored'))[1]?.content).toBe(
      '[Propositions\u00a0: «\u00a0Filmer 0\u00a0» ignorée]',
    )
    expect(historyWithOutcomes(alone, [])[1]?.content).toBe(COACH_PROPOSES)
  })

  test('stays the same from one request to the next, up to the last message, in any order of the cards', () => {
    const cards = cardsOf('2 accepted', '2 open', '2 undone', '4 ignored')
    const first = trimHistory(historyWithOutcomes(messages, cards))
    const more = [...messages, said('assistant', 6), said('user', 7)]
    const second = trimHistory(historyWithOutcomes(more, [...cards].reverse()))
    expect(second.slice(0, first.length)).toEqual(first)
    expect(second).toHaveLength(first.length + 2)
  })

  test('counts the added outcomes in the limit of the server', () => {
    const long = Array.from({ length: 39 }, (_, index) =>
      said(index % 2 ? 'assistant' : 'user', index + 1, 'a'.repeat(COACH_CHARACTERS_MAX / 40)),
    )
    const cards = cardsOf(
      ...Array.from({ length: 60 }, (_, index) => `${2 * (index % 19) + 2} accepted` as const),
    )
    const sent = trimHistory(historyWithOutcomes(long, cards))
    expect(sent.length).toBeLessThan(long.length)
    const characters = sent.reduce((sum, { content }) => sum + content.length, 0)
    expect(characters).toBeLessThanOrEqual(COACH_CHARACTERS_MAX)
  })
})
