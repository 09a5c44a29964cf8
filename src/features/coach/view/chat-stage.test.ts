import { expect, test } from 'vitest'
import type { Access } from '@/domain/access/subscription'
import { emptyConversation, drawn, type ConversationState } from '../conversation/conversation-state'
import { chatStage, type ChatFacts, type ChatStage } from './chat-stage'

const PAID: Access = { kind: 'paid', endsAt: new Date('2026-12-20T00:00:00Z') }
const ENDED = { kind: 'none', reason: 'unknown', endedAt: null } as const

const EMPTY: ConversationState = drawn(emptyConversation('c'), 0)
const RESTORING: ConversationState = { ...EMPTY, phase: 'restoring' }
const ANSWERED: ConversationState = {
  ...EMPTY,
  messages: [
    { role: 'user', content: 'Quel prix ?', timestamp: 1 },
    { role: 'assistant', content: 'Le tien.', timestamp: 2 },
  ],
}
const STREAMING: ConversationState = {
  ...ANSWERED,
  exchange: { status: 'streaming', text: 'Le', proposed: [] },
}

/** A person with access who chose to share, and has typed nothing. */
const FACTS: ChatFacts = {
  access: PAID,
  conversation: EMPTY,
  sharing: { isAnswered: true, sharesAnything: true, hasWork: true },
  hasDraft: false,
  isChoosing: false,
  hasTypedText: false,
}

const UNANSWERED = { isAnswered: false, sharesAnything: false, hasWork: false }
const START = { kind: 'start', choice: 'made', isDraftReady: false, isGathering: false } as const
const TALK = { kind: 'talk', isGathering: false } as const
const WAITING = { kind: 'waiting', isGathering: false } as const
const LOCKED = { kind: 'locked', access: ENDED, isGathering: false } as const

test.each<[string, Partial<ChatFacts>, ChatStage]>([
  ['a new conversation', {}, START],
  ['a typed text that goes with shared work', { hasTypedText: true }, { ...START, isGathering: true }],
  [
    'a typed text of a person who shares nothing',
    { hasTypedText: true, sharing: { ...FACTS.sharing, sharesAnything: false } },
    START,
  ],
  [
    'a first visit without work: the work is read, to know whether to ask',
    { sharing: UNANSWERED },
    { ...START, choice: 'due', isGathering: true },
  ],
  [
    'a first visit with work',
    { sharing: { ...UNANSWERED, hasWork: true } },
    { ...START, choice: 'asked', isGathering: true },
  ],
  [
    'a first visit with a draft, which waits for the choice',
    { sharing: UNANSWERED, hasDraft: true },
    { ...START, choice: 'asked', isGathering: true },
  ],
  [
    'a switch that was pressed, while the person is not done',
    { isChoosing: true },
    { ...START, choice: 'asked' },
  ],
  [
    'a switch that was pressed, with a draft',
    { isChoosing: true, hasDraft: true },
    { ...START, choice: 'asked' },
  ],
  ['a draft after the choice', { hasDraft: true }, { ...START, isDraftReady: true }],
  ['a conversation that is not read yet', { conversation: RESTORING }, TALK],
  [
    'a conversation that is not read yet, before the choice',
    { conversation: RESTORING, sharing: UNANSWERED },
    TALK,
  ],
  ['a draft in a conversation that is not read yet', { conversation: RESTORING, hasDraft: true }, TALK],
  ['a conversation with messages', { conversation: ANSWERED }, TALK],
  ['a conversation with messages, before the choice', { conversation: ANSWERED, sharing: UNANSWERED }, TALK],
  ['an answer in progress', { conversation: STREAMING }, TALK],
  [
    'a next question that is typed',
    { conversation: ANSWERED, hasTypedText: true },
    { ...TALK, isGathering: true },
  ],
  ['an unknown access', { access: null }, WAITING],
  [
    'an unknown access with a typed text',
    { access: null, hasTypedText: true },
    { ...WAITING, isGathering: true },
  ],
  ['an unknown access before the choice', { access: null, sharing: UNANSWERED }, WAITING],
  ['an unknown access with a draft', { access: null, hasDraft: true }, WAITING],
  ['an access that ended', { access: ENDED }, LOCKED],
  ['an access that ended, with messages', { access: ENDED, conversation: ANSWERED }, LOCKED],
  ['an access that ended, with a typed text', { access: ENDED, hasTypedText: true }, LOCKED],
  ['an access that ended, before the choice', { access: ENDED, sharing: UNANSWERED, hasDraft: true }, LOCKED],
  ['an access that ended during an answer', { access: ENDED, conversation: STREAMING }, WAITING],
])('the chat for %s', (_, changed, stage) => {
  expect(chatStage({ ...FACTS, ...changed })).toEqual(stage)
})
