import type { Card, CardOf } from '@/domain/coach/card'
import { cardSubject } from '@/domain/coach/card-change'
import { claimsToHaveSaved } from '@/domain/coach/claims'
import type { Proposed } from '@/domain/coach/proposal'
import { cn } from '@/lib/cn'
import type { CardPlace } from './actions'
import { AddAll } from './add-all'
import { ProposalCard } from './card'
import { CardFrame } from './card-frame'
import { screenOf } from './kinds'

interface AnswerCardsProps {
  cards: readonly Card[]
  /** What the answer says. */
  answer: string
  place: CardPlace
}

/** The proposals under an answer, each with its own state. */
export function AnswerCards({ cards, answer, place }: AnswerCardsProps) {
  const isAnyOpen = cards.some(({ state, proposed }) => state === 'open' && proposed)
  return (
    <div className="mt-2 flex flex-col gap-2 print:hidden">
      {isAnyOpen && <Reminder isUrgent={claimsToHaveSaved(answer)} />}
      <AddAll place={place}>
        {cards.map((card) =>
          isReadable(card) ? (
            <ProposalCard key={card.id} card={card} place={place} />
          ) : (
            <p key={card.id} className="rounded-field border border-line p-3 text-small text-muted">
              Proposition d'une version plus récente. Recharge la page pour la voir.
            </p>
          ),
        )}
      </AddAll>
    </div>
  )
}

/** What an answer that is still being written proposes: read as it comes, and chosen when it is over. */
export function ComingCards({ proposed }: { proposed: readonly Proposed[] }) {
  return (
    <div className="mt-2 flex flex-col gap-2 print:hidden">
      <Reminder />
      {proposed.map((each, index) => (
        // Nothing is put in between: the next one comes behind.
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

function Reminder({ isUrgent = false }: { isUrgent?: boolean }) {
  return (
    <p className={cn('text-small', isUrgent ? 'font-semibold text-warning' : 'text-muted')}>
      Rien n'est enregistré tant que tu n'as pas choisi.
    </p>
  )
}

function isReadable(card: Card): card is CardOf {
  return card.proposed !== null
}
