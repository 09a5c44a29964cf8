import { useEffect, useEffectEvent, useState } from 'react'
import { takeCall, type CoachCall } from '@/components/ask-coach'
import { notesOf, type CoachSubject } from '@/domain/coach/coach-subject'
import { starterOf } from '@/domain/coach/starter'
import type { ConversationState } from '../conversation/conversation-state'
import type { SightOf } from '../dossier/use-coach-sight'
import { addToDraft, beginDraft, isDraftTaken } from './composer'

interface Asked {
  readonly uid: string
  readonly call: CoachCall | null
  readonly state: ConversationState
  readonly sight: SightOf
  /** There is a field to begin a question in. */
  readonly hasField: boolean
}

/** What the coach was opened for: it comes first in the notes, and begins the question, which nobody has sent yet. */
export function useSubject({ uid, call, state, sight, hasField }: Asked) {
  const [heard, setHeard] = useState<CoachCall | null>(null)
  const [subject, setSubject] = useState<CoachSubject | null>(null)
  /** First words that found the field taken. */
  const [offered, setOffered] = useState<string | null>(null)
  if (call && call !== heard) {
    const starter = starterOf(call.subject)
    setHeard(call)
    // What is not to be asked now is not left for a field that comes back some other day.
    setSubject(hasField ? call.subject : null)
    setOffered(hasField && isDraftTaken(uid, starter) ? starter : null)
  }

  const receive = useEffectEvent((one: CoachCall) => {
    if (hasField) beginDraft(uid, starterOf(one.subject))
    takeCall(one)
  })
  useEffect(() => {
    if (call) receive(call)
  }, [call])

  // The conversation that it stands in may only now have been found again.
  const lookAt = useEffectEvent((one: CoachSubject) => sight.about(notesOf(one)))
  useEffect(() => {
    if (subject) lookAt(subject)
  }, [subject, state.id])

  const part = subject && notesOf(subject).part
  return {
    offered,
    /** The switch that keeps the subject from the coach. */
    hidden: part !== null && sight.isAnswered && !sight.choice[part] ? part : null,
    show: () => part && sight.share({ ...sight.choice, [part]: true }),
    add() {
      if (offered !== null) addToDraft(uid, offered)
      setOffered(null)
    },
    end() {
      setSubject(null)
      setOffered(null)
    },
  }
}
