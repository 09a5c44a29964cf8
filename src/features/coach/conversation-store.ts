import { trimHistory, type CoachMessage, type CoachResult } from '@/domain/coach-request'
import { conversationTitle, type ChatMessage, type Conversation } from '@/domain/conversation'
import { AppError } from '@/domain/errors'
import {
  asked,
  askedAgain,
  canRetry,
  documentMessages,
  emptyConversation,
  ended,
  heard,
  isBusy,
  openedConversation,
  sameMessages,
  unsavedTail,
  untilQuestion,
  withTail,
  type ConversationState,
  type Exchange,
} from './conversation-state'
import type { UnsavedTail } from './unsaved-tail'

/** All that the store needs from outside; `conversation-stores.ts` gives the real thing. */
export interface CoachBackend {
  ask(
    messages: readonly CoachMessage[],
    listening: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<CoachResult>
  watchLatest(
    onValue: (latest: Conversation | null, meta: { isFromCache: boolean }) => void,
    onError: (error: AppError) => void,
  ): () => void
  read(id: string): Promise<Conversation | null>
  readCached(id: string): Promise<Conversation | null>
  save(conversation: Omit<Conversation, 'timestamp' | 'userId'>): Promise<void>
  readTail(): UnsavedTail | null
  writeTail(tail: UnsavedTail | null): void
  newId(): string
  now(): number
}

export interface ConversationStore {
  subscribe: (listener: () => void) => () => void
  read: () => ConversationState
  /** The coach is on the screen: restores the conversation, or looks whether it went on elsewhere. */
  wake: () => void
  send: (question: string) => void
  stop: () => void
  retry: () => void
  startNew: () => void
  open: (conversation: Conversation) => void
  /** The page may go away now: what was heard so far is kept on the device. */
  keep: () => void
  dispose: () => void
}

/** About 15 drawings a second: faster than anybody reads, and a slow phone keeps up. */
const HEARING_MS = 66
/** The rules refuse a longer message (64 KiB of answer can be drawn). */
const STORED_CONTENT_MAX = 32_000
const SAVE_RETRIES_MS = [2_000, 10_000, 60_000]
const REFRESH_AFTER_MS = 60_000

/**
 * One conversation, for as long as its user is signed in: an answer goes on while one moves
 * between the panel and the page. Written once per exchange, when the exchange is over.
 */
export function createConversationStore(backend: CoachBackend): ConversationStore {
  let state = emptyConversation(backend.newId(), 'restoring')
  let run: { controller: AbortController; text: string; flush: Timer | undefined } | null = null
  let closeLatest: (() => void) | null = null
  let isAwake = false
  let readAt = 0
  let saveTimer: Timer | undefined
  const listeners = new Set<() => void>()

  function set(next: ConversationState) {
    state = next
    for (const listener of listeners) listener()
  }

  function keep() {
    const at = backend.now()
    const exchange: Exchange = { status: 'idle' }
    const now = run ? ended(state, { text: run.text, at, isStopped: true, exchange }) : state
    const messages = unsavedTail(now)
    backend.writeTail(messages.length === 0 ? null : { id: now.id, isNew: now.saved.length === 0, messages })
  }

  // --- Restoring ---

  function wake() {
    if (isAwake) {
      void refresh()
      return
    }
    isAwake = true
    const tail = backend.readTail()
    if (tail) void restoreTail(tail)
    else restoreLatest()
  }

  function restoreLatest() {
    let shown = state
    closeLatest = backend.watchLatest(
      (latest, { isFromCache }) => {
        // Whatever was asked or opened meanwhile is what the person wants to see.
        if (state === shown) {
          set(latest ? openedConversation(latest) : { ...state, phase: 'ready' })
          shown = state
          readAt = backend.now()
        }
        if (!isFromCache || state !== shown) stopRestoring()
      },
      (error) => {
        console.warn('The latest conversation could not be read:', error.code)
        if (state !== shown) return
        set({ ...state, phase: 'ready' })
        shown = state
      },
    )
  }

  async function restoreTail(tail: UnsavedTail) {
    const shown = state
    const read = tail.isNew ? null : await backend.read(tail.id).catch(() => null)
    if (state !== shown) return
    const saved = read?.messages ?? []
    set({ ...emptyConversation(tail.id), saved, messages: withTail(saved, tail.messages) })
    if (state.messages.at(-1)?.role === 'assistant' && unsavedTail(state).length > 0) void save()
    else keep()
  }

  /** The same conversation may have gone on in another tab or on another device. */
  async function refresh() {
    const shown = state
    const isSettled = !isBusy(state) && state.saved.length > 0 && unsavedTail(state).length === 0
    if (!isSettled || backend.now() - readAt < REFRESH_AFTER_MS) return
    readAt = backend.now()
    const read = await backend.read(state.id).catch(() => null)
    if (!read || state !== shown || sameMessages(read.messages, shown.saved)) return
    set({
      ...shown,
      messages: [...shown.messages.slice(0, shown.start), ...read.messages],
      saved: read.messages,
    })
  }

  function stopRestoring() {
    closeLatest?.()
    closeLatest = null
  }

  // --- Asking ---

  function nextTimestamp(): number {
    return Math.max(backend.now(), (state.messages.at(-1)?.timestamp ?? 0) + 1)
  }

  function send(question: string) {
    if (isBusy(state)) return
    const message: ChatMessage = { role: 'user', content: question, timestamp: nextTimestamp() }
    set(asked(state, message, backend.newId()))
    start()
  }

  function retry() {
    if (!canRetry(state)) return
    set(askedAgain(state))
    start()
  }

  function start() {
    keep()
    const mine = { controller: new AbortController(), text: '', flush: undefined as Timer | undefined }
    run = mine
    const isMine = () => run === mine
    const question = untilQuestion(state.messages).map(({ role, content }) => ({ role, content }))
    backend
      .ask(trimHistory(question), {
        signal: mine.controller.signal,
        onText(text) {
          if (!isMine()) return
          mine.text += text
          mine.flush ??= setTimeout(() => {
            mine.flush = undefined
            if (isMine()) set(heard(state, mine.text))
          }, HEARING_MS)
        },
      })
      .then(
        ({ text, finish }) => {
          if (!isMine()) return
          const isCut = finish === 'interrupted'
          const error = new AppError('coach/provider-unavailable')
          const exchange: Exchange = isCut
            ? { status: 'failed', error }
            : { status: 'idle', ...(finish === 'length' && { isCut: true as const }) }
          end(text || mine.text, isCut, exchange)
        },
        (thrown: unknown) => {
          const error = thrown instanceof AppError ? thrown : new AppError('unknown', { cause: thrown })
          if (isMine()) end(mine.text, true, { status: 'failed', error })
        },
      )
  }

  function end(text: string, isStopped: boolean, exchange: Exchange) {
    clearTimeout(run?.flush)
    run = null
    set(ended(state, { text, isStopped, exchange, at: nextTimestamp() }))
    keep()
    if (text.trim() !== '') void save()
  }

  function stop() {
    if (!run) return
    const { controller, text } = run
    end(text, true, { status: 'idle' })
    controller.abort()
  }

  // --- Saving ---

  async function save(attempt = 0) {
    clearTimeout(saveTimer)
    const wanted = state
    const cached = wanted.saved.length > 0 ? await backend.readCached(wanted.id) : null
    const isAhead = cached !== null && !sameMessages(cached.messages, storable(wanted.saved))
    // Another tab went on with the same document: ours becomes its own, so that neither is lost.
    const id = isAhead ? backend.newId() : wanted.id
    const messages = documentMessages(wanted)
    if (state.id === wanted.id && state.start === wanted.start) set({ ...state, id, saved: messages })
    try {
      await backend.save({ id, title: conversationTitle(messages), messages: storable(messages) })
      if (state.id === id) keep()
      else if (backend.readTail()?.id === id) backend.writeTail(null)
    } catch (thrown) {
      console.warn('The conversation is not saved yet:', thrown instanceof AppError ? thrown.code : 'unknown')
      if (state.id !== id || state.saved !== messages) return
      set({ ...state, saved: wanted.saved })
      keep()
      const pause = SAVE_RETRIES_MS[attempt]
      if (pause !== undefined) saveTimer = setTimeout(() => void save(attempt + 1), pause)
    }
  }

  /** The conversation on the screen is about to be replaced. */
  function leave() {
    stop()
    stopRestoring()
    if (unsavedTail(state).length > 0) void save()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => state,
    wake,
    send,
    stop,
    retry,
    startNew() {
      leave()
      set(emptyConversation(backend.newId()))
    },
    open(conversation) {
      if (conversation.id === state.id) return
      leave()
      set(openedConversation(conversation))
    },
    keep,
    dispose() {
      run?.controller.abort()
      run = null
      stopRestoring()
      clearTimeout(saveTimer)
      listeners.clear()
    },
  }
}

type Timer = ReturnType<typeof setTimeout>

function storable(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.map((message) =>
    message.content.length > STORED_CONTENT_MAX
      ? { ...message, content: message.content.slice(0, STORED_CONTENT_MAX) }
      : message,
  )
}
