import { vi } from 'vitest'
import type { AppError } from '@/domain/base/errors'
import type { CoachOutcome } from '@/domain/coach/conversation/coach-request'
import type { ChatMessage, Conversation } from '@/domain/coach/conversation/conversation'
import type { Asked } from '@/domain/coach/conversation/exchange-writes'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { NOTHING_SENT } from '@/domain/coach/dossier/sent-dossier'
import type { About } from '../dossier/coach-scope'
import { createConversationStore, LATEST, type CoachBackend } from './conversation-store'

export const NOW = Date.parse('2026-11-25T10:00:00Z')
export const settle = () => vi.advanceTimersByTimeAsync(100)

interface Call {
  readonly asked: Asked
  readonly say: (text: string, isAnew?: boolean) => void
  readonly propose: (proposal: Proposed) => void
  readonly finish: (finish: CoachOutcome['finish']) => void
  readonly fail: (error: AppError) => void
  readonly signal: AbortSignal
  readonly about: About
}

/** The test plays the coach and the document. */
export function open() {
  const calls: Call[] = []
  const kept: Asked[] = []
  const stops: [string, string][] = []
  const documents = new Map<string, Parameters<CoachBackend['watch']>[1]>()
  const backend: CoachBackend = {
    ask: (asked, { signal, about, onText, onProposal }) =>
      new Promise((finish, fail) =>
        calls.push({
          asked,
          say: (text, isAnew = false) => onText(text, isAnew),
          propose: onProposal,
          finish,
          fail,
          signal,
          about,
        }),
      ),
    watch: (id, onValue) => {
      documents.set(id, onValue)
      return () => documents.get(id) === onValue && documents.delete(id)
    },
    keep: (asked) => kept.push(asked),
    kept: () => kept,
    drop: (id) =>
      kept.splice(
        kept.findIndex((each) => each.message === id),
        1,
      ),
    stop: (...stopped) => stops.push(stopped),
  }
  const store = createConversationStore(backend)
  store.subscribe(() => undefined)
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('Nothing was asked.')
    return call
  }
  return {
    store,
    calls,
    kept,
    stops,
    documents,
    last,
    texts: () => contents(store.read().messages),
    receiveLatest: (found: Conversation | null, isLive = true) => documents.get(LATEST)?.(found, isLive),
    isRestoring: () => documents.has(LATEST),
    receive: (fields: Partial<Conversation>) =>
      documents.get(store.read().id)?.(document(store.read().id, [], fields), true),
    /** The document while the server answers. */
    receiveClaim: (text = '', fields: Partial<Conversation> = {}) =>
      documents.get(store.read().id)?.(
        document(store.read().id, [asQuestion(last().asked)], {
          answering: { message: last().asked.message, at: NOW + 1, text },
          ...fields,
        }),
        true,
      ),
  }
}

export function document(
  id: string,
  messages: readonly ChatMessage[],
  fields: Partial<Conversation> = {},
): Conversation {
  return {
    id,
    userId: 'u',
    title: 'Titre',
    name: null,
    messages,
    cards: [],
    sent: NOTHING_SENT,
    timestamp: new Date(0),
    project: null,
    continues: null,
    isPinned: false,
    answering: null,
    isStopping: false,
    ...fields,
  }
}

export const asQuestion = ({ message, question }: Asked): ChatMessage => ({
  id: message,
  role: 'user',
  content: question,
  timestamp: NOW,
})
export const contents = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)
export const message = (role: ChatMessage['role'], content: string, timestamp: number): ChatMessage => ({
  id: `m${timestamp - (timestamp % 2 === 0 ? 1 : 0)}`,
  role,
  content,
  timestamp,
})
export const exchange = [message('user', 'un', 1), message('assistant', 'réponse', 2)]
