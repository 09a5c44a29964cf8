import { AppError } from '@/domain/base/errors'
import { serverNow } from '@/data/session/server-clock'
import { Listeners } from '@/domain/base/listeners'
import { ANSWER_LEASE_MS } from '@/domain/coach/conversation/answering'
import {
  isConversationFull,
  type ChatMessage,
  type Conversation,
} from '@/domain/coach/conversation/conversation'
import type { CoachOutcome } from '@/domain/coach/conversation/coach-request'
import type { Asked } from '@/domain/coach/conversation/exchange-writes'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { earlierIds, earlierWatch, withRead } from './earlier'
import {
  aboutOf,
  continuedConversation,
  drawn,
  emptyConversation,
  isBusy,
  openedConversation,
  projectOf,
  retriable,
  withDocument,
  type ConversationState,
  type Known,
  type Run,
} from './conversation-state'
import type { SharedSubject } from '@/domain/coach/dossier/coach-subject'
import type { About } from '../dossier/coach-scope'

/** Instead of an id: the latest conversation. */
export const LATEST = 'latest'

/** Dependencies of a conversation; `current-conversation.ts` has the real ones. */
export interface CoachBackend {
  /** Rejects with an `AppError`; the server finishes a started answer. */
  readonly ask: (
    asked: Asked,
    listening: {
      signal: AbortSignal
      about: About
      onText: (text: string, isAnew: boolean) => void
      onProposal: (proposed: Proposed) => void
    },
  ) => Promise<CoachOutcome['finish']>
  /** Watches a document, with this device's pending questions. Null: missing. */
  readonly watch: (
    id: string,
    onValue: (document: Conversation | null, isLive: boolean) => void,
    onError: () => void,
  ) => () => void
  /** Stores a question on this device until the server has it. */
  readonly keep: (asked: Asked) => void
  /** Pending questions. */
  readonly kept: () => readonly Asked[]
  /** Drops a pending question from this device. */
  readonly drop: (message: string) => void
  /** « Arrêter »: stops the call that writes the answer. */
  readonly stop: (conversationId: string, message: string) => void
}

export interface ConversationStore {
  /** The first listener is the coach's appearance: the latest conversation is shown, unless another one is by then. */
  subscribe: (listener: () => void) => () => void
  read: () => ConversationState
  send: (question: string) => void
  stop: () => void
  /** `message`: id of a question without an answer; absent: the last one. */
  retry: (message?: string) => void
  /** Removes a question that the server does not have. */
  remove: (message: string) => void
  startNew: (opening?: Pick<Known, 'subject' | 'draft'>) => void
  /** Shows something to the coach with the next question. */
  show: (thing: SharedSubject) => void
  /** Removes from the next question what is shown with it, or its subject. */
  takeBack: () => void
  open: (conversation: Conversation) => void
}

/** About 15 renders a second: faster than anybody reads, and slow enough for slow phones. */
const RENDER_MS = 66

/** One person's conversation. An answer continues while the person moves between panel and page, or leaves. */
export function createConversationStore(backend: CoachBackend): ConversationStore {
  let state = drawn({ ...emptyConversation(crypto.randomUUID()), phase: 'restoring' }, nowMs())
  /** Ends this page's stream. */
  let stream: AbortController | null = null
  let rendering: ReturnType<typeof setTimeout> | undefined
  let watched: { readonly id: string; readonly close: () => void } | null = null
  let shownWith: { readonly message: string; readonly subject: SharedSubject } | null = null
  let expiry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Listeners()
  const followEarlier = earlierWatch(backend.watch, (id, found) =>
    set({ ...state, earlier: withRead(state.earlier, id, found) }),
  )

  function set(next: Known) {
    clearTimeout(rendering)
    rendering = undefined
    state = drawn({ ...next, waiting: backend.kept().map(({ message }) => message) }, nowMs())
    follow()
    awaitExpiry()
    listeners.notify()
  }

  function setRun(changes: Partial<Run>) {
    if (state.run) set({ ...state, run: { ...state.run, ...changes } })
  }

  /** Watches the document on the screen, which other tabs and devices change. A hidden, idle conversation is not read. */
  function follow() {
    const isSaid = state.messages.length > state.earlierCount
    const shown = state.phase !== 'ready' ? LATEST : isSaid ? state.id : null
    const isWatching = listeners.size > 0 || state.run !== null
    const wanted = isWatching ? shown : null
    followEarlier(isWatching ? earlierIds(state.earlier, state.document) : [])
    if (wanted === (watched?.id ?? null)) return
    const before = watched
    const mine = wanted === null ? null : { id: wanted, close: (): void => undefined }
    watched = mine
    if (mine) {
      mine.close = backend.watch(
        mine.id,
        (document, isLive) => {
          if (watched === mine) receive(document, isLive)
        },
        () => {
          if (state.phase === 'restoring') set({ ...state, phase: 'found' })
        },
      )
      // The first value arrives synchronously, and may have begun another watch.
      if (watched !== mine) mine.close()
    }
    // After the new watch has begun, so that their common document is not read twice.
    before?.close()
  }

  function receive(document: Conversation | null, isLive: boolean) {
    const isOther = state.phase !== 'ready' && document?.id !== state.id
    const phase = isLive ? 'ready' : state.phase === 'restoring' ? 'found' : state.phase
    if (isOther) set({ ...(document ? openedConversation(document) : state), phase })
    else if (document) set({ ...withDocument(state, document), phase })
    else if (isLive && state.document) set({ ...state, isGone: true })
    stopMine()
  }

  /** The claim of a dead call expires by itself: renders at that time. */
  function awaitExpiry() {
    clearTimeout(expiry)
    const claim = state.document?.answering
    const leftMs = claim ? claim.at + ANSWER_LEASE_MS - nowMs() : 0
    if (leftMs > 0) expiry = setTimeout(() => set(state), leftMs + 1)
  }

  /** What was shown with a question alone is shown again with its retry. */
  function askedAbout(message: string): About {
    if (shownWith?.message === message) return { subject: shownWith.subject, isSent: true }
    return aboutOf(state, message)
  }

  function start(asked: Asked, replaces = 0) {
    const mine = new AbortController()
    stream = mine
    const timestamp = Math.max(nowMs(), (state.messages.at(-1)?.timestamp ?? 0) + 1)
    const run: Run = {
      question: { id: asked.message, role: 'user', content: asked.question, timestamp },
      replaces,
      text: '',
      proposed: [],
      end: null,
    }
    set({ ...state, phase: 'ready', run, shownNext: null })
    // Kept at once, and rendered with the other pieces of its time.
    const receivePiece = (add: (run: Run) => Partial<Run>) => {
      if (stream !== mine || !state.run) return
      state = { ...state, run: { ...state.run, ...add(state.run) } }
      rendering ??= setTimeout(() => set(state), RENDER_MS)
    }
    const end = (how: Run['end']) => {
      if (stream !== mine) return
      stream = null
      setRun({ end: how })
    }
    backend
      .ask(asked, {
        signal: mine.signal,
        about: askedAbout(asked.message),
        onText: (piece, isAnew) => receivePiece(({ text }) => ({ text: isAnew ? piece : text + piece })),
        onProposal: (one) => receivePiece(({ proposed }) => ({ proposed: [...proposed, one] })),
      })
      .then(end, (thrown: unknown) =>
        end(thrown instanceof AppError ? thrown : new AppError('unknown', { cause: thrown })),
      )
  }

  /** Stops the call of this page's exchange, once the document names it. */
  function stopMine() {
    const { document, run } = state
    const isNamed = document?.answering?.message === run?.question.id
    if (document && run?.end === 'stopped' && isNamed && !document.isStopping) {
      backend.stop(document.id, run.question.id)
    }
  }

  /** Ends this page's stream; the server finishes the answer. */
  function hangUp() {
    stream?.abort()
    stream = null
  }

  /** Shows another conversation; an answer of this one continues without this page. */
  function show(next: Known) {
    hangUp()
    set(next)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      follow()
      return () => {
        listeners.delete(listener)
        follow()
      }
    },
    read: () => state,
    send(question) {
      if (isBusy(state)) return
      const message = crypto.randomUUID()
      const { document, isGone, id } = state
      // A deleted document is followed by a new one; a full one by the document that the server names after the exchange.
      const isFull = document !== null && isConversationFull(document.messages, document.cards)
      // Only this device has the document that a pending question begins: the full conversation goes on in another one.
      const isPending = document?.messages.every((each) => each.id && state.waiting.includes(each.id)) ?? true
      const begun = isPending ? backend.kept().find((each) => each.message === id && !each.isNew) : undefined
      const next = isGone ? crypto.randomUUID() : isFull || begun ? message : id
      if (next !== id) state = drawn(continuedConversation(state, next), nowMs())
      const conversation = isGone ? next : (begun?.conversation ?? id)
      // The shown document may consist of pending questions only.
      const isUnknown = backend.kept().some((each) => each.isNew && each.conversation === conversation)
      const isNew = !document || isGone || isUnknown
      const asked = { conversation, message, question, isNew, project: projectOf(state) }
      shownWith = state.shownNext && { message, subject: state.shownNext }
      start(asked)
      backend.keep(asked)
    },
    stop() {
      if (!isBusy(state)) return
      const { document, run } = state
      if (run?.end === null) {
        hangUp()
        setRun({ end: 'stopped' })
        stopMine()
      } else if (document?.answering) backend.stop(document.id, document.answering.message)
    },
    retry(wanted) {
      const isLeft = ({ role, id }: ChatMessage) => role === 'user' && id === wanted
      const message = wanted === undefined || isBusy(state) ? retriable(state) : state.messages.find(isLeft)
      const id = message?.id
      if (!id) return
      const question = state.messages.find((each) => each.role === 'user' && each.id === id)?.content ?? ''
      const kept = backend.kept().find((each) => each.message === id)
      start(
        kept ?? { conversation: state.id, message: id, question, isNew: false, project: null },
        message.role === 'assistant' ? message.timestamp : 0,
      )
    },
    remove(message) {
      backend.drop(message)
      // Its failure goes with it.
      const isMine = state.run?.question.id === message && !isBusy(state)
      set({ ...state, run: isMine ? null : state.run })
    },
    startNew: (opening) => show({ ...emptyConversation(crypto.randomUUID()), ...opening }),
    show: (thing) => set({ ...state, shownNext: thing }),
    takeBack: () => set({ ...state, ...(state.shownNext ? { shownNext: null } : { subject: null }) }),
    open(conversation) {
      if (conversation.id !== state.id) show(openedConversation(conversation))
    },
  }
}

function nowMs(): number {
  return serverNow().getTime()
}
