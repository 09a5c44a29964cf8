import {
  continuedName,
  isConversationFull,
  type ChatMessage,
  type Conversation,
} from '@/domain/coach/conversation'
import { joinedCards, type Card } from '@/domain/coach/card'
import type { CoachResult } from '@/domain/coach/coach-request'
import { joinedSent, NOTHING_SENT, sentWith, type SentDossiers } from '@/domain/coach/sent-dossier'
import type { LeavingDossier } from '@/data/coach/coach'
import type { UnsavedTail } from '@/data/coach/coach-unsaved'
import type { Proposed } from '@/domain/coach/proposal'
import { AppError } from '@/domain/base/errors'
import { isAmong, questionsOf, untilQuestion, without, withTail } from './conversation-messages'

/** What is going on between the person and the coach. */
export type Exchange =
  | { readonly status: 'idle'; readonly isCut?: true }
  | { readonly status: 'sending' }
  | { readonly status: 'streaming'; readonly text: string; readonly proposed: readonly Proposed[] }
  | { readonly status: 'failed'; readonly error: AppError }

export interface ConversationState {
  /** `restoring` until the latest conversation was read, or something was asked meanwhile. */
  readonly phase: 'restoring' | 'ready'
  /** The document that the next exchange is written to. */
  readonly id: string
  /** What the person called it, or it is called as it goes on from one with a name; null: it has none, or not read. */
  readonly name: string | null
  /** Where that document begins in `messages`: a full one is followed by another, and nothing leaves the screen. */
  readonly start: number
  readonly messages: readonly ChatMessage[]
  /** What stands under its answers: live from the document, and what waits on this device. */
  readonly cards: readonly Card[]
  /** What went with its questions, saved or not. */
  readonly sent: SentDossiers
  /** What the server is known to hold of it: what it gave, and what it said that it has taken. */
  readonly saved: readonly ChatMessage[]
  /** Not `known`: what the document holds before these messages was not read yet, or could not be. */
  readonly beginning: 'known' | 'reading' | 'unreachable'
  /** What the document does not hold is on this device alone, for longer than a save takes. */
  readonly delay: 'waiting' | 'refused' | null
  readonly exchange: Exchange
}

const IDLE = { status: 'idle' } as const

export function emptyConversation(
  id: string,
  phase: ConversationState['phase'] = 'ready',
): ConversationState {
  return {
    phase,
    id,
    name: null,
    start: 0,
    messages: [],
    cards: [],
    sent: NOTHING_SENT,
    saved: [],
    beginning: 'known',
    delay: null,
    exchange: IDLE,
  }
}

const NO_TAIL = { messages: [], cards: [], sent: NOTHING_SENT }

/** As it was read, with what this page has not saved of it. */
export function openedConversation(
  { id, name, messages, cards, sent }: Pick<Conversation, 'id' | 'name' | 'messages' | 'cards' | 'sent'>,
  unsaved: Pick<UnsavedTail, 'messages' | 'cards' | 'sent'> = NO_TAIL,
): ConversationState {
  return {
    ...emptyConversation(id),
    name,
    messages: withTail(messages, unsaved.messages),
    cards: joinedCards(cards, unsaved.cards),
    sent: joinedSent(sent, unsaved.sent),
    saved: without(messages, unsaved.messages),
  }
}

/** An unsaved end, of which the rest is not read yet. */
export function tailAlone(
  tail: Pick<UnsavedTail, 'id' | 'isNew' | 'name' | 'messages' | 'cards' | 'sent'>,
): ConversationState {
  return {
    ...emptyConversation(tail.id),
    name: tail.name,
    messages: tail.messages,
    cards: tail.cards,
    sent: tail.sent,
    beginning: tail.isNew ? 'known' : 'reading',
  }
}

/** Puts what was read at last in front of what is on the screen. */
export function withBeginning(
  state: ConversationState,
  { name, messages: read, cards, sent }: Pick<Conversation, 'name' | 'messages' | 'cards' | 'sent'>,
): ConversationState {
  // A read may show what this device is still sending: only an answer of the server makes that saved.
  const saved = withTail(without(read, unsavedTail(state)), state.saved)
  const earlier = state.messages.slice(0, state.start)
  return {
    ...state,
    beginning: 'known',
    name: name ?? state.name,
    saved,
    cards: joinedCards(cards, state.cards),
    sent: joinedSent(sent, state.sent),
    messages: [...earlier, ...withTail(read, documentMessages(state))],
  }
}

/** The server has taken these. */
export function withSaved(state: ConversationState, taken: readonly ChatMessage[]): ConversationState {
  return { ...state, delay: null, saved: withTail(state.saved, taken) }
}

/** From these messages on, another document: the one that they belong to takes no more. */
export function movedOn(
  state: ConversationState,
  { id, name, messages, cards, sent }: Pick<UnsavedTail, 'id' | 'name' | 'messages' | 'cards' | 'sent'>,
): ConversationState {
  const start = state.messages.findIndex((message) => isAmong(messages, message))
  return {
    ...state,
    id,
    name,
    saved: [],
    cards,
    sent,
    beginning: 'known',
    start: start === -1 ? state.messages.length : start,
  }
}

export function isBusy({ exchange }: ConversationState): boolean {
  return exchange.status === 'sending' || exchange.status === 'streaming'
}

/** Nobody has said or opened anything since; cards may have come from elsewhere. */
export function isAsItWas(state: ConversationState, before: ConversationState): boolean {
  const { phase, id, messages, exchange } = before
  return (
    state.phase === phase && state.id === id && state.messages === messages && state.exchange === exchange
  )
}

/** The messages of the document that is being written. */
export function documentMessages({ messages, start }: ConversationState): readonly ChatMessage[] {
  return messages.slice(start)
}

/** A question that got no answer, or only the beginning of one, can be asked again. */
export function canRetry(state: ConversationState): boolean {
  const last = state.messages.at(-1)
  return !isBusy(state) && last !== undefined && (last.role === 'user' || last.stopped === true)
}

export function asked(state: ConversationState, question: ChatMessage, nextId: string): ConversationState {
  const isFull = isConversationFull(documentMessages(state), state.cards)
  return {
    ...state,
    ...(isFull && {
      id: nextId,
      name: state.name === null ? null : continuedName(state.name),
      start: state.messages.length,
      saved: [],
      cards: [],
      sent: NOTHING_SENT,
      beginning: 'known',
      delay: null,
    }),
    phase: 'ready',
    messages: [...state.messages, question],
    exchange: { status: 'sending' },
  }
}

/** Asks the last question again; the beginning of an answer stays until the new one begins. */
export function askedAgain(state: ConversationState): ConversationState {
  return { ...state, phase: 'ready', exchange: { status: 'sending' } }
}

export function heard(
  state: ConversationState,
  text: string,
  proposed: readonly Proposed[] = [],
): ConversationState {
  const isFirst = state.exchange.status === 'sending'
  return {
    ...state,
    ...(isFirst && { messages: untilQuestion(state.messages) }),
    exchange: { status: 'streaming', text, proposed },
  }
}

/** How an answer that came to its end leaves them. */
export function exchangeAfter({ finish }: CoachResult): Exchange {
  switch (finish) {
    case 'stop':
      return IDLE
    case 'length':
      return { status: 'idle', isCut: true }
    case 'filtered':
      return { status: 'failed', error: new AppError('coach/question-refused') }
    case 'interrupted':
      return { status: 'failed', error: new AppError('coach/provider-unavailable') }
  }
}

interface Ending {
  readonly text: string
  readonly at: number
  /** Stopped by the person, or cut by a failure. */
  readonly isStopped: boolean
  readonly exchange: Exchange
}

/** The exchange is over; without any text, what was there before stays as it was. */
export function ended(
  state: ConversationState,
  { text, at, isStopped, exchange }: Ending,
): ConversationState {
  if (text.trim() === '') return { ...state, exchange }
  const answer: ChatMessage = {
    role: 'assistant',
    content: text,
    timestamp: at,
    ...(isStopped && { stopped: true as const }),
  }
  return { ...state, messages: [...untilQuestion(state.messages), answer], exchange }
}

/** What a reload would lose: everything from the last question that the document does not hold as it is. */
export function unsavedTail(state: ConversationState): readonly ChatMessage[] {
  const messages = documentMessages(state)
  const differs = messages.findIndex((message) => !isAmong(state.saved, message))
  if (differs === -1) return []
  const question = messages.findLastIndex((message, index) => index <= differs && message.role === 'user')
  return messages.slice(Math.max(question, 0))
}

/** What went with the questions that a reload would lose. */
export function unsavedSent(state: ConversationState): SentDossiers {
  return sentWith(state.sent, questionsOf(unsavedTail(state)))
}

/** This goes with the last question now. */
export function withLeaving(state: ConversationState, { text, hash }: LeavingDossier): ConversationState {
  const at = untilQuestion(state.messages).at(-1)?.timestamp
  if (at === undefined) return state
  return { ...state, sent: joinedSent(state.sent, { dossiers: { [hash]: text }, sent: { [at]: hash } }) }
}
