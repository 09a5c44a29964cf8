import { useEffect, useSyncExternalStore } from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import {
  askQuestion,
  conversationQuery,
  keptQuestions,
  latestConversationQuery,
  stopAnswer,
} from '@/data/coach/conversations'
import { serverNow } from '@/data/session/server-clock'
import { mutate, whenAnswered } from '@/data/sync/current'
import { follow } from '@/data/sync/follow'
import { AppError } from '@/domain/base/errors'
import { reloadIfReachable } from '@/lib/reload-page'
import { showToast } from '@/ui/toast'
import { coachSightOf, projectOf } from '../dossier/coach-sight'
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

/** A stop leaves before the next question, which would find its answer under way. */
const STOP_LIMIT_MS = 5_000

function create(uid: string): ConversationStore {
  const sight = coachSightOf(uid)
  return createConversationStore({
    async ask(asked, { conversationId, ...listening }) {
      const [dossier, { askCoach, targetsOf }] = await Promise.all([
        sight.dossierFor(conversationId, asked.message),
        loadNow(),
        whenAnswered(uid, stopAnswer, STOP_LIMIT_MS),
      ])
      const tone = sight.read().sharing?.tone ?? null
      return askCoach({ ...asked, dossier: dossier.text, targets: targetsOf(dossier), tone }, listening)
    },
    watchLatest: (onValue, onError) =>
      follow(uid, latestConversationQuery(uid))((latest, { isLive }) => onValue(latest, isLive), onError),
    // A listener that fails tries again by itself.
    watch: (id, onValue) =>
      follow(uid, conversationQuery(id))(
        (document, { isLive }) => onValue(document, isLive),
        () => undefined,
      ),
    projectOf: (id) => projectOf(sight.read(), id),
    keep: (asked) => void mutate(askQuestion, asked),
    kept: () => keptQuestions(uid),
    stop: (id, message) => void mutate(stopAnswer, { id, message }),
    newId: () => crypto.randomUUID(),
    now: () => serverNow().getTime(),
  })
}

/** Code that only a question needs: loaded with it, and before when nothing else is to be done. */
async function loadForQuestion() {
  try {
    const [{ askCoach }, { targetsOf }] = await Promise.all([
      import('@/data/coach/ask-coach'),
      import('@/domain/coach/cards/targets'),
    ])
    return { askCoach, targetsOf }
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
