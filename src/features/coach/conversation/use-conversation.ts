import { useEffect, useSyncExternalStore } from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import { appendToConversation, conversationQuery, latestConversationQuery } from '@/data/conversations'
import { serverNow } from '@/data/session/server-clock'
import { mutate, syncOf } from '@/data/sync/current'
import { follow } from '@/data/sync/follow'
import { newTodoIds } from '@/data/todo-ids'
import { AppError } from '@/domain/base/errors'
import { cardMap, type Card } from '@/domain/coach/card'
import type { GroundedProposal } from '@/domain/coach/ground'
import { reloadIfReachable } from '@/lib/reload-page'
import { showToast } from '@/ui/toast'
import { coachSightOf } from '../dossier/coach-sight'
import type { ConversationState } from './conversation-state'
import { createConversationStore, type ConversationStore } from './conversation-store'

/** The conversation as it stands. */
export function useConversation({ subscribe, read }: ConversationStore): ConversationState {
  return useSyncExternalStore(subscribe, read)
}

/** What can be done with the conversation, which is awake as long as the coach is on the screen. */
export function useConversationStore(uid: string): ConversationStore {
  const store = conversationStoreOf(uid)
  useIdleLoad(loadForQuestion, true)

  useEffect(() => {
    store.wake()
    const onVisible = () => {
      if (document.visibilityState === 'visible') store.wake()
      else store.keep()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pagehide', store.keep)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pagehide', store.keep)
    }
  }, [store])

  return store
}

let current: { uid: string; store: ConversationStore } | null = null

/** The one conversation of this tab; another user's is forgotten. */
function conversationStoreOf(uid: string): ConversationStore {
  if (current?.uid === uid) return current.store
  current?.store.dispose()
  current = { uid, store: create(uid) }
  return current.store
}

function create(uid: string): ConversationStore {
  const sight = coachSightOf(uid)
  return createConversationStore({
    async ask(messages, { conversationId, onProposal, ...listening }) {
      const [dossier, { askCoach, groundIn }] = await Promise.all([
        sight.dossierFor(conversationId),
        loadNow(),
      ])
      const ground = groundIn(dossier, messages)
      return askCoach(messages, {
        ...listening,
        dossier: dossier.text,
        tone: sight.read().sharing?.tone ?? null,
        onProposal(proposed) {
          const found = ground(proposed)
          if (found) onProposal(found)
        },
      })
    },
    watchLatest: (onValue, onError) =>
      follow(uid, latestConversationQuery(uid))((latest, { isLive }) => onValue(latest, isLive), onError),
    // A listener that fails tries again by itself.
    watch: (id, onValue) =>
      follow(uid, conversationQuery(id))(
        (document) => document && onValue(document),
        () => undefined,
      ),
    save({ cards, ...said }) {
      void mutate(appendToConversation, { ...said, proposals: cardMap(cards) })
    },
    cardsOf: (proposals, at) => proposals.map((proposal, order) => coachCard(proposal, at, order)),
    retryRefused() {
      const sync = syncOf(uid)
      const retry = () => {
        for (const { name, number, state } of sync.entries()) {
          if (state === 'refused' && name === appendToConversation.name) void sync.retry(number)
        }
      }
      retry()
      // The journal may still be read from this device.
      const stop = sync.subscribeEntries(() => {
        stop()
        retry()
      })
    },
    newId: () => crypto.randomUUID(),
    now: () => serverNow().getTime(),
    moved: sight.follow,
  })
}

/**
 * What only a question needs. It is asked for with it, and before when nothing else is to be done. What judges the
 * proposals is waited for like what sends: without it every card of the answer would lose what it rests on.
 */
async function loadForQuestion() {
  try {
    const [{ askCoach }, { groundIn }] = await Promise.all([
      import('@/data/ask-coach'),
      import('@/domain/coach/ground'),
    ])
    return { askCoach, groundIn }
  } catch (thrown) {
    // The question is kept, and asked again as after any cut.
    throw new AppError('network/offline', { cause: thrown })
  }
}

/**
 * For a question that leaves now. Without a network it is not even asked for: a module that failed to load stays failed until
 * the page itself is loaded anew, and « Réessayer » would do nothing for as long.
 */
async function loadNow() {
  if (!navigator.onLine) throw new AppError('network/offline')
  try {
    return await loadForQuestion()
  } catch (thrown) {
    showToast({
      text: "Ce qui envoie ta question n'a pas pu être chargé. Recharge la page\u00a0: ta question est gardée.",
      tone: 'alert',
      action: { label: 'Recharger', run: () => void reloadIfReachable() },
    })
    throw thrown
  }
}

/** Its id and that of what it makes are made here once: accepted in two tabs it is one document. */
function coachCard(proposal: GroundedProposal, at: number, order: number): Card {
  const [todoId] = newTodoIds(1, serverNow())
  const target = proposal.proposed.genre === 'tache' && todoId !== undefined ? todoId : crypto.randomUUID()
  return {
    id: crypto.randomUUID(),
    at,
    order,
    from: 'coach',
    ...proposal,
    target,
    state: 'open',
    replaced: null,
  }
}
