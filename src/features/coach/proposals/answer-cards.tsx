import type { Card } from '@/domain/coach/card'
import { claimsToHaveSaved } from '@/domain/coach/claims'
import type { Proposed } from '@/domain/coach/proposal'
import { cn } from '@/lib/cn'
import { AddAll } from './add-all'
import { NewerCard } from './card-frame'
import { FactCard } from './fact-card'
import { ItemCard } from './item-card'
import { JudgementCard } from './judgement-card'
import { NewProjectCard } from './new-project-card'
import type { CardOf, CardPlace } from './take-advice'
import { TodoCard } from './todo-card'

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
      {isAnyOpen && (
        <p
          className={cn(
            'text-small',
            claimsToHaveSaved(answer) ? 'font-semibold text-warning' : 'text-muted',
          )}
        >
          Rien n'est enregistré tant que tu n'as pas choisi.
        </p>
      )}
      <AddAll>
        {cards.map((card) => {
          if (isOf(card, 'tache')) return <TodoCard key={card.id} card={card} place={place} />
          if (isOf(card, 'element')) return <ItemCard key={card.id} card={card} place={place} />
          if (isOf(card, 'produit')) return <JudgementCard key={card.id} card={card} place={place} />
          if (isOf(card, 'projet')) return <NewProjectCard key={card.id} card={card} place={place} />
          if (isOf(card, 'souvenir')) return <FactCard key={card.id} card={card} place={place} />
          return <NewerCard key={card.id} />
        })}
      </AddAll>
    </div>
  )
}

function isOf<K extends Proposed['genre']>(
  card: Card,
  kind: K,
): card is CardOf<Extract<Proposed, { genre: K }>> {
  return card.proposed?.genre === kind
}
