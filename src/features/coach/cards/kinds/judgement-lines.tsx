import { useId, type ReactNode } from 'react'
import { capital } from '@/domain/base/french-count'
import type { CardOf } from '@/domain/coach/card'
import { criterionLines, noteStanding, type JudgementPart } from '@/domain/coach/judgement'
import { CRITERIA, type Candidate, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { Checkbox } from '@/ui/checkbox'

interface JudgementLinesProps {
  card: CardOf<'produit'>
  candidate: Candidate
  ticked: readonly JudgementPart[]
  onTick: (ticked: readonly JudgementPart[]) => void
}

/** Each criterion from what the person answered to what is proposed, and the note: each with its box. */
export function JudgementLines({ card, candidate, ticked, onTick }: JudgementLinesProps) {
  const { proposed } = card
  const note = noteStanding(card, candidate.note)
  const tick = (part: JudgementPart, isTicked: boolean) =>
    onTick(isTicked ? [...ticked, part] : ticked.filter((other) => other !== part))

  return (
    <ul className="mt-1 -ml-2.5 flex flex-col text-small">
      {criterionLines(card, candidate).map(({ critere, valeur, preuve, isEvident, present }) => (
        <Line
          key={critere}
          isOpen={present !== valeur}
          isTicked={ticked.includes(critere)}
          onTick={(isTicked) => tick(critere, isTicked)}
          below={isEvident ? `«\u00a0${preuve}\u00a0»` : 'sans preuve dans ce que tu as écrit'}
        >
          {criterionName(critere)}
          {'\u00a0: '}
          {present === valeur ? (
            `déjà ${verdictWord(valeur)}`
          ) : (
            <>
              {verdictWord(present)} <span aria-hidden>→</span>
              <span className="sr-only">devient</span>{' '}
              <strong className="font-semibold">{verdictWord(valeur)}</strong>
            </>
          )}
        </Line>
      ))}
      {note !== 'none' && (
        <Line
          isOpen={note === 'open'}
          isTicked={ticked.includes('note')}
          onTick={(isTicked) => tick('note', isTicked)}
          below={proposed.note ?? ''}
        >
          {note === 'open' && (candidate.note === '' ? 'Écrire cette note' : 'Ajouter à la suite de ta note')}
          {note === 'there' && 'Déjà dans ta note'}
          {note === 'full' && 'Ta note est trop pleine pour ce texte'}
        </Line>
      )}
    </ul>
  )
}

/** The same where nothing can be ticked. */
export function ToldLines({ card: { proposed } }: { card: CardOf<'produit'> }) {
  return (
    <>
      {proposed.note !== null && (
        <p dir="auto" className="mt-1 text-small whitespace-pre-wrap">
          {proposed.note}
        </p>
      )}
      <ul className="mt-1 flex flex-col gap-1 text-small">
        {proposed.criteres.map(({ critere, valeur }) => (
          <li key={critere}>
            {criterionName(critere)}
            {'\u00a0: '}
            {verdictWord(valeur)}
          </li>
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  /** It would change something. */
  isOpen: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  below: string
  children: ReactNode
}

function Line({ isOpen, isTicked, onTick, below, children }: LineProps) {
  const id = useId()
  const reason = (
    <span id={id} dir="auto" className="block text-fine whitespace-pre-wrap text-muted">
      {below}
    </span>
  )
  if (!isOpen) {
    return (
      <li className="py-2 pl-11">
        <span className="block text-muted">{children}</span>
        {reason}
      </li>
    )
  }
  return (
    <li className="grid grid-cols-[auto_1fr]">
      <label className="contents">
        <Checkbox
          className="row-span-2"
          checked={isTicked}
          aria-describedby={id}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="min-w-0 cursor-pointer pt-2.5">{children}</span>
      </label>
      <div className="col-start-2 min-w-0 pb-2">{reason}</div>
    </li>
  )
}

function criterionName(key: CriterionKey): string {
  return capital(CRITERIA.find((criterion) => criterion.key === key)?.words ?? '')
}

function verdictWord(verdict: Verdict): string {
  if (verdict === null) return 'non évalué'
  return verdict ? 'Oui' : 'Non'
}
