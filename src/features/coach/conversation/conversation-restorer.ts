import type { UnsavedTail } from '@/data/coach/coach-unsaved'
import type { ChatMessage, Conversation } from '@/domain/coach/conversation'
import { NOTHING_SENT } from '@/domain/coach/sent-dossier'
import { isDenied, type CoachBackend, type StateCell } from './coach-backend'
import type { Outbox } from './conversation-outbox'
import { sameMessages, withTail } from './conversation-messages'
import {
  isAsItWas,
  isBusy,
  openedConversation,
  tailAlone,
  unsavedTail,
  withBeginning,
  type ConversationState,
} from './conversation-state'

/** Looking whether a conversation went on elsewhere costs a read: once a minute is enough. */
const REFRESH_AFTER_MS = 60_000
/** A page that is being reloaded may hold its places for a moment longer than the next one takes to come. */
const ARRIVAL_MS = 3_000

interface Restorer {
  /**
   * Puts on the screen what was left without an answer or unsaved, else the latest conversation; unless something
   * was asked or opened meanwhile.
   */
  restore: () => void
  /** The same conversation may have gone on in another tab or on another device, or could not be read before. */
  refresh: () => Promise<void>
  /** The conversation on the screen was read again. */
  renew: (read: Conversation) => void
  /** Sends on its way what nobody works on any more. */
  claim: () => void
  close: () => void
}

export function createRestorer(backend: CoachBackend, { get, set }: StateCell, outbox: Outbox): Restorer {
  let closeLatest: (() => void) | null = null
  let readAt = 0
  /** What this put on the screen: as long as it is there, nobody has done anything. */
  let shown = get()

  function close() {
    closeLatest?.()
    closeLatest = null
  }

  function show(next: typeof shown) {
    set(next)
    shown = next
  }

  function restoreLatest() {
    closeLatest = backend.watchLatest(
      (latest, { isFromCache }) => {
        const isUntouched = isAsItWas(get(), shown)
        if (isUntouched && latest && isNoNewerExchange(latest)) {
          void showUnlessThere(latest)
        } else if (isUntouched) {
          show(latest ? openedConversation(latest) : { ...get(), phase: 'ready' })
          readAt = backend.now()
        }
        if (!isFromCache || !isUntouched) close()
      },
      (error) => {
        console.warn('The latest conversation could not be read:', error.code)
        if (isAsItWas(get(), shown)) show({ ...get(), phase: 'ready' })
      },
    )
  }

  /** Answering a card brings its conversation to the top of the list, without anything being said in it. */
  function isNoNewerExchange({ id, messages }: Conversation): boolean {
    return id !== shown.id && endOf(messages) < endOf(shown.messages)
  }

  /** What is on the screen stays there, if it still exists. */
  async function showUnlessThere(latest: Conversation) {
    const before = shown
    const isGone = await backend.read(before.id).then((read) => read === null, isDenied)
    if (isGone && isAsItWas(get(), before)) show(openedConversation(latest))
  }

  /** All of them are kept: one is shown, the others go to the list of conversations. */
  function takeOver(tails: readonly UnsavedTail[], mayShow: boolean) {
    for (const tail of tails) outbox.adopt(tail)
    // Cards alone are no exchange that went on.
    const last =
      mayShow && isAsItWas(get(), shown) ? tails.findLast(({ messages }) => messages.length > 0) : undefined
    const kept = last && outbox.of(last.id)
    if (kept) {
      close()
      set(tailAlone(kept))
      void sendAfterReading(kept)
    }
    for (const { id } of tails) {
      if (id !== kept?.id && !join(id)) outbox.send(id)
    }
  }

  /** A read beside a write of ours may show that write alone, as if there were nothing before it. */
  async function sendAfterReading(tail: UnsavedTail) {
    if (get().beginning === 'reading') await readBeginning()
    if (isAnswered(tail)) outbox.send(tail.id)
  }

  /** Whether it belongs to the conversation on the screen, where it waits for its answer. */
  function join(id: string): boolean {
    const state = get()
    const tail = outbox.of(id)
    if (!tail || state.id !== id || isBusy(state) || tail.messages.length === 0) return false
    set({ ...state, messages: withTail(state.messages, tail.messages) })
    return !isAnswered(tail)
  }

  async function readBeginning() {
    const { id } = get()
    const nothing = { name: null, messages: [], cards: [], sent: NOTHING_SENT }
    const read = await backend.read(id).then(
      (conversation) => conversation ?? nothing,
      (thrown: unknown) => (isDenied(thrown) ? nothing : null),
    )
    const state = get()
    if (state.id !== id || state.beginning === 'known') return
    set(read ? withBeginning(state, read) : { ...state, beginning: 'unreachable' })
  }

  function renew(read: Conversation) {
    const before = get()
    if (!isSettled(before) || sameMessages(read.messages, before.saved)) return
    const earlier = before.messages.slice(0, before.start)
    set({ ...before, messages: [...earlier, ...read.messages], saved: read.messages })
  }

  function claim() {
    backend.device.claim((tails) => takeOver(tails, false))
  }

  return {
    restore() {
      const since = backend.now()
      let isFirst = true
      backend.device.claim((tails) => {
        takeOver(tails, isFirst || backend.now() - since < ARRIVAL_MS)
        if (isFirst && isAsItWas(get(), shown)) restoreLatest()
        isFirst = false
      })
    },
    claim,
    renew,
    async refresh() {
      claim()
      outbox.retry()
      const before = get()
      if (before.beginning !== 'known') {
        set({ ...before, beginning: 'reading' })
        await readBeginning()
        return
      }
      if (!isSettled(before) || backend.now() - readAt < REFRESH_AFTER_MS) return
      readAt = backend.now()
      const read = await backend.read(before.id).catch(() => null)
      if (read && isAsItWas(get(), before)) renew(read)
    },
    close,
  }
}

/** The server has all that is on the screen. */
function isSettled(state: ConversationState): boolean {
  return !isBusy(state) && state.saved.length > 0 && unsavedTail(state).length === 0
}

function endOf(messages: readonly ChatMessage[]): number {
  return messages.at(-1)?.timestamp ?? 0
}

function isAnswered({ messages }: UnsavedTail): boolean {
  return messages.at(-1)?.role === 'assistant'
}
