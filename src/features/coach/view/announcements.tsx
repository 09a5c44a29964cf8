import { useState } from 'react'
import { isBusy, type ConversationState } from '../conversation/conversation-state'

/** What a screen reader hears of an exchange: its start and its end. A failure is an alert of its own. */
export function Announcements({ state }: { state: ConversationState }) {
  const busy = isBusy(state)
  const [before, setBefore] = useState(busy)
  const [words, setWords] = useState('')
  if (before !== busy) {
    setBefore(busy)
    setWords(busy ? 'Coach Boom répond…' : endingWords(state))
  }
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

function endingWords({ exchange, messages }: ConversationState): string {
  if (exchange.status === 'failed') return ''
  const last = messages.at(-1)
  return last?.role === 'assistant' && !last.stopped ? 'Réponse terminée' : 'Réponse interrompue'
}
