import { expect, it } from 'vitest'
import { parseCards } from '@/domain/coach/card'
import { parseConversation, type ChatMessage } from '@/domain/coach/conversation'
import { NOTHING_SENT, type SentDossiers } from '@/domain/coach/sent-dossier'
import { withUnsavedTails } from './export-unsaved'

const question: ChatMessage = { role: 'user', content: 'q', timestamp: 1 }
const answer: ChatMessage = { role: 'assistant', content: 'a', timestamp: 2 }
const next: ChatMessage = { role: 'user', content: 'q2', timestamp: 3 }

function sentOf(at: number, text: string, hash = 'abcdef01'): SentDossiers {
  return { dossiers: { [hash]: text }, sent: { [at]: hash } }
}

it('puts what only the device has behind what the server has, each message once', () => {
  const stored = { id: 'one', fields: { userId: 'u', title: 't', inconnu: 1, messages: [question, answer] } }
  const [one, two] = withUnsavedTails([stored], 'u', [
    { id: 'one', name: null, messages: [question, answer, next], cards: [], sent: NOTHING_SENT },
    { id: 'two', name: 'Gourde (suite)', messages: [next], cards: [], sent: sentOf(3, 'notes de la deux') },
  ])
  expect(one?.fields).toMatchObject({ inconnu: 1, messages: [question, answer, next] })
  expect(parseConversation('two', two?.fields)).toEqual({
    id: 'two',
    userId: 'u',
    title: 'Gourde (suite)',
    name: 'Gourde (suite)',
    messages: [next],
    cards: [],
    sent: sentOf(3, 'notes de la deux'),
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
    { id: 'one', name: null, messages: [], cards, sent: NOTHING_SENT },
    { id: 'deleted', name: null, messages: [], cards, sent: NOTHING_SENT },
  ])
  expect(one?.fields).toMatchObject({ messages: [question, answer], proposals: { a: answered } })
  expect(parseConversation('one', one?.fields)?.cards.map(({ id, state }) => [id, state])).toEqual([
    ['a', 'ignored'],
    ['b', 'open'],
  ])
  expect(others).toEqual([])
})

it('puts what went with a question beside what went with the others, and keeps what it cannot read', () => {
  const held = { ...sentOf(1, 'les premières'), later: { v: 2 } }
  const stored = { id: 'one', fields: { userId: 'u', messages: [question, answer], ...held } }
  const sent = sentOf(3, 'les suivantes', 'abcdef02')
  const [one] = withUnsavedTails([stored], 'u', [
    { id: 'one', name: null, messages: [next], cards: [], sent },
  ])
  expect(one?.fields).toMatchObject({
    later: { v: 2 },
    sent: { '1': 'abcdef01', '3': 'abcdef02' },
    dossiers: { abcdef01: 'les premières', abcdef02: 'les suivantes' },
  })
})
