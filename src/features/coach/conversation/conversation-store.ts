import type { LeavingDossier } from '@/data/coach/coach'
import { Listeners } from '@/domain/base/listeners'
import { COACH_PROPOSES, trimHistory } from '@/domain/coach/coach-request'
import { joinedCards } from '@/domain/coach/card'
import type { Conversation } from '@/domain/coach/conversation'
import type { GroundedProposal } from '@/domain/coach/ground'
import { toldHistory } from '@/domain/coach/standing-cards'
import { AppError } from '@/domain/base/errors'
import { UNSENT } from '../dossier/own-choices'
import type { CoachBackend } from './coach-backend'
import { createOutbox } from './conversation-outbox'
import { createRestorer } from './conversation-restorer'
import { createDocumentWatch } from './document-watch'
import { untilQuestion } from './conversation-messages'
import {
  asked,
  askedAgain,
  canRetry,
  emptyConversation,
  ended,
  exchangeAfter,
  heard,
  isBusy,
  openedConversation,
  unsavedSent,
  unsavedTail,
  withBeginning,
  withLeaving,
  type ConversationState,
  type Exchange,
} from './conversation-state'

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
  /** It is about to be deleted: nothing of it is sent any more, unless what this returns is called. */
  forget: (id: string) => () => void
  /** The page may go away now: what was heard so far is kept on the device. */
  keep: () => void
  dispose: () => void
}

/** About 15 drawings a second: faster than anybody reads, and a slow phone keeps up. */
const HEARING_MS = 66

/**
 * A page that goes away cuts its answer first. Nothing is begun then that it cannot finish: what was heard is on the
 * device, and the next page saves it.
 */
const AFTER_CUT_MS = 1_000

const IDLE: Exchange = { status: 'idle' }

interface Run {
  readonly controller: AbortController
  text: string
  proposals: readonly GroundedProposal[]
  timer?: ReturnType<typeof setTimeout> | undefined
}

/**
 * One conversation, for as long as its user is signed in: an answer goes on while one moves
 * between the panel and the page. Written once per exchange, when the exchange is over.
 */
export function createConversationStore(backend: CoachBackend): ConversationStore {
  let state = emptyConversation(backend.newId(), 'restoring')
  let run: Run | null = null
  let isAwake = false
  const listeners = new Listeners()
  const cell = { get: () => state, set }
  const outbox = createOutbox(backend, cell)
  const restorer = createRestorer(backend, cell, outbox)
  const documentWatch = createDocumentWatch(backend, cell)
  const closeLeft = backend.hearLeft(restorer.claim)

  function set(next: ConversationState) {
    const [first] = state.messages
    if (first && next.id !== state.id && next.messages[0] === first) backend.moved(state.id, next.id)
    state = next
    documentWatch.follow()
    listeners.tell()
  }

  function nextTimestamp(): number {
    return Math.max(backend.now(), (state.messages.at(-1)?.timestamp ?? 0) + 1)
  }

  function keep() {
    const now = run
      ? ended(state, { text: run.text, isStopped: true, exchange: IDLE, at: nextTimestamp() })
      : state
    const isNew = now.saved.length === 0 && now.beginning === 'known'
    outbox.put({
      ...{ id: now.id, isNew, name: isNew ? now.name : null },
      ...{ messages: unsavedTail(now), sent: unsavedSent(now) },
    })
  }

  function start() {
    const mine: Run = { controller: new AbortController(), text: '', proposals: [] }
    run = mine
    keep()
    const history = untilQuestion(state.messages)
    const hear = () => {
      mine.timer ??= setTimeout(() => {
        mine.timer = undefined
        if (run !== mine) return
        const proposed = mine.proposals.map((proposal) => proposal.proposed)
        set(heard(state, saidIn(mine.text, proposed), proposed))
      }, HEARING_MS)
    }
    const onText = (text: string) => {
      if (run !== mine) return
      mine.text += text
      hear()
    }
    const onProposal = (proposal: GroundedProposal) => {
      if (run !== mine) return
      mine.proposals = [...mine.proposals, proposal]
      hear()
    }
    const onLeaving = (dossier: LeavingDossier) => {
      if (run !== mine) return
      set(withLeaving(state, dossier))
      keep()
    }
    const { signal } = mine.controller
    const listening = { signal, onText, onProposal, onLeaving, conversationId: state.id }
    backend.ask(trimHistory(toldHistory(history, state.cards)), listening).then(
      (result) => {
        if (run === mine) end(result.text || mine.text, exchangeAfter(result))
      },
      (thrown: unknown) => {
        const error = thrown instanceof AppError ? thrown : new AppError('unknown', { cause: thrown })
        if (run === mine) end(mine.text, { status: 'failed', error }, true)
      },
    )
  }

  function end(text: string, exchange: Exchange, isStopped = exchange.status === 'failed') {
    clearTimeout(run?.timer)
    const proposals = run?.proposals ?? []
    run = null
    const at = nextTimestamp()
    const said = saidIn(text, proposals)
    set(ended(state, { text: said, isStopped, exchange, at }))
    keep()
    if (said.trim() !== '') outbox.send(state.id, exchange.status === 'failed' ? AFTER_CUT_MS : 0)
    if (proposals.length === 0) return
    // At once: what was read while it came does not vanish until the document has it.
    const cards = backend.propose(state.id, at, proposals)
    set({ ...state, cards: joinedCards(state.cards, cards) })
  }

  function stop() {
    if (!run) return
    const { controller, text } = run
    end(text, IDLE, true)
    controller.abort()
  }

  /** As `stop`, and nothing leaves the device. */
  function cut() {
    if (!run) return
    const { controller, text, timer } = run
    clearTimeout(timer)
    run = null
    set(ended(state, { text, isStopped: true, exchange: IDLE, at: nextTimestamp() }))
    keep()
    controller.abort()
  }

  /** The conversation on the screen is about to be replaced. */
  function leave() {
    stop()
    restorer.close()
    outbox.send(state.id)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      documentWatch.look(true)
      return () => {
        listeners.delete(listener)
        documentWatch.look(listeners.size > 0)
      }
    },
    read: cell.get,
    wake() {
      if (isAwake) void restorer.refresh()
      else restorer.restore()
      isAwake = true
    },
    send(question) {
      if (isBusy(state)) return
      const isFirst = state.phase === 'ready' && state.messages.length === 0
      if (isFirst) backend.moved(UNSENT, state.id)
      const message = { role: 'user' as const, content: question, timestamp: nextTimestamp() }
      set(asked(state, message, backend.newId()))
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
      if (conversation.id === state.id) {
        if (state.beginning === 'known') restorer.renew(conversation)
        else set(withBeginning(state, conversation))
        return
      }
      leave()
      set(openedConversation(conversation, outbox.of(conversation.id)))
    },
    forget(id) {
      const isShown = state.id === id
      if (isShown) cut()
      const takeBack = outbox.forget(id)
      if (isShown) {
        restorer.close()
        set(emptyConversation(backend.newId()))
      }
      return takeBack
    },
    keep,
    dispose() {
      run?.controller.abort()
      run = null
      closeLeft()
      restorer.close()
      outbox.close()
      listeners.clear()
      documentWatch.look(false)
    },
  }
}

/** An answer that is proposals alone has words of ours. */
function saidIn(text: string, proposals: readonly unknown[]): string {
  return text.trim() === '' && proposals.length > 0 ? COACH_PROPOSES : text
}
