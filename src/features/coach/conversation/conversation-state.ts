import type { LeavingDossier } from '@/data/ask-coach'
import { AppError } from '@/domain/base/errors'
import { CHAT_CONTENT_MAX } from '@/domain/base/text-limits'
import { joinedCards, type Card } from '@/domain/coach/card'
import { COACH_PROPOSES, type CoachResult } from '@/domain/coach/coach-request'
import {
  continuedName,
  isConversationFull,
  withoutReplaced,
  type ChatMessage,
  type Conversation,
} from '@/domain/coach/conversation'
import type { Proposed } from '@/domain/coach/proposal'
import { joinedSent, NOTHING_SENT } from '@/domain/coach/sent-dossier'

/** What is going on between the person and the coach. */
export type Exchange =
  | { readonly status: 'idle'; readonly isCut?: true }
  | { readonly status: 'sending' }
  | { readonly status: 'streaming'; readonly text: string; readonly proposed: readonly Proposed[] }
  | { readonly status: 'failed'; readonly error: AppError }

/** What a conversation says. */
export type Said = Pick<Conversation, 'messages' | 'cards' | 'sent'>

export interface ConversationState extends Said {
  /** `restoring` until the latest conversation was read, or something was asked meanwhile. */
  readonly phase: 'restoring' | 'ready'
  /** The document that the next exchange is written to. */
  readonly id: string
  /** The name that the person gave it, or that it goes on with; null: it has none. */
  readonly name: string | null
  /** Where that document begins in `messages`: a full one is followed by another, and nothing leaves the screen. */
  readonly start: number
  readonly exchange: Exchange
  /** The document as it was read last; null: it was not read, or there is none. */
  readonly document: Said | null
  /** Messages of the full documents before this one. */
  readonly earlier: readonly ChatMessage[]
  /** What this page said and the document does not show yet. */
  readonly own: Said
}

const IDLE = { status: 'idle' } as const
const NOTHING_SAID: Said = { messages: [], cards: [], sent: NOTHING_SENT }

export function emptyConversation(
  id: string,
  phase: ConversationState['phase'] = 'ready',
): ConversationState {
  const none = { ...NOTHING_SAID, document: null, earlier: [], own: NOTHING_SAID }
  return { ...none, phase, id, name: null, start: 0, exchange: IDLE }
}

export function openedConversation(conversation: Conversation): ConversationState {
  return withDocument(emptyConversation(conversation.id), conversation)
}

/** The document was read. What this page said stays until the document shows it. */
export function withDocument(
  state: ConversationState,
  { name, ...document }: Conversation,
): ConversationState {
  const own = {
    ...state.own,
    messages: state.own.messages.filter((message) => !isIn(document.messages, message)),
    cards: state.own.cards.filter(({ id }) => !document.cards.some((card) => card.id === id)),
  }
  return together({ ...state, name: name ?? state.name, document, own })
}

/** Whether it is there in full: the beginning of an answer is stored before its end. */
function isIn(messages: readonly ChatMessage[], message: ChatMessage): boolean {
  const stored = messages.find((one) => isSame(one, message))
  if (!stored || (stored.stopped === true && message.stopped !== true)) return false
  return stored.content.length >= Math.min(message.content.length, CHAT_CONTENT_MAX)
}

/** The messages, cards and dossiers of the document and of this page. */
function together(state: ConversationState): ConversationState {
  const { document, own, earlier, exchange } = state
  const before = document ?? NOTHING_SAID
  // An answer that this page has whole takes the place of its stored beginning.
  const stored = before.messages.filter((one) => !own.messages.some((message) => isSame(message, one)))
  const said = withoutReplaced([...stored, ...own.messages].sort((a, b) => a.timestamp - b.timestamp))
  // The beginning of an answer is stored while the rest of it comes.
  const messages = exchange.status === 'streaming' ? untilQuestion(said) : said
  return {
    ...state,
    start: earlier.length,
    messages: [...earlier, ...messages],
    cards: joinedCards(before.cards, own.cards),
    sent: joinedSent(before.sent, own.sent),
  }
}

function isSame(some: ChatMessage, other: ChatMessage): boolean {
  return some.role === other.role && some.timestamp === other.timestamp
}

/** Up to the last question: what is sent, and what an answer is put behind. */
export function untilQuestion(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.slice(0, messages.findLastIndex((message) => message.role === 'user') + 1)
}

export function isBusy({ exchange }: Pick<ConversationState, 'exchange'>): boolean {
  return exchange.status === 'sending' || exchange.status === 'streaming'
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
  const next = isFull
    ? {
        ...emptyConversation(nextId),
        name: state.name === null ? null : continuedName(state.name),
        earlier: state.messages,
      }
    : state
  const own = { ...next.own, messages: [...next.own.messages, question] }
  return together({ ...next, phase: 'ready', own, exchange: { status: 'sending' } })
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
  return together({ ...state, exchange: { status: 'streaming', text, proposed } })
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

/** The exchange is over; null: nothing was answered, and what was there before stays as it was. */
export function ended(
  state: ConversationState,
  answer: ChatMessage | null,
  cards: readonly Card[],
  exchange: Exchange,
): ConversationState {
  const messages = answer
    ? [...state.own.messages.filter(({ role }) => role === 'user'), answer]
    : state.own.messages
  const own = { ...state.own, messages, cards: [...state.own.cards, ...cards] }
  return together({ ...state, own, exchange })
}

/** This goes with the last question now. */
export function withLeaving(state: ConversationState, { text, hash }: LeavingDossier): ConversationState {
  const at = untilQuestion(state.messages).at(-1)?.timestamp
  if (at === undefined) return state
  const leaving = { dossiers: { [hash]: text }, sent: { [at]: hash } }
  return together({ ...state, own: { ...state.own, sent: joinedSent(state.own.sent, leaving) } })
}

/** An answer that is proposals alone has words of ours. */
export function saidIn(text: string, proposals: readonly unknown[]): string {
  return text.trim() === '' && proposals.length > 0 ? COACH_PROPOSES : text
}
