import { hearLeft } from '@/data/coach/cards'
import {
  claimUnsaved,
  forgetUnsaved,
  keepUnsaved,
  newUnsavedSlot,
  waitingCards,
} from '@/data/coach/coach-unsaved'
import {
  appendToConversation,
  newConversationId,
  readConversation,
  watchConversation,
  watchLatestConversation,
} from '@/data/coach/conversations'
import { isSignedIn } from '@/data/session/is-signed-in'
import { serverNow } from '@/data/session/server-clock'
import type { CoachBackend } from './coach-backend'

/** Where a conversation is kept: on the server, and on this device until the server has it. */
export function keptBackend(uid: string): Omit<CoachBackend, 'ask' | 'propose' | 'moved'> {
  return {
    watchLatest: (onValue, onError) => watchLatestConversation(uid, onValue, onError),
    read: readConversation,
    append: (tail, held) => appendToConversation({ ...tail, userId: uid, held }),
    // A listener that fails tries again by itself; until then cards are those that this page knows.
    watch: (id, onValue) => watchConversation(uid, id, onValue, () => undefined),
    hearLeft,
    device: {
      newSlot: () => newUnsavedSlot(uid),
      write(tail) {
        // After a sign-out nothing may be left on the device.
        if (isSignedIn(uid)) keepUnsaved(uid, tail)
      },
      drop: (slot) => forgetUnsaved(uid, slot),
      cardsOf: (conversationId) => waitingCards(uid, conversationId),
      claim: (onClaimed) => void claimUnsaved(uid, onClaimed),
    },
    newId: newConversationId,
    now: () => serverNow().getTime(),
  }
}
