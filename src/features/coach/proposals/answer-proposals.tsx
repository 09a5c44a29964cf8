import { Suspense } from 'react'
import type { ChatMessage } from '@/domain/coach/conversation'
import type { Proposed } from '@/domain/coach/proposal'
import { AnswerCards, ComingCards, useProposals } from './proposals'

/** Under an answer: what was proposed in it, or taken from it. */
export function CardsOfAnswer({ answer }: { answer: ChatMessage }) {
  const proposals = useProposals()
  const cards = proposals?.cards.get(answer.timestamp)
  if (!proposals || !cards) return null
  return (
    <Suspense fallback={null}>
      <AnswerCards cards={cards} answer={answer.content} place={proposals} />
    </Suspense>
  )
}

/** Under an answer that is still being written: what it has proposed so far. */
export function CardsToCome({ proposed }: { proposed: readonly Proposed[] }) {
  if (proposed.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ComingCards proposed={proposed} />
    </Suspense>
  )
}
