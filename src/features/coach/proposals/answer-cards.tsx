import type { Card } from '@/domain/coach/card'
import { claimsToHaveSaved } from '@/domain/coach/claims'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { NewerCard } from './card-frame'
import { ItemCard } from './item-card'
import { acceptTodo, type CardOf, type CardPlace } from './take-advice'
import { ToldCard } from './told-card'
import { TodoCard } from './todo-card'
import type { Proposed } from '@/domain/coach/proposal'

interface AnswerCardsProps {
  cards: readonly Card[]
  /** What the answer says. */
  answer: string
  place: CardPlace
}

/** The proposals under an answer, each with its own state. */
export function AnswerCards({ cards, answer, place }: AnswerCardsProps) {
  const open = cards.filter(({ state, proposed }) => state === 'open' && proposed)
  const addable = open.filter((card) => isOf(card, 'tache'))
  return (
    <div className="mt-2 flex flex-col gap-2 print:hidden">
      {open.length > 0 && (
        <p
          className={cn(
            'text-small',
            claimsToHaveSaved(answer) ? 'font-semibold text-warning' : 'text-muted',
          )}
        >
          Rien n'est enregistré tant que tu n'as pas choisi.
        </p>
      )}
      {cards.map((card) => {
        if (isOf(card, 'tache')) return <TodoCard key={card.id} card={card} place={place} />
        if (isOf(card, 'element')) return <ItemCard key={card.id} card={card} place={place} />
        if (isOf(card, 'produit') || isOf(card, 'projet')) {
          return <ToldCard key={card.id} card={card} place={place} />
        }
        return <NewerCard key={card.id} />
      })}
      {addable.length > 1 && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            for (const card of addable) acceptTodo(place, card)
          }}
        >
          {`Tout ajouter (${addable.length})`}
        </Button>
      )}
    </div>
  )
}

function isOf<K extends Proposed['genre']>(
  card: Card,
  kind: K,
): card is CardOf<Extract<Proposed, { genre: K }>> {
  return card.proposed?.genre === kind
}
