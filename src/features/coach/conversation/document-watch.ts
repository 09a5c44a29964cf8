import { joinedCards } from '@/domain/coach/card'
import type { Conversation } from '@/domain/coach/conversation'
import { joinedSent, NOTHING_SENT } from '@/domain/coach/sent-dossier'
import type { CoachBackend, StateCell } from './coach-backend'
import { documentMessages } from './conversation-state'

interface DocumentWatch {
  /** Another conversation may be on the screen by now, or the first question of this one. */
  follow: () => void
  /** Whether anybody looks at the conversation: what nobody looks at is not paid for. */
  look: (isLookedAt: boolean) => void
}

/**
 * What the document on the screen holds beside its messages, live: other tabs and devices answer cards too. What
 * waits on this device is put to it, so that nothing leaves the screen because a save is on its way, or failed.
 */
export function createDocumentWatch(backend: CoachBackend, { get, set }: StateCell): DocumentWatch {
  let isLookedAt = false
  let watched: string | null = null
  let close: (() => void) | null = null

  function hear(id: string, held: Conversation | null, isFromCache: boolean) {
    const state = get()
    // A copy on this device that is not there says nothing of the document.
    if (state.id !== id || (isFromCache && !held)) return
    const stored = held?.cards ?? []
    const known = isFromCache ? joinedCards(stored, state.cards) : stored
    // The answer is in the document a moment before its cards are: a card that went from the screen and came again would
    // lose the press, the fields and the focus in it.
    const cards = joinedCards(known, backend.device.cardsOf(id))
    // What this page has noted of a question is newer than what is saved of it.
    const sent = joinedSent(held?.sent ?? NOTHING_SENT, state.sent)
    const name = held ? held.name : state.name
    const isNews =
      JSON.stringify([name, cards, sent]) !== JSON.stringify([state.name, state.cards, state.sent])
    if (isNews) set({ ...state, name, cards, sent })
  }

  function follow() {
    const state = get()
    const wanted = isLookedAt && documentMessages(state).length > 0 ? state.id : null
    if (wanted === watched) return
    close?.()
    close = null
    watched = wanted
    if (wanted === null) return
    close = backend.watch(wanted, (held, { isFromCache }) => hear(wanted, held, isFromCache))
  }

  return {
    follow,
    look(isIt) {
      isLookedAt = isIt
      follow()
    },
  }
}
