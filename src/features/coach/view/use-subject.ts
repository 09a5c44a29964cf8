import { useEffect, useEffectEvent, useState } from 'react'
import { takeCall, type CoachCall } from '@/components/ask-coach'
import { subjectName, thingOf } from '@/domain/coach/dossier/coach-subject'
import { starterOf } from '@/domain/coach/conversation/starter'
import { isBusy } from '../conversation/conversation-state'
import type { ConversationStore } from '../conversation/conversation-store'
import { coachSightOf } from '../dossier/coach-sight'
import { addToDraft, beginDraft, isDraftTaken } from './composer'

/** « Remplir avec le coach »: a question that is sent automatically, in a conversation of its own. */
interface Draft {
  readonly question: string
  /** The item that the coach writes. */
  readonly item: string
  readonly conversationId: string
}

/**
 * « Demander au coach » opens a conversation, shows the thing there, and writes an unsent question into the field. The chat
 * sends a draft by itself, once the person has chosen what the coach sees.
 */
export function useSubject(uid: string, call: CoachCall | null, store: ConversationStore, hasField: boolean) {
  const [heard, setHeard] = useState<CoachCall | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  /** Starter that was not inserted, because the field had a text. */
  const [offered, setOffered] = useState<string | null>(null)
  if (call && call !== heard) {
    const question = starterOf(call.subject)
    setHeard(call)
    setDraft(null)
    // Without a field the starter is dropped, not stored for a later field.
    setOffered(hasField && isDraftTaken(uid, question) ? question : null)
  }

  const receive = useEffectEvent((one: CoachCall) => {
    takeCall(one)
    if (!hasField) return
    const { subject } = one
    const question = starterOf(subject)
    // The second half of a double click would request a second answer.
    if (isBusy(store.read()) && store.read().messages.at(-1)?.content === question) return
    store.startNew(thingOf(subject))
    const conversationId = store.read().id
    if (subject.kind !== 'draft') beginDraft(uid, question)
    else {
      const asked = { question, item: subjectName(subject), conversationId }
      void coachSightOf(uid)
        .whenChoiceIsLive()
        .then(() => store.read().id === conversationId && setDraft(asked))
    }
  })
  useEffect(() => {
    if (call) receive(call)
  }, [call])

  return {
    offered,
    draft: draft?.conversationId === store.read().id ? draft : null,
    add() {
      if (offered !== null) addToDraft(uid, offered)
      setOffered(null)
    },
    end() {
      setDraft(null)
      setOffered(null)
    },
  }
}
