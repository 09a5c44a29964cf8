import type { LeavingDossier } from '@/data/ask-coach'
import { AppError } from '@/domain/base/errors'
import { Listeners } from '@/domain/base/listeners'
import { trimHistory } from '@/domain/coach/coach-request'
import type { ChatMessage, Conversation } from '@/domain/coach/conversation'
import type { GroundedProposal } from '@/domain/coach/ground'
import { sentWith } from '@/domain/coach/sent-dossier'
import { toldHistory } from '@/domain/coach/standing-cards'
import { UNSENT } from '../dossier/own-choices'
import type { CoachBackend } from './coach-backend'
import {
  asked,
  askedAgain,
  canRetry,
  documentMessages,
  emptyConversation,
  ended,
  exchangeAfter,
  heard,
  isBusy,
  openedConversation,
  saidIn,
  untilQuestion,
  withDocument,
  withLeaving,
  type ConversationState,
  type Exchange,
  type Said,
} from './conversation-state'

export interface ConversationStore {
  subscribe: (listener: () => void) => () => void
  read: () => ConversationState
  /** The coach is on the screen: the latest conversation is shown, unless there is one. */
  wake: () => void
  send: (question: string) => void
  stop: () => void
  retry: () => void
  startNew: () => void
  open: (conversation: Conversation) => void
  /** It is about to be deleted: the screen and the answer on its way leave it. */
  forget: (id: string) => void
  /** The page may go away now: the answer so far is stored. */
  keep: () => void
  dispose: () => void
}

/** About 15 drawings a second: faster than anybody reads, and a slow phone keeps up. */
const HEARING_MS = 66
/** A page that dies loses at most so much of an answer. */
const SAVE_EVERY_MS = 5_000

const IDLE: Exchange = { status: 'idle' }

interface Run {
  readonly controller: AbortController
  readonly question: ChatMessage
  /** The timestamp of the answer. */
  readonly at: number
  text: string
  proposals: readonly GroundedProposal[]
  savedAt: number
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** The conversation of one person: an answer goes on while one moves between the panel and the page. */
export function createConversationStore(backend: CoachBackend): ConversationStore {
  let state = emptyConversation(backend.newId(), 'restoring')
  let run: Run | null = null
  let isAwake = false
  let restoring: { close: () => void } | null = null
  let watched: { readonly id: string; readonly close: () => void } | null = null
  let isLookedAt = false
  const listeners = new Listeners()

  function set(next: ConversationState) {
    if (next.id !== state.id && next.earlier.length > 0) backend.moved(state.id, next.id)
    state = next
    follow()
    listeners.tell()
  }

  /** Reads the document on the screen, live: other tabs and devices go on with it. Nothing is read that nobody looks at. */
  function follow() {
    const isSaid = documentMessages(state).length > 0
    const wanted = isSaid && (isLookedAt || run) ? state.id : null
    if (wanted === (watched?.id ?? null)) return
    watched?.close()
    watched = null
    if (wanted === null) return
    // Its first answer comes at once, and follows again.
    let close: () => void = () => undefined
    watched = { id: wanted, close: () => close() }
    close = backend.watch(wanted, (document) => {
      if (state.id === wanted) set(withDocument(state, document))
    })
  }

  function nextTimestamp(): number {
    return Math.max(backend.now(), (state.messages.at(-1)?.timestamp ?? 0) + 1)
  }

  function save(messages: readonly ChatMessage[], cards: Said['cards'] = []) {
    const { id, name, own, document } = state
    const sent = sentWith(own.sent, messages)
    backend.save({ id, name, isNew: document === null, messages, cards, sent })
  }

  function keep() {
    if (!run) return
    const text = saidIn(run.text, run.proposals)
    if (text.trim() === '') return
    run.savedAt = backend.now()
    save([run.question, { role: 'assistant', content: text, timestamp: run.at, stopped: true }])
  }

  function start() {
    const history = untilQuestion(state.messages)
    const question = history.at(-1)
    if (!question) return
    const mine: Run = {
      ...{ controller: new AbortController(), question, at: nextTimestamp() },
      ...{ text: '', proposals: [], savedAt: 0 },
    }
    run = mine
    follow()
    const hear = (text: string, proposals: readonly GroundedProposal[] = []) => {
      if (run !== mine) return
      mine.text += text
      mine.proposals = [...mine.proposals, ...proposals]
      mine.timer ??= setTimeout(() => {
        mine.timer = undefined
        if (run !== mine) return
        if (backend.now() - mine.savedAt >= SAVE_EVERY_MS) keep()
        const proposed = mine.proposals.map((proposal) => proposal.proposed)
        set(heard(state, saidIn(mine.text, proposed), proposed))
      }, HEARING_MS)
    }
    const listening = {
      ...{ signal: mine.controller.signal, conversationId: state.id, onText: hear },
      onProposal: (proposal: GroundedProposal) => hear('', [proposal]),
      onLeaving: (dossier: LeavingDossier) => run === mine && set(withLeaving(state, dossier)),
    }
    backend.ask(trimHistory(toldHistory(history, state.cards)), listening).then(
      (result) => {
        if (run === mine) end(result.text || mine.text, exchangeAfter(result))
      },
      (thrown: unknown) => {
        const error = thrown instanceof AppError ? thrown : new AppError('unknown', { cause: thrown })
        if (run === mine) end(mine.text, { status: 'failed', error })
      },
    )
  }

  function end(text: string, exchange: Exchange, isStopped = exchange.status === 'failed') {
    if (!run) return
    const { proposals, question, at, timer } = run
    clearTimeout(timer)
    run = null
    const content = saidIn(text, proposals)
    const cards = backend.cardsOf(proposals, at)
    const answer: ChatMessage | null =
      content.trim() === ''
        ? null
        : { role: 'assistant', content, timestamp: at, ...(isStopped && { stopped: true }) }
    set(ended(state, answer, cards, exchange))
    save(answer ? [question, answer] : [question], cards)
  }

  function stop() {
    if (!run) return
    run.controller.abort()
    end(run.text, IDLE, true)
  }

  /** Shows the latest conversation, as this device knows it and then as the server does, until something is done. */
  function restoreLatest() {
    let shown = state
    const show = (next: ConversationState) => {
      shown = next
      set(next)
    }
    const mine = { close: (): void => undefined }
    restoring = mine
    mine.close = backend.watchLatest(
      (latest, isLive) => {
        if (restoring !== mine) return
        if (state.id !== shown.id || isBusy(state) || state.own.messages.length > 0) closeRestoring()
        else if (latest && latest.id !== state.id) show(openedConversation(latest))
        else if (!latest) show({ ...state, phase: 'ready' })
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

  /** The conversation on the screen is about to be replaced. */
  function leave() {
    stop()
    closeRestoring()
  }

  /** Stores nothing more of an answer that is on its way. */
  function drop() {
    run?.controller.abort()
    clearTimeout(run?.timer)
    run = null
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
      backend.retryRefused()
      restoreLatest()
    },
    send(content) {
      if (isBusy(state)) return
      closeRestoring()
      const isFirst = state.phase === 'ready' && state.messages.length === 0
      if (isFirst) backend.moved(UNSENT, state.id)
      const question = { role: 'user' as const, content, timestamp: nextTimestamp() }
      set(asked(state, question, backend.newId()))
      save([question])
      start()
    },
    stop,
    retry() {
      if (!canRetry(state)) return
      set(askedAgain(state))
      start()
    },
    startNew() {
      leave()
      set(emptyConversation(backend.newId()))
    },
    open(conversation) {
      if (conversation.id === state.id) return
      leave()
      set(openedConversation(conversation))
    },
    forget(id) {
      if (state.id !== id) return
      drop()
      set(emptyConversation(backend.newId()))
    },
    keep,
    dispose() {
      drop()
      listeners.clear()
      isLookedAt = false
      follow()
    },
  }
}
