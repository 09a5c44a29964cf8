import { useId } from 'react'
import { Link } from 'react-router-dom'
import {
  askedCriteria,
  checkJudge,
  chosenCandidates,
  hasAllVerdicts,
  noteField,
  verdictField,
  verdictIn,
  type JudgeExercise,
} from '@/domain/learning/candidates-exercise'
import type { Faults } from '@/domain/learning/typed'
import type { Criterion, Verdict } from '@/domain/research/candidate'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { isWebLink, linkLabel } from '@/domain/research/candidate-link'
import { isBlank } from '@/domain/base/text/visible-text'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { CandidateSlot } from './candidate-slot'
import { CandidatesOf } from './candidates-of'
import { ExerciseForm } from './exercise-form'
import type { ExercisePlace } from './place'
import { takeCandidates } from './take-exercise'
import { faultOf, useTyped } from './use-typed'

interface JudgeFormProps {
  exercise: JudgeExercise
  place: ExercisePlace
}

/** All criteria of one of the person's products, or one of them and why. */
export function JudgeForm({ exercise, place }: JudgeFormProps) {
  return (
    <CandidatesOf uid={place.uid} needed={1}>
      {(candidates) => <Form exercise={exercise} place={place} candidates={candidates} />}
    </CandidatesOf>
  )
}

function Form({ exercise, place, candidates }: JudgeFormProps & { candidates: readonly PlacedCandidate[] }) {
  const fields = useTyped(place)
  const { typed, type } = fields
  const asked = askedCriteria(exercise)
  const isAnswered = exercise.criterion
    ? ({ verdicts }: PlacedCandidate) => asked.every(({ key }) => verdicts[key] !== null)
    : hasAllVerdicts
  const [candidate = null] = chosenCandidates(1, typed, candidates, (each) => isAnswered(each))
  const { work, faults } = checkJudge(exercise, candidate, typed)
  const at = candidate ? addressText(candidate) : ''

  return (
    <ExerciseForm
      place={place}
      fields={fields}
      faults={faults}
      label={
        work?.length === 0
          ? 'Mes réponses sont déjà enregistrées'
          : asked.length === 1
            ? 'Enregistrer ma réponse'
            : 'Enregistrer mes réponses'
      }
      onTake={() => {
        if (work) takeCandidates(place, work, candidates, typed)
      }}
    >
      <CandidateSlot slot={0} label="Produit" chosen={candidate} {...{ candidates, fields, faults }} />
      {candidate && (
        <p className="-mt-3 text-small">
          {isWebLink(candidate.link) ? (
            <a
              href={candidate.link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-brand-text underline underline-offset-4"
            >
              {`Ouvrir ${linkLabel(candidate.link)}`}
              <span className="sr-only"> (nouvel onglet)</span>
            </a>
          ) : (
            <Link to={paths.research} className="text-brand-text underline underline-offset-4">
              Voir dans la recherche
            </Link>
          )}
        </p>
      )}
      {candidate && (
        <ul className="flex flex-col divide-y divide-line">
          {asked.map((criterion) => (
            <CriterionLine
              key={criterion.key}
              criterion={criterion}
              verdict={verdictIn(typed, candidate, criterion.key)}
              stored={candidate.verdicts[criterion.key]}
              fault={faultOf(fields, faults, verdictField(at, criterion.key))}
              onJudge={(verdict) => type(verdictField(at, criterion.key), verdict ? 'yes' : 'no')}
            />
          ))}
        </ul>
      )}
      {candidate && exercise.criterion && <Note {...{ candidate, fields, faults }} />}
    </ExerciseForm>
  )
}

function Note({
  candidate,
  fields,
  faults,
}: {
  candidate: PlacedCandidate
  fields: ReturnType<typeof useTyped>
  faults: Faults | null
}) {
  const name = noteField(addressText(candidate))
  return (
    <div className="flex flex-col gap-2">
      {!isBlank(candidate.note) && (
        <div className="rounded-field border border-line px-3 py-2 text-small">
          <p className="font-semibold">Déjà dans la note</p>
          <p dir="auto" className="max-h-28 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-muted">
            {candidate.note}
          </p>
        </div>
      )}
      <TextAreaField
        label="Ce que vous avez vu, et où"
        dir="auto"
        value={fields.typed[name] ?? ''}
        error={faultOf(fields, faults, name)}
        onChange={({ target }) => fields.type(name, target.value)}
      />
      <p className="text-fine text-muted">
        {isBlank(candidate.note) ? 'Devient la note de ce produit.' : "S'ajoute à la suite de sa note."}
      </p>
    </div>
  )
}

interface CriterionLineProps {
  criterion: Criterion
  verdict: Verdict
  stored: Verdict
  fault: string | null
  onJudge: (verdict: boolean) => void
}

function CriterionLine({
  criterion: { words, question },
  verdict,
  stored,
  fault,
  onJudge,
}: CriterionLineProps) {
  const name = useId()
  const before = stored === null ? null : stored ? 'Oui' : 'Non'
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <legend className="sr-only">{question}</legend>
        <div aria-hidden className="min-w-0 flex-1 basis-60">
          <p className="font-medium first-letter:uppercase">{words}</p>
          <p className="text-small text-muted">{question}</p>
        </div>
        <div className="flex gap-2">
          {([true, false] as const).map((answer) => (
            <label key={`${answer}`} className="relative cursor-pointer">
              <input
                type="radio"
                name={name}
                checked={verdict === answer}
                data-fault={fault !== null || undefined}
                aria-describedby={fault === null ? undefined : `${name}-fault`}
                onChange={() => onJudge(answer)}
                className="peer sr-only"
              />
              <span
                className={cn(
                  'grid min-h-target min-w-16 place-items-center rounded-full border border-line-strong px-3 text-small font-semibold text-muted transition-colors duration-quick peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:bg-brand-soft forced-colors:peer-checked:underline',
                  answer
                    ? 'peer-checked:border-success peer-checked:bg-success peer-checked:text-surface'
                    : 'peer-checked:border-danger-fill peer-checked:bg-danger-fill peer-checked:text-surface',
                )}
              >
                {answer ? 'Oui' : 'Non'}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {before !== null && verdict !== stored && (
        <p className="mt-1 text-fine text-muted">{`Avant\u00a0: ${before}`}</p>
      )}
      {fault !== null && (
        <p id={`${name}-fault`} className="mt-1 text-fine font-medium text-danger">
          {fault}
        </p>
      )}
    </li>
  )
}
