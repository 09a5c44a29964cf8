import { useEffect, useEffectEvent, useState } from 'react'
import { takeCall, type CoachCall } from '@/components/ask-coach'
import { subjectName, sharedSubject } from '@/domain/coach/dossier/coach-subject'
import { starterOf } from '@/domain/coach/conversation/starter'
import { isBusy, type Draft } from '../conversation/conversation-state'
import type { ConversationStore } from '../conversation/conversation-store'
import { coachScopeOf } from '../dossier/coach-scope'
import { beginDraft, isDraftTaken } from './composer'

/**
 * « Demander au coach » opens a conversation, shows the subject there, and writes an unsent question into the field. The chat
 * sends a draft by itself, once the person has chosen what the coach sees.
 */
export function useSubject(uid: string, call: CoachCall | null, store: ConversationStore, hasField: boolean) {
  const [received, setReceived] = useState<CoachCall | null>(null)
  /** Starter that was not inserted, because the field had a text. */
  const [offered, setOffered] = useState<string | null>(null)
  if (call && call !== received) {
    const question = starterOf(call.subject)
    setReceived(call)
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
    const draft = subject.kind === 'draft' ? { question, item: subjectName(subject) } : null
    store.startNew({ subject: sharedSubject(subject), draft })
    if (!draft) beginDraft(uid, question)
  })
  useEffect(() => {
    if (call) receive(call)
  }, [call])

  // A choice of another device may not be known yet.
  const { draft } = store.read()
  const [liveDraft, setLiveDraft] = useState<Draft | null>(null)
  useEffect(() => {
    if (draft)
      void coachScopeOf(uid)
        .whenChoiceIsLive()
        .then(() => setLiveDraft(draft))
  }, [uid, draft])

  return { offered, setOffered, draft: draft === liveDraft ? draft : null }
}
