import { useEffect, useEffectEvent, useState } from 'react'
import { takeCall, type CoachCall } from '@/components/ask-coach'
import { thingOf } from '@/domain/coach/coach-subject'
import { starterOf } from '@/domain/coach/starter'
import type { ConversationStore } from '../conversation/conversation-store'
import { coachSightOf } from '../dossier/coach-sight'
import { addToDraft, beginDraft, isDraftTaken } from './composer'

interface Asked {
  readonly uid: string
  readonly call: CoachCall | null
  readonly store: ConversationStore
  /** There is a field to begin a question in. */
  readonly hasField: boolean
}

/** « Demander au coach » opens a conversation of its own, shows its thing there, and begins the question, unsent. */
export function useSubject({ uid, call, store, hasField }: Asked) {
  const [heard, setHeard] = useState<CoachCall | null>(null)
  /** First words that found the field taken. */
  const [offered, setOffered] = useState<string | null>(null)
  if (call && call !== heard) {
    const starter = starterOf(call.subject)
    setHeard(call)
    // What is not to be asked now is not left for a field that comes back some other day.
    setOffered(hasField && isDraftTaken(uid, starter) ? starter : null)
  }

  const receive = useEffectEvent((one: CoachCall) => {
    takeCall(one)
    if (!hasField) return
    store.startNew()
    const thing = thingOf(one.subject)
    if (thing) coachSightOf(uid).show(store.read().id, thing)
    beginDraft(uid, starterOf(one.subject))
  })
  useEffect(() => {
    if (call) receive(call)
  }, [call])

  return {
    offered,
    add() {
      if (offered !== null) addToDraft(uid, offered)
      setOffered(null)
    },
    end: () => setOffered(null),
  }
}
