import { Listeners } from '@/domain/base/listeners'
import { ANSWER_LEASE_MS } from '@/domain/coach/conversation/answering'
import {
  isConversationFull,
  type ChatMessage,
  type Conversation,
} from '@/domain/coach/conversation/conversation'
import type { Asked } from '@/domain/coach/conversation/exchange-writes'
import type { Proposed } from '@/domain/coach/cards/proposal'
import type { CoachBackend } from './coach-backend'
import {
  continuedIn,
  drawn,
  emptyConversation,
  endOf,
  failureOf,
  isBusy,
  openedConversation,
  retriable,
  type ConversationState,
  type Run,
} from './conversation-state'

export interface ConversationStore {
  subscribe: (listener: () => void) => () => void
  read: () => ConversationState
  /** Called when the coach appears: shows the latest conversation, unless one is shown. */
  wake: () => void
  send: (question: string) => void
  stop: () => void
  retry: () => void
  startNew: () => void
  open: (conversation: Conversation) => void
  /** Leaves a conversation that is about to be deleted. */
  forget: (id: string) => void
  dispose: () => void
}

/** About 15 renders a second: faster than anybody reads, and slow enough for slow phones. */
const HEARING_MS = 66

interface Listening {
  readonly controller: AbortController
  text: string
  proposed: readonly Proposed[]
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** One person's conversation. An answer continues while the person moves between panel and page, or leaves. */
export function createConversationStore(backend: CoachBackend): ConversationStore {
  let state = emptyConversation(backend.newId(), 'restoring')
  let listening: Listening | null = null
  /** Id of the exchange that was stopped before the document named its call. */
  let toStop: string | null = null
  let isAwake = false
  let restoring: { close: () => void } | null = null
  let watched: { readonly id: string; readonly close: () => void } | null = null
  let expiry: ReturnType<typeof setTimeout> | undefined
  let isLookedAt = false
  const listeners = new Listeners()

  function set(next: ConversationState) {
    state = drawn(next, backend.now())
    follow()
    awaitExpiry()
    listeners.notify()
  }

  function setRun(changes: Partial<Run>) {
    if (state.run) set({ ...state, run: { ...state.run, ...changes } })
  }

  /** Watches the document on the screen, which other tabs and devices change. A hidden, idle conversation is not read. */
  function follow() {
    const isSaid = state.messages.length > state.start
    const wanted = isSaid && (isLookedAt || state.run) ? state.id : null
    if (wanted === (watched?.id ?? null)) return
    watched?.close()
    watched = null
    if (wanted === null) return
    // The first value arrives synchronously and calls `follow` again.
    let close: () => void = () => undefined
    watched = { id: wanted, close: () => close() }
    close = backend.watch(wanted, (document, isLive) => {
      if (state.id === wanted) hear(document, isLive)
    })
  }

  function hear(document: Conversation | null, isLive: boolean) {
    if (!document) {
      if (isLive && state.document) set({ ...state, isGone: true })
      return
    }
    set({ ...state, document, isGone: false })
    stopClaimed()
  }

  /** The claim of a dead call expires by itself: renders at that time. */
  function awaitExpiry() {
    clearTimeout(expiry)
    const claim = state.document?.answering
    const leftMs = claim ? claim.at + ANSWER_LEASE_MS - backend.now() : 0
    if (leftMs > 0) expiry = setTimeout(() => set(state), leftMs + 1)
  }

  function start(asked: Asked, replaced: ChatMessage | null) {
    const mine: Listening = { controller: new AbortController(), text: '', proposed: [] }
    listening = mine
    toStop = null
    const timestamp = Math.max(backend.now(), (state.messages.at(-1)?.timestamp ?? 0) + 1)
    const run: Run = {
      question: { id: asked.message, role: 'user', content: asked.question, timestamp },
      replaces: replaced?.timestamp ?? 0,
      ...{ text: '', proposed: [], status: 'asking', finish: null, error: null },
    }
    set({ ...state, phase: 'ready', run })
    const hearMore = () => {
      mine.timer ??= setTimeout(() => {
        mine.timer = undefined
        if (listening === mine) setRun({ text: mine.text, proposed: mine.proposed })
      }, HEARING_MS)
    }
    const end = (changes: Pick<Run, 'status'> & Partial<Run>) => {
      if (listening !== mine) return
      clearTimeout(mine.timer)
      listening = null
      setRun({ text: mine.text, proposed: mine.proposed, ...changes })
    }
    backend
      .ask(asked, {
        signal: mine.controller.signal,
        conversationId: state.id,
        onText(text) {
          mine.text += text
          hearMore()
        },
        onProposal(proposed) {
          mine.proposed = [...mine.proposed, proposed]
          hearMore()
        },
      })
      .then(
        (finish) => end(endOf(finish)),
        (thrown: unknown) => end(failureOf(thrown)),
      )
  }

  /** Stops the call once the document names it. */
  function stopClaimed() {
    const { document } = state
    if (toStop === null || document?.answering?.message !== toStop) return
    toStop = null
    if (!document.isStopping) backend.stop(document.id, document.answering.message)
  }

  function stop() {
    if (!isBusy(state)) return
    toStop = listening ? (state.run?.question.id ?? null) : (state.document?.answering?.message ?? null)
    hangUp('over')
    stopClaimed()
  }

  /** Ends this page's stream. */
  function hangUp(status: Run['status']) {
    if (!listening) return
    const { controller, timer, text, proposed } = listening
    clearTimeout(timer)
    listening = null
    controller.abort()
    setRun({ text, proposed, status })
  }

  /** Shows the latest conversation, from the device and then from the server, until the person does something. */
  function restoreLatest() {
    let shown = state.id
    const mine = { close: (): void => undefined }
    restoring = mine
    mine.close = backend.watchLatest(
      (latest, isLive) => {
        if (restoring !== mine) return
        if (state.id !== shown || state.run) closeRestoring()
        else if (latest && latest.id !== state.id) {
          shown = latest.id
          set(openedConversation(latest, backend.now()))
        } else if (!latest) set({ ...state, phase: 'ready' })
        if (isLive) closeRestoring()
      },
      (error) => {
        console.warn('The latest conversation could not be read:', error.code)
        if (state.phase === 'restoring') set({ ...state, phase: 'ready' })
      },
    )
    if (restoring !== mine) mine.close()
  }

  function closeRestoring() {
    restoring?.close()
    restoring = null
  }

  /** The conversation is about to be replaced; its answer continues without this page. */
  function leave() {
    hangUp('unheard')
    toStop = null
    closeRestoring()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      isLookedAt = true
      follow()
      return () => {
        listeners.delete(listener)
        isLookedAt = listeners.size > 0
        follow()
      }
    },
    read: () => state,
    wake() {
      if (isAwake) return
      isAwake = true
      restoreLatest()
    },
    send(question) {
      if (isBusy(state)) return
      closeRestoring()
      const message = backend.newId()
      const { document, isGone, id } = state
      // A deleted document is followed by a new one; a full one by the document that the server names after the exchange.
      const isFull = document !== null && isConversationFull(document.messages, document.cards)
      const next = isGone ? backend.newId() : isFull ? message : id
      if (next !== id) state = continuedIn(state, next)
      const conversation = isGone ? next : id
      // The shown document may consist of pending questions only.
      const isUnknown = backend
        .kept()
        .some((each) => each.message === conversation || (each.isNew && each.conversation === conversation))
      const isNew = !document || isGone || isUnknown
      const asked = { conversation, message, question, isNew, project: backend.projectOf(next) }
      start(asked, null)
      backend.keep(asked)
    },
    stop,
    retry() {
      const message = retriable(state)
      const id = message?.id
      if (!id) return
      const question = state.messages.find((each) => each.role === 'user' && each.id === id)?.content ?? ''
      const kept = backend.kept().find((each) => each.message === id)
      start(
        kept ?? { conversation: state.id, message: id, question, isNew: false, project: null },
        message.role === 'assistant' ? message : null,
      )
    },
    startNew() {
      isAwake = true
      leave()
      set(emptyConversation(backend.newId()))
    },
    open(conversation) {
      if (conversation.id === state.id) return
      leave()
      set(openedConversation(conversation, backend.now()))
    },
    forget(id) {
      if (state.id !== id) return
      leave()
      set(emptyConversation(backend.newId()))
    },
    dispose() {
      leave()
      clearTimeout(expiry)
      listeners.clear()
      isLookedAt = false
      state = emptyConversation(state.id)
      follow()
    },
  }
}
