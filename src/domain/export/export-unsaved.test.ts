import { expect, it } from 'vitest'
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
  })
})

it('changes nothing when nothing waits', () => {
  const stored = { id: 'one', fields: { userId: 'u', messages: [question] } }
  expect(withUnsavedTails([stored], 'u', [])).toEqual([stored])
})
