import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import { ReadFailure } from '@/components/work/read-failure'
import { useCandidatesAt } from '@/components/work/use-candidates'
import { candidateUndo, type MadeCandidate } from '@/domain/learning/candidates-exercise'
import { candidatePathAt } from '@/domain/learning/exercise-writes'
import type { Made } from '@/domain/learning/made'
import { CRITERIA, type Candidate } from '@/domain/research/candidate'
import { linkLabel } from '@/domain/research/candidate-link'
import { LESSON_FIGURES } from '@/domain/learning/candidates-exercise'
import { formatEuros } from '@/lib/text/format'
import { paths, type ResearchArrival } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { MadeFrame } from './made-frame'
import type { ExercisePlace } from './place'
import { takeBack, undoCandidates } from './take-exercise'

interface MadeCandidatesProps {
  place: ExercisePlace
  made: Extract<Made, { kind: 'candidates' }>
}

/** Amounts, answers and notes that an exercise wrote on products. */
export function MadeCandidates({ place, made }: MadeCandidatesProps) {
  const { found, retry } = useCandidatesAt(
    place.uid,
    made.candidates.map(({ at }) => at),
  )
  const isWhole = made.candidates.every((each, index) => {
    const candidate = found?.[index]
    return candidate ? candidateUndo(each, candidate) !== null : false
  })
  const isGone = found?.every((candidate) => candidate === null) === true
  const [first] = made.candidates
  const arrival: ResearchArrival | null = first
    ? { candidate: first.at, todo: Object.keys(first.figures).length > 0 ? 'figures' : 'judge' }
    : null

  return (
    <MadeFrame
      documents={made.candidates.map(({ at }) => candidatePathAt(at))}
      onGivenUp={() => takeBack(place, made)}
      words={
        <>
          {isGone
            ? 'Ce produit a été supprimé depuis.'
            : found === undefined || isWhole
              ? 'Enregistré dans votre recherche.'
              : 'Enregistré, et modifié depuis.'}
          {found?.some((candidate) => candidate?.isPending === true) && <PendingMark />}
        </>
      }
      actions={
        <>
          {isWhole && (
            <Button variant="ghost" onClick={() => undoCandidates(place, made)}>
              Annuler l'ajout
            </Button>
          )}
          {arrival && !isGone && (
            <Link to={paths.research} state={arrival} className={buttonClass({ variant: 'ghost' })}>
              Voir dans la recherche
            </Link>
          )}
        </>
      }
    >
      {made.candidates.map((each, index) => (
        <MadeLine key={each.at} made={each} candidate={found?.[index] ?? null} />
      ))}
      {retry && <ReadFailure text="Ce produit n'a pas pu être lu." onRetry={retry} />}
    </MadeFrame>
  )
}

function MadeLine({
  made: { figures, verdicts, note },
  candidate,
}: {
  made: MadeCandidate
  candidate: Candidate | null
}) {
  const amounts = LESSON_FIGURES.flatMap(({ key, label }) => {
    const cents = figures[key]
    return typeof cents === 'number' ? [`${label}\u00a0: ${formatEuros(cents)}`] : []
  })
  const answers = CRITERIA.flatMap(({ key, words }) => {
    const verdict = verdicts[key]
    return typeof verdict === 'boolean' ? [`${words}\u00a0: ${verdict ? 'oui' : 'non'}`] : []
  })
  return (
    <div className="text-small">
      {candidate && <p className="wrap-anywhere text-muted">{linkLabel(candidate.link)}</p>}
      {[...amounts, ...answers].length > 0 && (
        <p className="tabular-nums">{[...amounts, ...answers].join(' · ')}</p>
      )}
      {note !== null && (
        <p dir="auto" className="line-clamp-6 wrap-anywhere whitespace-pre-wrap">
          {note}
        </p>
      )}
    </div>
  )
}
