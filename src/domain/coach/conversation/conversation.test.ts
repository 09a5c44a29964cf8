import { describe, expect, test } from 'vitest'
import { CONVERSATION_TITLE_MAX } from '@/domain/base/text/text-limits'
import {
  CONVERSATION_MAX_BYTES,
  CONVERSATION_MAX_MESSAGES,
  continuedName,
  isConversationFull,
  parseChatMessage,
  parseConversation,
  type ChatMessage,
} from './conversation'

const said = (content: string): ChatMessage => ({ role: 'user', content, timestamp: 1 })

describe('messages', () => {
  test('are read with their mark of a stopped answer', () => {
    const stored = { id: 'm', role: 'assistant', content: 'Oui', timestamp: 5, stopped: true, cut: true }
    expect(parseChatMessage(stored)).toEqual(stored)
    const failed = { ...stored, fault: 'coach/provider-busy' }
    expect(parseChatMessage(failed)).toEqual(failed)
    const odd = { id: 'a/b', stopped: 'yes', cut: 1, fault: 'other', timestamp: '5', extra: 1 }
    expect(parseChatMessage({ ...stored, ...odd })).toEqual({
      role: 'assistant',
      content: 'Oui',
      timestamp: 0,
    })
  })

  test.each([
    ['another role', { role: 'system', content: 'x', timestamp: 1 }],
    ['no text', { role: 'user', content: '', timestamp: 1 }],
    ['a text of another type', { role: 'user', content: 3, timestamp: 1 }],
    ['no object', 'bonjour'],
  ])('with %s are left out', (_, stored) => {
    expect(parseChatMessage(stored)).toBeNull()
  })
})

test('a conversation keeps its readable messages, in order', () => {
  const timestamp = new Date('2026-11-21T10:00:00Z')
  const stored = {
    userId: 'ana',
    messages: [said('Bonjour'), null, { role: 'x' }, said('Encore')],
    timestamp,
  }
  expect(parseConversation('c1', stored)).toEqual({
    id: 'c1',
    userId: 'ana',
    title: 'Bonjour',
    name: null,
    messages: [said('Bonjour'), said('Encore')],
    answering: null,
    isStopping: false,
    cards: [],
    sent: { dossiers: {}, sent: {} },
    timestamp,
    continues: null,
    project: null,
    isPinned: false,
  })
  expect(parseConversation('c1', { ...stored, pinned: true })?.isPinned).toBe(true)
  expect(parseConversation('c1', { ...stored, pinned: 'true' })?.isPinned).toBe(false)
  expect(parseConversation('c1', { ...stored, title: 'Ma boutique' })?.title).toBe('Ma boutique')
  expect(parseConversation('c1', { ...stored, title: 'Ma boutique', titled: true })?.name).toBe('Ma boutique')
  expect(parseConversation('c1', { ...stored, continues: 'c0' })?.continues).toBe('c0')
  expect(parseConversation('c1', { ...stored, continues: 'c0/x' })?.continues).toBeNull()
  expect(parseConversation('c1', { messages: [] })).toBeNull()
})

test.each([
  ['empty', [], false],
  ['one message short', Array.from({ length: CONVERSATION_MAX_MESSAGES - 1 }, () => said('a')), false],
  ['the most messages', Array.from({ length: CONVERSATION_MAX_MESSAGES }, () => said('a')), true],
  ['just under the size', [said('a'.repeat(CONVERSATION_MAX_BYTES - 65))], false],
  ['the size', [said('a'.repeat(CONVERSATION_MAX_BYTES - 64))], true],
  ['accents weigh two bytes', [said('é'.repeat(CONVERSATION_MAX_BYTES / 2))], true],
])('full: %s', (_, messages, full) => {
  expect(isConversationFull(messages, [])).toBe(full)
})

const proposed = { genre: 'element', projet: null, element: 'product-1', texte: 'a', pourquoi: null }

function cardsOf(count: number, replaced: string) {
  const card = { at: 1, n: 0, from: 'coach', ...proposed, target: 't', state: 'accepted', replaced }
  return parseConversation('c', {
    userId: 'u',
    messages: [said('q')],
    proposals: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, card])),
  })!.cards
}

test.each([
  ['as many cards as leave room for an exchange', cardsOf(55, ''), false],
  ['one card more', cardsOf(56, ''), true],
  ['long replaced texts weigh', cardsOf(55, 'é'.repeat(6_000)), true],
])('full: %s', (_, cards, full) => {
  expect(isConversationFull([said('q')], cards)).toBe(full)
})

test('a continued conversation gets the name with a number, within the length of a title', () => {
  expect(continuedName('Gourde')).toBe('Gourde (suite)')
  expect(continuedName('Gourde (suite)')).toBe('Gourde (suite\u00a02)')
  expect(continuedName('Gourde (suite\u00a09)')).toBe('Gourde (suite\u00a010)')
  const long = continuedName('x'.repeat(CONVERSATION_TITLE_MAX))
  expect(long).toHaveLength(CONVERSATION_TITLE_MAX)
  expect(long).toMatch(/x \(suite\)$/)
})

test.each([
  [
    { dropped: 3, uncomputed: 1 },
    { dropped: 3, uncomputed: 1 },
  ],
  [
    { dropped: 6_000, uncomputed: 200 },
    { dropped: 99, uncomputed: 99 },
  ],
  [
    { dropped: 2, uncomputed: 5 },
    { dropped: 2, uncomputed: 2 },
  ],
  [{ dropped: -1, uncomputed: 1 }, {}],
  [{ dropped: 'x' }, {}],
])('dropped proposals stored as %j are read as %j', (stored, read) => {
  const { dropped, uncomputed } = parseChatMessage({ role: 'assistant', content: 'a', ...stored }) ?? {}
  expect({ dropped, uncomputed }).toEqual({ dropped: undefined, uncomputed: undefined, ...read })
})
