import {
  askQuestion,
  continuationQuery,
  conversationQuery,
  dropQuestion,
  keptQuestions,
  latestConversationQuery,
  stopAnswer,
} from '@/data/coach/conversations'
import { hold, mutate, whenAnswered } from '@/data/sync/current'
import { follow, type Live } from '@/data/sync/live'
import { AppError } from '@/domain/base/errors'
import { isConversationFull, type Conversation } from '@/domain/coach/conversation/conversation'
import { coachScopeOf } from '../dossier/coach-scope'
import {
  createConversationStore,
  LATEST,
  type CoachBackend,
  type ConversationStore,
} from './conversation-store'

/** The call and its SDK: the conversation is drawn without them. */
export const loadAsking = () => import('@/data/coach/ask-coach')

let current: { uid: string; store: ConversationStore } | null = null

/** The only conversation store of this tab. */
export function conversationStoreOf(uid: string): ConversationStore {
  if (current?.uid !== uid) current = { uid, store: create(uid) }
  return current.store
}

type Watch = Parameters<CoachBackend['watch']>

function received(onValue: Watch[1], onError: Watch[2]) {
  return (live: Live<Conversation | null>) => {
    if (live.status === 'ready') onValue(live.value, live.isLive)
    if (live.status !== 'error') return
    console.warn('A conversation could not be read:', live.error.code)
    onError()
  }
}

/**
 * The latest conversation or, if it is full, the one that continues it: a press on a card puts a full one first again, and the next question
 * would begin a second continuation.
 */
function followLatest(uid: string, onValue: Watch[1], onError: Watch[2]): () => void {
  let isOver = false
  let closeNext = (): void => undefined
  const close = follow(
    uid,
    latestConversationQuery(uid),
    received((latest, isLive) => {
      closeNext()
      closeNext = () => undefined
      if (isOver || !latest || !isConversationFull(latest.messages, latest.cards)) {
        onValue(latest, isLive)
        return
      }
      const closeThis = follow(
        uid,
        continuationQuery(uid, latest.id),
        received(
          (next, isNextLive) => onValue(next ?? latest, isLive && isNextLive),
          () => onValue(latest, isLive),
        ),
      )
      // The first value arrives synchronously, and may have ended this watch, which TypeScript cannot know.
      if (isOver as boolean) closeThis()
      else closeNext = closeThis
    }, onError),
  )
  return () => {
    isOver = true
    closeNext()
    close()
  }
}

/** Longest wait for a pending stop; a question sent before it would find its answer in progress. */
const STOP_LIMIT_MS = 5_000

function create(uid: string): ConversationStore {
  const scope = coachScopeOf(uid)
  return createConversationStore({
    async ask(asked, { about, ...listening }) {
      const [dossier, { askCoach, targetsOf }] = await Promise.all([
        scope.dossierFor(about),
        loadAsking().catch((cause: unknown) => {
          throw new AppError('network/offline', { cause })
        }),
        whenAnswered(uid, stopAnswer, STOP_LIMIT_MS),
      ])
      const tone = scope.read().sharing?.tone ?? null
      return askCoach({ ...asked, dossier: dossier.text, targets: targetsOf(dossier), tone }, listening)
    },
    watch: (id, onValue, onError) =>
      id === LATEST
        ? followLatest(uid, onValue, onError)
        : follow(uid, conversationQuery(id), received(onValue, onError)),
    keep: (asked) => void hold(askQuestion, asked),
    kept: () => keptQuestions(uid),
    drop: (message) => void dropQuestion(uid, message),
    stop: (id, message) => void mutate(stopAnswer, { id, message }),
  })
}
