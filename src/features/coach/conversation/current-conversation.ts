import {
  askQuestion,
  conversationQuery,
  dropQuestion,
  keptQuestions,
  latestConversationQuery,
  stopAnswer,
} from '@/data/coach/conversations'
import { hold, mutate, whenAnswered } from '@/data/sync/current'
import { follow } from '@/data/sync/live'
import { AppError } from '@/domain/base/errors'
import { coachScopeOf } from '../dossier/coach-scope'
import { createConversationStore, LATEST, type ConversationStore } from './conversation-store'

/** The call and its SDK: the conversation is drawn without them. */
export const loadAsking = () => import('@/data/coach/ask-coach')

let current: { uid: string; store: ConversationStore } | null = null

/** The only conversation store of this tab. */
export function conversationStoreOf(uid: string): ConversationStore {
  if (current?.uid !== uid) current = { uid, store: create(uid) }
  return current.store
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
      follow(uid, id === LATEST ? latestConversationQuery(uid) : conversationQuery(id), (live) => {
        if (live.status === 'ready') onValue(live.value, live.isLive)
        if (live.status !== 'error') return
        console.warn('A conversation could not be read:', live.error.code)
        onError()
      }),
    keep: (asked) => void hold(askQuestion, asked),
    kept: () => keptQuestions(uid),
    drop: (message) => void dropQuestion(uid, message),
    stop: (id, message) => void mutate(stopAnswer, { id, message }),
  })
}
