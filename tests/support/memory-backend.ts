import type { LeavingDossier } from '@/data/coach/coach'
import type { UnsavedTail } from '@/data/coach/coach-unsaved'
import { joinedCards, type Card } from '@/domain/coach/card'
import type { CoachResult } from '@/domain/coach/coach-request'
import type { ChatMessage, Conversation } from '@/domain/coach/conversation'
import type { GroundedProposal } from '@/domain/coach/ground'
import { hasSent, joinedSent, NOTHING_SENT, type SentDossiers } from '@/domain/coach/sent-dossier'
import { AppError } from '@/domain/base/errors'
import type { CoachBackend } from '@/features/coach/conversation/coach-backend'
import { withTail } from '@/features/coach/conversation/conversation-messages'
import type { ConversationStore } from '@/features/coach/conversation/conversation-store'

type Documents = Record<string, readonly ChatMessage[]>

type Left = Pick<UnsavedTail, 'id' | 'isNew' | 'messages'> &
  Partial<Pick<UnsavedTail, 'name' | 'cards' | 'sent'>>

/** What pages of one browser share: places that a page holds, and what is in them. */
export class Device {
  readonly places = new Map<string, UnsavedTail>()
  readonly held = new Set<string>()
  #count = 0

  constructor(...left: Left[]) {
    for (const tail of left) this.leave(tail)
  }

  leave(tail: Left) {
    const slot = this.newSlot()
    this.places.set(slot, { name: null, cards: [], sent: NOTHING_SENT, ...tail, slot, state: 'sent' })
    return slot
  }

  newSlot = () => `coach.unsaved.u.${++this.#count}` as const

  texts() {
    return [...this.places.values()].map(({ messages }) => contents(messages))
  }
}

/** A backend in memory: the test plays the coach, the database and the device. */
export function memoryBackend(documents: Documents = {}, device = new Device()) {
  let count = 0
  const saves: {
    id: string
    messages: readonly ChatMessage[]
    cards: readonly Card[]
    sent?: SentDossiers
    held?: SentDossiers | null
  }[] = []
  const sentOf: Record<string, SentDossiers> = {}
  const cardsOf: Record<string, readonly Card[]> = {}
  /** What the person called them. */
  const names: Record<string, string> = {}
  const moves: [string, string][] = []
  const proposed: { id: string; at: number; proposals: readonly GroundedProposal[] }[] = []
  const calls: {
    messages: readonly unknown[]
    say: (text: string) => void
    propose: (proposal: GroundedProposal) => void
    leave: (dossier: LeavingDossier) => void
    finish: (result: CoachResult) => void
    fail: (error: AppError) => void
    signal: AbortSignal
  }[] = []
  const server = {
    /** What it answers to a save: `silent` never does, and takes nothing. */
    mood: 'well' as 'well' | 'denied' | 'silent',
    isReadable: true,
    /** Some cards were not taken, and are on the device. */
    left: null as (() => void) | null,
    /** What the document that is watched holds now; null: nobody looks. */
    live: null as ((held: Conversation | null, isFromCache?: boolean) => void) | null,
    watched: [] as string[],
    latest: null as ((latest: Conversation | null) => void) | null,
    /** What this device knew of it, before the server answers. */
    fromCache: null as ((latest: Conversation | null) => void) | null,
  }
  const mine = new Set<string>()
  let claimed: ((tails: readonly UnsavedTail[]) => void) | null = null
  const conversation = (id: string): Conversation | null => {
    const messages = documents[id]
    if (!messages) return null
    const beside = { cards: cardsOf[id] ?? [], sent: sentOf[id] ?? NOTHING_SENT }
    return {
      ...{
        id,
        userId: 'u',
        title: names[id] ?? '',
        name: names[id] ?? null,
        messages,
        ...beside,
        isPinned: false,
      },
      timestamp: new Date(0),
    }
  }
  const backend: CoachBackend = {
    ask: (messages, { signal, onText, onProposal, onLeaving }) =>
      new Promise((finish, fail) =>
        calls.push({ messages, say: onText, propose: onProposal, leave: onLeaving, finish, fail, signal }),
      ),
    propose(id, at, proposals) {
      proposed.push({ id, at, proposals })
      const cards = proposals.map((each, order): Card => ({
        ...{ id: `card-${at}-${order}`, at, order, from: 'coach', state: 'open', replaced: null },
        ...{ ...each, target: `made-${at}-${order}` },
      }))
      // On their way; this page holds them.
      const slot = device.leave({ id, isNew: false, messages: [], cards })
      device.held.add(slot)
      mine.add(slot)
      return cards
    },
    watchLatest: (onValue) => {
      server.latest = (latest) => onValue(latest, { isFromCache: false })
      server.fromCache = (latest) => onValue(latest, { isFromCache: true })
      return () => undefined
    },
    read: (id) =>
      server.isReadable
        ? Promise.resolve(conversation(id))
        : Promise.reject(new AppError('data/unavailable')),
    append({ id, isNew, name, messages, cards, sent }, held) {
      if (server.mood === 'silent') return new Promise(() => undefined)
      if (server.mood === 'denied') return Promise.reject(new AppError('data/denied'))
      saves.push({ id, messages, cards, ...(hasSent(sent) && { sent, held }) })
      if (isNew && name !== null) names[id] = name
      sentOf[id] = joinedSent(sentOf[id] ?? NOTHING_SENT, sent)
      documents[id] = withTail(documents[id] ?? [], messages)
      cardsOf[id] = joinedCards(cardsOf[id] ?? [], cards)
      return Promise.resolve()
    },
    watch(id, onValue) {
      const live = (held: Conversation | null, isFromCache = false) => onValue(held, { isFromCache })
      server.live = live
      server.watched.push(id)
      return () => {
        if (server.live === live) server.live = null
      }
    },
    hearLeft(listener) {
      server.left = listener
      return () => undefined
    },
    device: {
      newSlot: device.newSlot,
      write: (tail) => {
        device.held.add(tail.slot)
        mine.add(tail.slot)
        device.places.set(tail.slot, tail)
      },
      drop: (slot) => device.places.delete(slot),
      cardsOf: (conversation) =>
        [...device.places.values()].flatMap(({ id, cards }) => (id === conversation ? cards : [])),
      claim(onClaimed) {
        claimed = onClaimed
        void Promise.resolve().then(() => {
          const free = [...device.places.values()].filter(({ slot }) => !device.held.has(slot))
          onClaimed(free)
        })
      },
    },
    moved: (fromId, toId) => moves.push([fromId, toId]),
    newId: () => `id${++count}-${Math.random()}`,
    now: () => Date.now() + ++count,
  }
  return {
    backend,
    calls,
    moves,
    proposed,
    saves,
    names,
    documents,
    cardsOf,
    sentOf,
    device,
    server,
    conversation,
    /** The page is gone: nothing more is heard of it. */
    die: (store: ConversationStore) => {
      store.keep()
      store.dispose()
      for (const slot of mine) device.held.delete(slot)
    },
    claimLate: () => claimed?.([...device.places.values()].filter(({ slot }) => !device.held.has(slot))),
  }
}

export const contents = (messages: readonly ChatMessage[]) => messages.map((message) => message.content)
