import {
  askQuestion,
  conversationQuery,
  keptQuestions,
  latestConversationQuery,
  stopAnswer,
} from '@/data/coach/conversations'
import { mutate, whenAnswered } from '@/data/sync/current'
import { follow } from '@/data/sync/follow'
import { AppError } from '@/domain/base/errors'
import { offerReload } from '@/components/frame/offer-reload'
import { coachSightOf, projectOf } from '../dossier/coach-sight'
import { LATEST } from './coach-backend'
import { createConversationStore, type ConversationStore } from './conversation-store'

let current: { uid: string; store: ConversationStore } | null = null

/** The only conversation store of this tab. */
export function conversationStoreOf(uid: string): ConversationStore {
  if (current?.uid !== uid) current = { uid, store: create(uid) }
  return current.store
}

/** Longest wait for a pending stop; a question sent before it would find its answer in progress. */
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
    watch: (id, onValue, onError) =>
      follow(uid, id === LATEST ? latestConversationQuery(uid) : conversationQuery(id))(
        (document, { isLive }) => onValue(document, isLive),
        ({ code }) => {
          console.warn('A conversation could not be read:', code)
          onError()
        },
      ),
    projectOf: (id) => projectOf(sight.read(), id),
    keep: (asked) => void mutate(askQuestion, asked),
    kept: () => keptQuestions(uid),
    stop: (id, message) => void mutate(stopAnswer, { id, message }),
  })
}

/** Code that only a question needs: loads with the first question, or earlier when idle. */
export async function loadForQuestion() {
  const [{ askCoach }, { targetsOf }] = await Promise.all([
    import('@/data/coach/ask-coach'),
    import('@/domain/coach/cards/targets'),
  ])
  return { askCoach, targetsOf }
}

/**
 * Loads the code for a question that is sent now. Offline, the import is not tried: a module that failed to load stays
 * failed until the page reloads, and « Réessayer » would do nothing until then.
 */
async function loadNow() {
  if (!navigator.onLine) throw new AppError('network/offline')
  try {
    return await loadForQuestion()
  } catch (thrown) {
    offerReload(
      "Ce qui envoie ta question n'a pas pu être chargé. Recharge la page\u00a0: ta question est gardée.",
    )
    // The question is stored, and retried as after any lost connection.
    throw new AppError('network/offline', { cause: thrown })
  }
}
