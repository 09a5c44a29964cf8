import { Calculator, FolderPlus, StickyNote, Trash2, TriangleAlert } from 'lucide-react'
import { memo, useCallback } from 'react'
import { PendingMark } from '@/components/pending-mark'
import type { LiveCandidate } from '@/data/research/research'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { CRITERIA, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { Button, buttonClass } from '@/ui/button'
import { CandidateFrame } from './candidate-frame'
import { CandidateLink } from './candidate-link'
import { evaluateId, firstAnswerId, linkId, removeId } from '../row-ids'
import { CandidateRest } from './candidate-rest'
import { ScoreBadge } from './score-badge'
import { Unsaved } from '../unsaved'
import { VerdictAnswer } from './verdict-answer'

/** Actions of a row. The functions are stable, so that no row renders again for them. */
export interface RowActions {
  evaluate: (candidate: LiveCandidate, isEditing: boolean) => void
  judge: (at: CandidateAddress, criterion: CriterionKey, verdict: Verdict) => void
  remove: (candidate: LiveCandidate) => void
  createProject: (candidate: LiveCandidate) => void
  /** Null while the candidate is only on this device. */
  openSheet: ((candidate: LiveCandidate) => void) | null
}

interface CandidateRowProps {
  candidate: LiveCandidate
  /** Name of its table, in the list of all tables, where a card is short; undefined: the row is in that table. */
  tableName?: string | undefined
  isWide: boolean
  isEditing: boolean
  /** The sheet has typed values that are only on this device. */
  isNoteUnsaved: boolean
  /** Refused entries that the head of the table shows. */
  shownAbove: readonly number[]
  actions: RowActions
}

export const CandidateRow = memo(function CandidateRow({
  candidate,
  tableName,
  isWide,
  isEditing,
  isNoteUnsaved,
  shownAbove,
  actions,
}: CandidateRowProps) {
  const { id, sectionId } = candidate
  const judge = useCallback(
    (criterion: CriterionKey, verdict: Verdict) => actions.judge({ id, sectionId }, criterion, verdict),
    [actions, id, sectionId],
  )
  return (
    <CandidateFrame
      isWide={isWide}
      isEditing={isEditing}
      isShort={tableName !== undefined}
      link={<CandidateLink id={linkId(candidate.id)} link={candidate.link} />}
      details={
        <Details
          candidate={candidate}
          tableName={tableName}
          isNoteUnsaved={isNoteUnsaved}
          shownAbove={shownAbove}
        />
      }
      answer={(criterion) => (
        <VerdictAnswer
          criterion={criterion}
          verdict={candidate.verdicts[criterion]}
          isEditing={isEditing}
          firstId={criterion === CRITERIA[0].key ? firstAnswerId(candidate.id) : undefined}
          onJudge={judge}
        />
      )}
      buttons={<RowButtons candidate={candidate} isEditing={isEditing} actions={actions} />}
      onEscape={isEditing ? () => actions.evaluate(candidate, false) : undefined}
    />
  )
})

function Details({
  candidate,
  tableName,
  isNoteUnsaved,
  shownAbove,
}: Pick<CandidateRowProps, 'candidate' | 'tableName' | 'isNoteUnsaved' | 'shownAbove'>) {
  return (
    <>
      {tableName !== undefined && <p className="truncate text-fine text-muted">{tableName}</p>}
      <ScoreBadge verdicts={candidate.verdicts} />
      <CandidateRest figures={candidate.figures} />
      {candidate.note !== '' && (
        <p className="line-clamp-2 text-fine wrap-anywhere text-muted">
          <StickyNote aria-hidden className="mr-1 inline size-3.5 align-[-0.15em]" />
          <span className="sr-only">{'Note\u00a0: '}</span>
          {candidate.note}
        </p>
      )}
      {isNoteUnsaved && (
        <p className="flex items-center gap-1 text-fine font-medium text-warning">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          Note ou montant à enregistrer
        </p>
      )}
      {candidate.isPending && <PendingMark />}
      <Unsaved refused={candidate.refused.filter((number) => !shownAbove.includes(number))} />
    </>
  )
}

const iconButton = buttonClass({ variant: 'ghost', size: 'icon' }, 'text-muted hover:text-ink')

function RowButtons({
  candidate,
  isEditing,
  actions,
}: Pick<CandidateRowProps, 'candidate' | 'isEditing' | 'actions'>) {
  const { openSheet } = actions
  const about = { 'aria-describedby': linkId(candidate.id) }
  return (
    <span className="flex flex-wrap items-center gap-1 lg:flex-col lg:items-stretch lg:gap-0">
      <Button
        id={evaluateId(candidate.id)}
        {...about}
        variant={isEditing ? 'primary' : 'secondary'}
        className="max-lg:min-w-32"
        onClick={() => actions.evaluate(candidate, !isEditing)}
      >
        {isEditing ? 'Terminer' : 'Évaluer'}
      </Button>
      <span className="flex max-lg:ml-auto lg:justify-center">
        {openSheet && (
          <button
            type="button"
            {...about}
            aria-label="Note et marge"
            title="Note et marge"
            aria-haspopup="dialog"
            className={iconButton}
            onClick={() => openSheet(candidate)}
          >
            <Calculator aria-hidden className="size-4.5" />
          </button>
        )}
        <button
          type="button"
          {...about}
          aria-label="Créer un projet"
          title="Créer un projet"
          className={iconButton}
          onClick={() => actions.createProject(candidate)}
        >
          <FolderPlus aria-hidden className="size-4.5" />
        </button>
        <button
          type="button"
          id={removeId(candidate.id)}
          {...about}
          aria-label="Supprimer le lien"
          title="Supprimer le lien"
          className={iconButton}
          onClick={() => actions.remove(candidate)}
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      </span>
    </span>
  )
}
