import { useId, type ReactNode } from 'react'
import { capital } from '@/domain/base/text/french-count'
import type { CardOf } from '@/domain/coach/cards/card'
import { criterionLines, noteStanding, type JudgementPart } from '@/domain/coach/cards/judgement'
import { CRITERIA, type Candidate, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'
import { Checkbox } from '@/ui/fields/checkbox'

interface JudgementLinesProps {
  card: CardOf<'produit'>
  /** Null: no line can be ticked. */
  candidate: Candidate | null
  ticked: readonly JudgementPart[]
  onTick: (ticked: readonly JudgementPart[]) => void
}

/** Each criterion from the present verdict to the proposed one, and the note, each with a checkbox. */
export function JudgementLines({ card, candidate, ticked, onTick }: JudgementLinesProps) {
  const { criteres, note } = card.proposed
  if (!candidate) {
    const lines = criteres.map(({ critere, valeur }) => `${criterionName(critere)} ${verdictWord(valeur)}`)
    return (
      <p dir="auto" className="mt-1 text-small whitespace-pre-wrap">
        {[...(note === null ? [] : [note]), ...lines].join('\n')}
      </p>
    )
  }
  const noted = noteStanding(card, candidate.note)
  const lineOf = (part: JudgementPart) => ({
    isTicked: ticked.includes(part),
    onTick: (isTicked: boolean) =>
      onTick(isTicked ? [...ticked, part] : ticked.filter((other) => other !== part)),
  })
  return (
    <ul className="mt-1 -ml-2.5 flex flex-col text-small">
      {criterionLines(card, candidate).map(({ critere, valeur, preuve, isEvident, present }) => (
        <CardLine
          key={critere}
          {...lineOf(critere)}
          isOpen={present !== valeur}
          below={isEvident ? `«\u00a0${preuve}\u00a0»` : 'sans preuve dans ce que tu as écrit'}
        >
          {criterionName(critere)}{' '}
          {present === valeur ? (
            `déjà ${verdictWord(valeur)}`
          ) : (
            <>
              {verdictWord(present)} <span aria-hidden>→</span>
              <span className="sr-only">devient</span>{' '}
              <strong className="font-semibold">{verdictWord(valeur)}</strong>
            </>
          )}
        </CardLine>
      ))}
      {noted !== 'none' && (
        <CardLine {...lineOf('note')} isOpen={noted === 'open'} below={note ?? ''}>
          {noted === 'open' &&
            (candidate.note === '' ? 'Écrire cette note' : 'Ajouter à la suite de ta note')}
          {noted === 'there' && 'Déjà dans ta note'}
          {noted === 'full' && 'Ta note est trop pleine pour ce texte'}
        </CardLine>
      )}
    </ul>
  )
}

interface LineProps {
  /** Accepting the line changes something. */
  isOpen: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  below: string
  children: ReactNode
}

/** A line of a card with its checkbox; without one if accepting it changes nothing. */
export function CardLine({ isOpen, isTicked, onTick, below, children }: LineProps) {
  const id = useId()
  return (
    <li className={isOpen ? 'grid grid-cols-[auto_1fr]' : 'py-2 pl-11 text-muted'}>
      {isOpen ? (
        <label className="contents">
          <Checkbox
            className="row-span-2"
            checked={isTicked}
            aria-describedby={id}
            onChange={({ target }) => onTick(target.checked)}
          />
          <span className="min-w-0 cursor-pointer pt-2.5">{children}</span>
        </label>
      ) : (
        children
      )}
      <p
        id={id}
        dir="auto"
        className={cn('min-w-0 text-fine whitespace-pre-wrap text-muted', isOpen && 'col-start-2 pb-2')}
      >
        {below}
      </p>
    </li>
  )
}

function criterionName(key: CriterionKey): string {
  return `${capital(CRITERIA.find((criterion) => criterion.key === key)?.words ?? '')}\u00a0:`
}

function verdictWord(verdict: Verdict): string {
  if (verdict === null) return 'non évalué'
  return verdict ? 'Oui' : 'Non'
}
