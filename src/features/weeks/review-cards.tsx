import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { offerUndo } from '@/components/offer-undo'
import { REVIEW_CARDS } from '@/domain/weeks/week-draft'
import { weekState } from '@/domain/weeks/week-to-review'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { DoneCard } from './done-card'
import { LeftCard } from './left-card'
import { PrioritiesCard } from './priorities-card'
import { SentencesCard } from './sentences-card'
import { useCardHeading, type OneWeek } from './use-week'

export interface CardProps {
  week: OneWeek
}

const CARDS = [
  {
    name: 'Bilan',
    title: 'Ce que vous avez fait',
    lead: 'Compté pour vous, rien à écrire.',
    Body: DoneCard,
  },
  {
    name: 'Reste',
    title: 'Ce qui reste',
    lead: 'Reportez, divisez ou abandonnez chaque tâche.',
    Body: LeftCard,
  },
  {
    name: 'Mots',
    title: 'Deux phrases',
    lead: 'Pour vous. Quelques mots suffisent.',
    Body: SentencesCard,
  },
  {
    name: 'Priorités',
    title: 'Les trois priorités',
    lead: 'De la semaine qui vient. Chacune devient une tâche, le jour choisi.',
    Body: PrioritiesCard,
  },
] as const

/** The review, one card at a time, in any order; reopens at the last seen card. */
export function ReviewCards({ week }: CardProps) {
  const { review, monday } = week
  const { deviceNow: now } = useSignedIn()
  const { card, goTo, heading } = useCard(week)
  const shown = CARDS[card - 1] ?? CARDS[0]
  const { title, lead, Body } = shown
  const draft = review.draft

  return (
    <Card aria-labelledby="carte" className="flex flex-col gap-5">
      <CardList card={card} onChoose={goTo} />
      <div>
        <h2 id="carte" ref={heading} tabIndex={-1} className="text-title font-bold outline-none">
          {title}
        </h2>
        <p className="mt-1 text-muted">{lead}</p>
      </div>
      <Body week={week} />
      {card === REVIEW_CARDS && weekState(monday, now) === 'under-way' && now.getDay() !== 0 && (
        <p className="text-small text-muted">La semaine n’est pas finie. Vous pourrez corriger ce bilan.</p>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {card > 1 && (
          <Button variant="ghost" size="lg" className="-ml-3 px-3" onClick={() => goTo(card - 1)}>
            <ArrowLeft aria-hidden className="size-5" />
            Retour
          </Button>
        )}
        {review.state === 'correction' && (
          <Button
            variant="ghost"
            size="lg"
            className="px-3"
            onClick={() => {
              review.drop()
              if (draft) offerUndo('Correction abandonnée', () => review.change(() => draft))
            }}
          >
            Abandonner
          </Button>
        )}
        {card < REVIEW_CARDS ? (
          <Button size="lg" className={onward} onClick={() => goTo(card + 1)}>
            Continuer
            <ArrowRight aria-hidden className="size-5 max-[22.5rem]:hidden" />
          </Button>
        ) : (
          <Button size="lg" className={onward} onClick={() => review.close(draft ?? review.begin())}>
            {review.state === 'correction' ? 'Enregistrer la correction' : 'Clore la semaine'}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Full width on the narrowest phones. */
const onward = 'ml-auto max-[22.5rem]:grow max-[22.5rem]:px-4'

function CardList({ card, onChoose }: { card: number; onChoose: (card: number) => void }) {
  return (
    <nav aria-label="Les quatre étapes du bilan">
      <ol className="grid grid-cols-4 gap-1">
        {CARDS.map(({ name, title }, index) => {
          const isHere = index + 1 === card
          return (
            <li key={title}>
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                aria-label={`${name}, ${index + 1} sur ${REVIEW_CARDS}\u00a0: ${title}`}
                onClick={() => onChoose(index + 1)}
                className="group flex min-h-target w-full flex-col justify-center gap-1.5"
              >
                <span
                  className={cn(
                    'h-1.5 w-full rounded-full transition-colors duration-quick group-hover:bg-brand-hover forced-colors:border',
                    index + 1 <= card ? 'bg-brand' : 'bg-line-strong',
                  )}
                />
                <span
                  aria-hidden
                  className={cn('truncate text-fine', isHere ? 'font-bold text-ink' : 'text-muted')}
                >
                  {name}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const HASH = /^#carte-([1-4])$/

/** The current card is in the URL's hash, so that Back opens the previous one. */
function useCard({ review }: OneWeek) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const heading = useCardHeading(review)
  const card = Number(HASH.exec(hash)?.[1] ?? review.draft?.card ?? 1)
  const shown = useRef(card)
  useEffect(() => {
    if (shown.current === card) return
    shown.current = card
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [card, heading])

  function goTo(next: number) {
    review.change((draft) => ({ ...draft, card: next }))
    void navigate({ hash: `#carte-${next}` }, { preventScrollReset: true })
  }
  return { card, goTo, heading }
}
