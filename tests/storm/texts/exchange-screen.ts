import { keptConversations, readUnsaved } from '@/data/coach/coach-unsaved'
import { AppError } from '@/domain/base/errors'
import type { CoachResult } from '@/domain/coach/coach-request'
import { canRetry, isBusy } from '@/features/coach/conversation/conversation-state'
import {
  createConversationStore,
  type ConversationStore,
} from '@/features/coach/conversation/conversation-store'
import { keptBackend } from '@/features/coach/conversation/kept-backend'
import { answerTo, marksIn, numberIn } from '../text-model'
import type { TextScreen } from './text-screen'

/** What the provider takes, in the page's time. */
const ANSWER_MS = 600

let store: ConversationStore | null = null
const told = new Set<string>()

/** The coach's conversation with its own store, without the provider: half of the questions get an answer. */
export const exchangeScreen: TextScreen & {
  /** Answers that the screen shows whole, each once; what comes is kept from then on. */
  readonly answers: () => readonly string[]
} = {
  follow(uid) {
    store = createConversationStore({
      ...keptBackend(uid),
      ask: (messages, { signal }) => answer(messages.at(-1)?.content ?? '', signal),
      propose: () => [],
      moved: () => undefined,
    })
    store.wake()
    window.addEventListener('pagehide', () => store?.keep())
  },
  isSettled: (uid) =>
    (store === null || !isBusy(store.read())) &&
    readUnsaved(uid).every(({ messages }) => messages.at(-1)?.role === 'user'),
  state: (uid) =>
    `exchange ${store?.read().exchange.status}, unsaved: ${readUnsaved(uid)
      .map(({ state, messages }) => `${state} ${messages.length}`)
      .join(', ')}`,
  shown: () => new Map(),
  offered: (uid) =>
    [...keptConversations.values(uid).values()].map(({ messages, state }) => ({
      ...{ text: messages.map(({ content }) => content).join('\n'), isRefused: state === 'refused' },
    })),
  write(_, at, text) {
    if (!store || isBusy(store.read())) return null
    if (at % 7 === 0) store.startNew()
    store.send(text)
    return { place: `conversation ${store.read().id.slice(-4)}`, homes: [], over: '' }
  },
  send() {
    store?.wake()
    return null
  },
  retry() {
    if (!store || !canRetry(store.read())) return null
    store.retry()
    return { place: `conversation ${store.read().id.slice(-4)} again`, homes: [], over: null }
  },
  answers() {
    const messages = store?.read().messages ?? []
    return messages
      .filter(({ role }) => role === 'assistant')
      .flatMap(({ content }) => marksIn(content))
      .filter((mark) => !told.has(mark) && told.add(mark))
  },
}

async function answer(question: string, signal: AbortSignal): Promise<CoachResult> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  if (signal.aborted || !navigator.onLine || numberIn(question) % 2 === 0)
    throw new AppError('coach/provider-unavailable')
  return { text: answerTo(question), finish: 'stop' }
}
