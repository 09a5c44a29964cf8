import { FolderPlus, StickyNote, Trash2, TriangleAlert, type LucideIcon } from 'lucide-react'
import { memo, useCallback, type ComponentProps } from 'react'
import { PendingMark } from '@/components/pending-mark'
import type { HeldLink } from '@/data/research/held'
import type { LiveCandidate } from '@/data/research/research'
import { addressText, type CandidateAddress } from '@/domain/research/candidate-address'
import { CRITERIA, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { CandidateFrame } from './candidate-frame'
import { CandidateLink } from './candidate-link'
import { evaluateId, firstAnswerId, linkId, removeId } from '../row-ids'
import { CandidateRest } from './candidate-rest'
import { HeldButtons, HeldDetails, HeldMark, type HeldActions } from './held-details'
import { ScoreBadge } from '@/components/product/score-badge'
import { Unsaved } from '../unsaved'
import { VerdictAnswer } from '@/components/product/verdict-answer'

/** Actions of a row. The functions are stable, so that no row renders again for them. */
export interface RowActions extends HeldActions {
  evaluate: (candidate: LiveCandidate, isEditing: boolean) => void
  judge: (at: CandidateAddress, criterion: CriterionKey, verdict: Verdict) => void
  remove: (candidate: LiveCandidate) => void
  createProject: (candidate: LiveCandidate) => void
  /** False in a section that is only on this device: its products have no page yet. */
  hasPages: boolean
}

interface CandidateRowProps {
  candidate: LiveCandidate
  /** Its held entry, if it is a draft: judged now or later, and then added to the table. */
  held?: HeldLink | undefined
  /** Name of its table, in the list of all tables, where a card is short; undefined: the row is in that table. */
  tableName?: string | undefined
  isWide: boolean
  isEditing: boolean
  /** Its page has typed values that are only on this device. */
  isNoteUnsaved: boolean
  /** Refused entries that the head of the table shows. */
  shownAbove: readonly number[]
  actions: RowActions
}

export const CandidateRow = memo(function CandidateRow({
  candidate,
  held,
  tableName,
  isWide,
  isEditing: isOpened,
  isNoteUnsaved,
  shownAbove,
  actions,
}: CandidateRowProps) {
  const { id, sectionId } = candidate
  const isEditing = isOpened || held !== undefined
  const judge = useCallback(
    (criterion: CriterionKey, verdict: Verdict) => actions.judge({ id, sectionId }, criterion, verdict),
    [actions, id, sectionId],
  )
  return (
    <CandidateFrame
      isWide={isWide}
      isEditing={isEditing}
      isDraft={held !== undefined}
      isShort={tableName !== undefined}
      link={
        <CandidateLink
          id={linkId(candidate.id)}
          link={candidate.link}
          page={held || !actions.hasPages ? null : paths.product(addressText(candidate))}
        />
      }
      details={
        <>
          {held && <HeldMark />}
          <Details
            candidate={candidate}
            tableName={tableName}
            isDraft={held !== undefined}
            isNoteUnsaved={isNoteUnsaved}
            shownAbove={shownAbove}
          />
          {held && <HeldDetails held={held} candidate={candidate} actions={actions} />}
        </>
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
      buttons={
        held ? (
          <HeldButtons held={held} actions={actions} />
        ) : (
          <RowButtons candidate={candidate} isEditing={isEditing} actions={actions} />
        )
      }
      onEscape={isOpened ? () => actions.evaluate(candidate, false) : undefined}
    />
  )
})

function Details({
  candidate,
  tableName,
  isDraft,
  isNoteUnsaved,
  shownAbove,
}: Pick<CandidateRowProps, 'candidate' | 'tableName' | 'isNoteUnsaved' | 'shownAbove'> & {
  /** The note of a draft is said with the text that was pasted. */
  isDraft: boolean
}) {
  return (
    <>
      {tableName !== undefined && <p className="truncate text-fine text-muted">{tableName}</p>}
      <ScoreBadge verdicts={candidate.verdicts} />
      <CandidateRest figures={candidate.figures} />
      {candidate.note !== '' && !isDraft && (
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
      {candidate.isPending && <PendingMark typed={candidate} />}
      <Unsaved refused={candidate.refused.filter((number) => !shownAbove.includes(number))} />
    </>
  )
}

const iconButton = buttonClass(
  { variant: 'ghost', size: 'icon' },
  'text-muted hover:text-ink max-lg:gap-1 max-lg:px-2',
)

function RowButtons({
  candidate,
  isEditing,
  actions,
}: Pick<CandidateRowProps, 'candidate' | 'isEditing' | 'actions'>) {
  const about = { 'aria-describedby': linkId(candidate.id) }
  return (
    <span className="flex flex-wrap items-center gap-1 lg:flex-col lg:items-stretch lg:gap-0">
      <Button
        id={evaluateId(candidate.id)}
        {...about}
        variant={isEditing ? 'primary' : 'secondary'}
        data-edits-row={isEditing ? '' : undefined}
        className="max-lg:min-w-32"
        onClick={() => actions.evaluate(candidate, !isEditing)}
      >
        {isEditing ? 'Terminer' : 'Évaluer'}
      </Button>
      <span className="flex max-lg:ml-auto max-lg:flex-wrap lg:justify-center">
        <RowButton
          {...about}
          name="Créer un projet"
          words="Projet"
          Icon={FolderPlus}
          onClick={() => actions.createProject(candidate)}
        />
        <RowButton
          {...about}
          id={removeId(candidate.id)}
          name="Supprimer le lien"
          Icon={Trash2}
          onClick={() => actions.remove(candidate)}
        />
      </span>
    </span>
  )
}

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'name'> {
  /** Accessible name and tooltip. */
  name: string
  /** Shown beside the icon on a card, where no tooltip can be opened. A bin needs none. */
  words?: string
  Icon: LucideIcon
}

function RowButton({ name, words, Icon, ...props }: RowButtonProps) {
  return (
    <button type="button" {...props} aria-label={name} title={name} className={iconButton}>
      <Icon aria-hidden className="size-4.5" />
      {words !== undefined && (
        <span aria-hidden className="text-fine font-semibold max-[22rem]:hidden lg:hidden">
          {words}
        </span>
      )}
    </button>
  )
}
