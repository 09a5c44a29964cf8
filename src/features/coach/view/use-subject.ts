import { useEffect, useEffectEvent, useState } from 'react'
import { takeCall, type CoachCall } from '@/components/ask-coach'
import { subjectName, thingOf } from '@/domain/coach/coach-subject'
import { starterOf } from '@/domain/coach/starter'
import { isBusy } from '../conversation/conversation-state'
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

/** « Remplir avec le coach »: a question that asks itself, in the conversation that was opened for it. */
interface Draft {
  readonly question: string
  /** The item that the coach is to write. */
  readonly item: string
  readonly conversationId: string
}

/**
 * « Demander au coach » opens a conversation of its own, shows its thing there, and begins the question, unsent. A draft is
 * sent without a press, by the chat, once the person has chosen what the coach sees.
 */
export function useSubject({ uid, call, store, hasField }: Asked) {
  /** First words that found the field taken. */
  const [offered, setOffered] = useState<string | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)

  /** Puts a question into the field, or offers it beside what is being typed. */
  function begin(question: string) {
    setDraft(null)
    setOffered(isDraftTaken(uid, question) ? question : null)
    beginDraft(uid, question)
  }

  async function askForDraft(asked: Draft) {
    const isHere = () => store.read().id === asked.conversationId
    await coachSightOf(uid).whenChoiceIsRead()
    if (isHere()) setDraft(asked)
  }

  const receive = useEffectEvent((one: CoachCall) => {
    takeCall(one)
    const { subject } = one
    const question = starterOf(subject)
    setOffered(null)
    if (!hasField) return
    // The second half of a double click would be a second answer.
    if (isBusy(store.read()) && store.read().messages.at(-1)?.content === question) return
    store.startNew()
    const conversationId = store.read().id
    const thing = thingOf(subject)
    if (thing) coachSightOf(uid).show(conversationId, thing)
    if (subject.kind !== 'draft') begin(question)
    else void askForDraft({ question, item: subjectName(subject), conversationId })
  })
  useEffect(() => {
    if (call) receive(call)
  }, [call])

  return {
    offered,
    draft: draft?.conversationId === store.read().id ? draft : null,
    begin,
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
