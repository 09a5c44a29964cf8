import { useId, type ReactNode } from 'react'
import { ChooseCandidate } from '@/components/work/choose-candidate'
import { useCandidateAt } from '@/components/work/use-candidates'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import { candidateName } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { linkHost } from '@/domain/research/links/link-words'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Checkbox } from '@/ui/fields/checkbox'
import type { Over } from '@/domain/coach/cards/card-kinds'
import { foundIn, See, cardState, type Found, type Look, type CardView } from '../kind'

/** A part of a card of a product, accepted by its own checkbox. */
export interface Line {
  /** Criterion, figure or note. */
  readonly part: string
  /** `there`: the product has it already; `full`: it has no room. */
  readonly state: 'open' | 'there' | 'full'
  /** Ticked before the person changes a tick. */
  readonly isTicked: boolean
  readonly text: ReactNode
  readonly below: string
}

interface Parts {
  readonly noun: string
  /** Without a product. */
  readonly title: string
  readonly subject: string
  readonly about: string
  /** Null: nothing to compare with, because no product is chosen or the card is answered. */
  readonly lines: (candidate: LiveCandidate | null) => readonly Line[]
  readonly over: (candidate: LiveCandidate, ticked: readonly string[]) => Partial<Over>
}

type Kinds = 'produit' | 'chiffres'

interface CandidateView extends Pick<CardView<Kinds, Found<LiveCandidate>>, 'found' | 'ticked' | 'onTick'> {
  readonly card: CardOf<Kinds>
}

export const ofCandidate = {
  useFound: ({ proposed: { produit } }: CardOf<Kinds>, uid: string) =>
    foundIn(useCandidateAt(uid, produit), 'Ce produit n’a pas pu être lu.', null),
  ChoosePlace: ChooseCandidate,
} as const

/** A card that changes one of the person's products, line by line. */
export function candidateLook(
  { card, found, ticked: chosen, onTick }: CandidateView,
  { noun, title, subject, about, lines, over }: Parts,
): Look {
  const candidate = found.target ?? null
  const before = cardState(card, found)
  const isOpen = before === 'open' && candidate !== null
  const all = lines(isOpen ? candidate : null)
  const isSaid = isOpen && all.every(({ state }) => state === 'there')
  const state = isSaid ? 'listed' : before
  const ticked = all
    .filter(({ part, state, isTicked }) => state === 'open' && (chosen ? chosen.includes(part) : isTicked))
    .map(({ part }) => part)
  const isGone = before === 'open' && card.proposed.produit !== null && found.target === null
  return {
    state,
    name: candidate ? `${noun} ${linkHost(candidate.link)}` : noun,
    title: candidate ? candidateName(candidate) : title,
    subject,
    about: isGone ? 'Ce produit n’est plus dans ta recherche.' : about,
    words: isSaid ? 'Déjà dans ta fiche' : candidate ? 'Modifié depuis' : 'Ce produit a été supprimé',
    body: (
      <ul className={cn('mt-1 flex flex-col text-small', isOpen && '-ml-2.5')}>
        {all.map((line) => (
          <CardLine
            key={line.part}
            {...line}
            isOpen={isOpen}
            isTicked={ticked.includes(line.part)}
            onTick={(isTicked) =>
              onTick(isTicked ? [...ticked, line.part] : ticked.filter((other) => other !== line.part))
            }
          />
        ))}
      </ul>
    ),
    ways: candidate
      ? [
          {
            label: 'Ajouter',
            over: over(candidate, ticked),
            isDisabled: ticked.length === 0,
            // One card of a kind per product at a time: the next one may be about the same line.
            all: `${noun} ${addressText(candidate)}`,
          },
        ]
      : [],
    isLong: true,
    see: (isSaid || state === 'made' || state === 'moved-on') && <See to={paths.research} />,
  }
}

interface LineProps extends Line {
  readonly isOpen: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** Without a checkbox where accepting the line changes nothing. */
function CardLine({ state, text, below, isOpen, isTicked, onTick }: LineProps) {
  const id = useId()
  const canTick = isOpen && state === 'open'
  return (
    <li className={cn(canTick ? 'grid grid-cols-[auto_1fr]' : isOpen ? 'py-2 pl-11 text-muted' : 'py-1')}>
      {canTick ? (
        <label className="contents">
          <Checkbox
            className="row-span-2"
            checked={isTicked}
            aria-describedby={id}
            onChange={({ target }) => onTick(target.checked)}
          />
          <span className="min-w-0 cursor-pointer pt-2.5">{text}</span>
        </label>
      ) : (
        text
      )}
      <p
        id={id}
        dir="auto"
        className={cn('min-w-0 text-fine whitespace-pre-wrap text-muted', canTick && 'col-start-2 pb-2')}
      >
        {below}
      </p>
    </li>
  )
}
