import type { UnsavedTail } from '@/data/coach/coach-unsaved'
import { joinedCards } from '@/domain/coach/card'
import {
  continuedName,
  isConversationFull,
  type ChatMessage,
  type Conversation,
} from '@/domain/coach/conversation'
import {
  hasSent,
  joinedSent,
  NOTHING_SENT,
  sentBeside,
  sentWith,
  type SentDossiers,
} from '@/domain/coach/sent-dossier'
import { standingCards } from '@/domain/coach/standing-cards'
import { codeOf } from '@/domain/base/errors'
import { isDenied, type CoachBackend, type StateCell } from './coach-backend'
import { cardsUnder, questionsOf, sameMessages, withTail, without } from './conversation-messages'
import { movedOn, withSaved } from './conversation-state'

/** The last pause is taken again and again. */
const RETRIES_MS = [2_000, 10_000, 60_000]
/** A save that takes longer is told to the person; it goes on. */
const PATIENCE_MS = 10_000

type Kept = Pick<UnsavedTail, 'id' | 'isNew' | 'name' | 'messages' | 'sent'>

export interface Outbox {
  /** Keeps on the device what the conversation's document does not hold; nothing removes it. */
  put: (tail: Kept) => void
  of: (id: string) => UnsavedTail | undefined
  /** What another page left is seen to by this one. */
  adopt: (tail: UnsavedTail) => void
  /** Never fails, but logs and tries again. What is kept goes when the server has said that it has it. */
  send: (id: string, afterMs?: number) => void
  /** Its conversation is deleted; returns what sees to it again. */
  forget: (id: string) => () => void
  /** What waits for its next try does not wait any longer. */
  retry: () => void
  close: () => void
}

/** Conversations, by their ids, on their way from the device to the server: also those that left the screen. */
export function createOutbox(backend: CoachBackend, { get, set }: StateCell): Outbox {
  const tails = new Map<string, UnsavedTail>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const failures = new Map<string, number>()
  const sending = new Set<string>()
  const again = new Set<string>()

  function keep(tail: UnsavedTail) {
    tails.set(tail.id, tail)
    backend.device.write(tail)
  }

  function drop({ id, slot }: UnsavedTail) {
    tails.delete(id)
    backend.device.drop(slot)
  }

  function put({ id, isNew, name, messages, sent }: Kept) {
    const known = tails.get(id)
    const cards = known?.cards ?? []
    if (messages.length + cards.length === 0 && !hasSent(sent)) {
      if (known) drop(known)
      return
    }
    const isSame =
      known?.isNew === isNew &&
      sameMessages(known.messages, messages) &&
      !hasSent(sentBeside(sent, known.sent))
    if (isSame) return
    keep({
      ...{ slot: known?.slot ?? backend.device.newSlot(), state: known?.state ?? 'sent', id },
      ...{ isNew, name, messages, cards, sent },
    })
  }

  /** What the document is known to hold of what was sent; null: it has to be read. */
  function heldOf({ id, isNew }: UnsavedTail): SentDossiers | null {
    const state = get()
    if (failures.has(id)) return null
    if (isNew) return NOTHING_SENT
    return state.id === id && state.beginning === 'known' ? state.sent : null
  }

  function schedule(id: string, afterMs: number) {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => {
        void send(id)
      }, afterMs),
    )
  }

  async function send(id: string) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const tail = tails.get(id)
    if (!tail) return
    if (sending.has(id)) {
      again.add(id)
      return
    }
    sending.add(id)
    const patience = setTimeout(() => tell(id, 'waiting'), PATIENCE_MS)
    try {
      await backend.append(tail, heldOf(tail))
      failures.delete(id)
      taken(tail)
    } catch (thrown) {
      await failed(tail, codeOf(thrown))
    } finally {
      clearTimeout(patience)
      sending.delete(id)
      if (again.delete(id)) void send(id)
    }
  }

  function taken({ id, messages, cards, sent }: UnsavedTail) {
    const now = tails.get(id)
    if (now) {
      tails.set(id, { ...now, cards: now.cards.filter((card) => !cards.includes(card)) })
      const left = { messages: without(now.messages, messages), sent: sentBeside(now.sent, sent) }
      put({ id, isNew: false, name: null, ...left })
      const rest = tails.get(id)
      if (rest?.state === 'refused') keep({ ...rest, state: 'sent' })
    }
    if (get().id === id) set(withSaved(get(), messages))
  }

  async function failed(tail: UnsavedTail, code: string) {
    console.warn('The conversation is not saved yet:', code)
    const { id } = tail
    const isRefused = code === 'data/denied' || code === 'data/too-large'
    if (isRefused && !tail.isNew) {
      const read = await backend.read(id).catch((error: unknown) => (isDenied(error) ? null : undefined))
      if (code === 'data/too-large' || (read && isConversationFull(read.messages, read.cards))) {
        moveOn(id, read)
        return
      }
      // The conversation was deleted, and its answers with it.
      if (read === null && dropAlone(id)) return
    }
    const now = tails.get(id)
    if (!now) return
    const state = isRefused ? 'refused' : 'sent'
    if (now.state !== state) keep({ ...now, state })
    tell(id, isRefused ? 'refused' : 'waiting')
    const count = failures.get(id) ?? 0
    failures.set(id, count + 1)
    schedule(id, RETRIES_MS[Math.min(count, RETRIES_MS.length - 1)] ?? 0)
  }

  /**
   * It grew elsewhere, past what a document may hold. The cards of the answers that go on go with them, and what went
   * with their questions.
   */
  function moveOn(id: string, full: Conversation | null | undefined) {
    const tail = tails.get(id)
    if (!tail || dropAlone(id)) return
    const cards = cardsUnder(
      tail.messages,
      standingCards(tail.messages, joinedCards(full?.cards ?? [], tail.cards)),
    )
    const sent = sentWith(joinedSent(full?.sent ?? NOTHING_SENT, tail.sent), questionsOf(tail.messages))
    const before = full ? full.name : get().id === id ? get().name : null
    const name = before === null ? null : continuedName(before)
    const next = { ...tail, cards, sent, name, id: backend.newId(), isNew: true, state: 'sent' } as const
    tails.delete(id)
    keep(next)
    if (get().id === id) set(movedOn(get(), next))
    void send(next.id)
  }

  /** Cards without a document to stand in: what was made of them is in the lists and projects, and stays there. */
  function dropAlone(id: string): boolean {
    const tail = tails.get(id)
    const isAlone = tail?.messages.length === 0
    if (isAlone) drop(tail)
    return isAlone
  }

  function tell(id: string, delay: 'waiting' | 'refused') {
    if (get().id === id) set({ ...get(), delay })
  }

  return {
    put,
    of: (id) => tails.get(id),
    adopt(tail) {
      const known = tails.get(tail.id)
      if (!known) keep(tail)
      else if (known.slot !== tail.slot) {
        keep({
          ...known,
          messages: inOrder(known.messages, tail.messages),
          cards: joinedCards(known.cards, tail.cards),
          sent: joinedSent(tail.sent, known.sent),
        })
        backend.device.drop(tail.slot)
      }
      const state = get()
      if (state.id === tail.id) {
        const sent = joinedSent(tail.sent, state.sent)
        set({ ...state, cards: joinedCards(state.cards, tail.cards), sent })
      }
    },
    send(id, afterMs = 0) {
      if (afterMs > 0) schedule(id, afterMs)
      else void send(id)
    },
    forget(id) {
      clearTimeout(timers.get(id))
      timers.delete(id)
      again.delete(id)
      const tail = tails.get(id)
      if (!tail) return () => undefined
      drop(tail)
      return () => {
        if (!tails.has(id)) keep(tail)
        void send(id)
      }
    },
    retry() {
      for (const id of [...timers.keys()]) void send(id)
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}

/** Two ends of one conversation: the one that began earlier comes first, each in one piece. */
function inOrder(some: readonly ChatMessage[], others: readonly ChatMessage[]): readonly ChatMessage[] {
  const isFirst = (some[0]?.timestamp ?? 0) <= (others[0]?.timestamp ?? 0)
  return isFirst ? withTail(some, others) : withTail(others, some)
}
