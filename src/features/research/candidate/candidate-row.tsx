import { TriangleAlert } from 'lucide-react'
import { memo, useCallback } from 'react'
import { PendingMark } from '@/components/pending-mark'
import type { HeldLink } from '@/data/research/held'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { CRITERIA, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { Button } from '@/ui/button'
import { answerId, evaluateId, linkId, menuId } from '../row-ids'
import { Unsaved } from '../unsaved'
import { CandidateFrame } from './candidate-frame'
import { CandidateNames } from './candidate-names'
import { CriterionDot } from './criterion-dot'
import { HeldButtons, HeldDetails, HeldMark, type HeldActions } from './held-details'
import { SaleRest } from '@/components/product/sale-rest'
import { ScoreBadge } from '@/components/product/score-badge'
import { VerdictAnswer } from '@/components/product/verdict-answer'

/** Actions of a row. The functions are stable, so that no row renders again for them. */
export interface RowActions extends HeldActions {
  /** `criterion`: where the row opens; default: the first one. */
  evaluate: (candidate: CandidateAddress, isEditing: boolean, criterion?: CriterionKey) => void
  judge: (at: CandidateAddress, criterion: CriterionKey, verdict: Verdict) => void
  /** False in a section that is only on this device: its products have no page yet. */
  hasPages: boolean
  openMenu: (candidate: LiveCandidate, anchor: HTMLElement) => void
}

interface CandidateRowProps {
  candidate: LiveCandidate
  /** Its held entry, if it is a draft: judged now or later, and then added to the table. */
  held?: HeldLink | undefined
  /** Tables that have the product of a draft already. */
  places?: readonly string[] | undefined
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
  held,
  places,
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
  const open = (criterion: CriterionKey) => actions.evaluate({ id, sectionId }, true, criterion)
  return (
    <CandidateFrame
      isWide={isWide}
      isEditing={isEditing}
      isDraft={held !== undefined}
      names={<CandidateNames candidate={candidate} hasPage={held === undefined && actions.hasPages} />}
      figures={
        <>
          {held && <HeldMark />}
          <ScoreBadge verdicts={candidate.verdicts} />
          <SaleRest figures={candidate.figures} className="peer" />
          {candidate.note !== '' && !held && (
            <span className="order-last line-clamp-1 min-w-0 wrap-anywhere whitespace-normal text-muted [tr_&]:flex-1 [tr_.peer~&]:sr-only">{`Note\u00a0: ${candidate.note}`}</span>
          )}
        </>
      }
      notices={
        held ? (
          <HeldDetails held={held} candidate={candidate} places={places} actions={actions} />
        ) : (
          <Notices candidate={candidate} isNoteUnsaved={isNoteUnsaved} shownAbove={shownAbove} />
        )
      }
      answer={(criterion) =>
        isEditing ? (
          <VerdictAnswer
            criterion={criterion}
            verdict={candidate.verdicts[criterion]}
            firstId={answerId(id, criterion)}
            onJudge={judge}
          />
        ) : (
          <CriterionDot
            criterion={criterion}
            verdict={candidate.verdicts[criterion]}
            isStop={held !== undefined && criterion === CRITERIA[0].key}
            onPress={open}
          />
        )
      }
      buttons={
        held ? (
          <HeldButtons held={held} actions={actions} />
        ) : (
          <RowButtons candidate={candidate} isEditing={isEditing} actions={actions} />
        )
      }
      onEscape={isEditing && !held ? () => actions.evaluate(candidate, false) : undefined}
    />
  )
})

function Notices({
  candidate,
  isNoteUnsaved,
  shownAbove,
}: Pick<CandidateRowProps, 'candidate' | 'isNoteUnsaved' | 'shownAbove'>) {
  return (
    <>
      {isNoteUnsaved && (
        <p className="flex items-center gap-1 text-fine font-medium text-warning">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          Note ou montant à enregistrer
        </p>
      )}
      {candidate.isPending && <PendingMark typed={candidate} />}
      <Unsaved
        className="relative mt-1"
        refused={candidate.refused.filter((number) => !shownAbove.includes(number))}
      />
    </>
  )
}

function RowButtons({
  candidate,
  isEditing,
  actions,
}: Pick<CandidateRowProps, 'candidate' | 'isEditing' | 'actions'>) {
  const about = { 'aria-describedby': linkId(candidate.id) }
  return (
    <>
      <Button
        id={evaluateId(candidate.id)}
        {...about}
        variant={isEditing ? 'primary' : 'ghost'}
        data-edits-row={isEditing ? '' : undefined}
        className="relative px-3 max-[22rem]:px-1"
        onClick={() => actions.evaluate(candidate, !isEditing)}
      >
        {isEditing ? 'Terminer' : 'Évaluer'}
      </Button>
      <Button
        id={menuId(candidate.id)}
        {...about}
        variant="ghost"
        size="icon"
        aria-label="Autres actions"
        aria-haspopup="menu"
        title="Autres actions"
        className="relative -mr-2 pb-2 text-heading text-muted hover:text-ink"
        onClick={(event) => actions.openMenu(candidate, event.currentTarget)}
      >
        …
      </Button>
    </>
  )
}
