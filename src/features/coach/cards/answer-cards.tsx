import type { Card } from '@/domain/coach/cards/card'
import { cardSubject } from '@/domain/coach/cards/card-change'
import { claimsToHaveSaved } from '@/domain/coach/conversation/claims'
import type { Proposed } from '@/domain/coach/cards/proposal'
import { cn } from '@/lib/cn'
import type { CardPlace } from './actions'
import { AddAll } from './add-all'
import { ProposalCard } from './card'
import { CardFrame } from './card-frame'
import { screenOf } from './kinds'

interface AnswerCardsProps {
  cards: readonly Card[]
  content: string
  /** Proposals of a streaming answer; the person can accept them after its end. */
  coming: readonly Proposed[]
  place: CardPlace
}

export function AnswerCards({ cards, content, coming, place }: AnswerCardsProps) {
  const isAnyOpen = coming.length > 0 || cards.some(({ state }) => state === 'open')
  const isUrgent = claimsToHaveSaved(content)
  return (
    <div className="mt-2 flex flex-col gap-2 print:hidden">
      {isAnyOpen && (
        <p className={cn('text-small', isUrgent ? 'font-semibold text-warning' : 'text-muted')}>
          Rien n'est enregistré tant que tu n'as pas choisi.
        </p>
      )}
      <AddAll place={place}>
        {cards.map((card) => (
          // Each kind calls its own hooks, so another kind must remount.
          <ProposalCard key={`${card.proposed.genre} ${card.id}`} card={card} place={place} />
        ))}
      </AddAll>
      {coming.map((each, index) => (
        // The index is a stable key: proposals are only appended.
        <CardFrame key={index} name={`${cardSubject(each)}, en cours`}>
          <p dir="auto" className="font-medium">
            {cardSubject(each)}
          </p>
          <p dir="auto" className="line-clamp-3 text-small whitespace-pre-wrap text-muted">
            {screenOf(each.genre).told(each)}
          </p>
        </CardFrame>
      ))}
    </div>
  )
}
