import { expect, it } from 'vitest'
import { parseCards } from '@/domain/coach/card'
import { parseConversation, type ChatMessage } from '@/domain/coach/conversation'
import { withUnsavedTails } from './export-unsaved'

const question: ChatMessage = { role: 'user', content: 'q', timestamp: 1 }
const answer: ChatMessage = { role: 'assistant', content: 'a', timestamp: 2 }
const next: ChatMessage = { role: 'user', content: 'q2', timestamp: 3 }

it('puts what only the device has behind what the server has, each message once', () => {
  const stored = { id: 'one', fields: { userId: 'u', title: 't', inconnu: 1, messages: [question, answer] } }
  const [one, two] = withUnsavedTails([stored], 'u', [
    { id: 'one', messages: [question, answer, next], cards: [] },
    { id: 'two', messages: [next], cards: [] },
  ])
  expect(one?.fields).toMatchObject({ inconnu: 1, messages: [question, answer, next] })
  expect(parseConversation('two', two?.fields)).toEqual({
    id: 'two',
    userId: 'u',
    title: 'q2',
    messages: [next],
    cards: [],
    timestamp: new Date(3),
    isPinned: false,
  })
})

it('changes nothing when nothing waits', () => {
  const stored = { id: 'one', fields: { userId: 'u', messages: [question] } }
  expect(withUnsavedTails([stored], 'u', [])).toEqual([stored])
})

it('puts the cards that only the device has beside those that the server has, and loses no answer', () => {
  const todo = {
    v: 1,
    at: 2,
    n: 0,
    from: 'person',
    genre: 'tache',
    jour: 'lundi',
    texte: 'Filmer',
    target: 't',
  }
  const answered = { ...todo, state: 'ignored', doneAt: 5 }
  const stored = {
    id: 'one',
    fields: { userId: 'u', messages: [question, answer], proposals: { a: answered } },
  }
  const cards = parseCards({ a: { ...todo, state: 'open' }, b: { ...todo, n: 1, state: 'open' } })
  const [one, ...others] = withUnsavedTails([stored], 'u', [
    { id: 'one', messages: [], cards },
    { id: 'deleted', messages: [], cards },
  ])
  expect(one?.fields).toMatchObject({ messages: [question, answer], proposals: { a: answered } })
  expect(parseConversation('one', one?.fields)?.cards.map(({ id, state }) => [id, state])).toEqual([
    ['a', 'ignored'],
    ['b', 'open'],
  ])
  expect(others).toEqual([])
})
