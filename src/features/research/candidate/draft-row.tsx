import { Copy, PencilLine, Scissors } from 'lucide-react'
import { memo, useCallback } from 'react'
import { shortened } from '@/domain/base/text/cut-text'
import type { DraftLink } from '@/domain/research/research-draft'
import { redirectOf } from '@/domain/research/links/candidate-link'
import { CRITERIA, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { Button } from '@/ui/button'
import { CandidateFrame } from './candidate-frame'
import { CandidateLink } from './candidate-link'
import { firstAnswerId, linkId } from '../row-ids'
import { DraftAmounts, type DraftFigure } from './draft-amounts'
import { ScoreBadge } from './score-badge'
import { useLinkPlaces } from './use-link-places'
import { VerdictAnswer } from './verdict-answer'

export interface DraftRowActions {
  judge: (id: string, criterion: CriterionKey, verdict: Verdict) => void
  /** Restores the parts that were removed from the pasted link. */
  keepAsPasted: (id: string) => void
  setFigure: (id: string, figure: DraftFigure, cents: number | null) => void
  save: (link: DraftLink) => void
  discard: (link: DraftLink) => void
}

const NOTE_SHOWN = 120

interface DraftRowProps {
  draft: DraftLink
  isWide: boolean
  actions: DraftRowActions
}

/** A new link: judged now or later, and then added to the table. */
export const DraftRow = memo(function DraftRow({ draft, isWide, actions }: DraftRowProps) {
  const { id } = draft
  const judge = useCallback(
    (criterion: CriterionKey, verdict: Verdict) => actions.judge(id, criterion, verdict),
    [actions, id],
  )
  const about = { 'aria-describedby': linkId(id) }
  return (
    <CandidateFrame
      isWide={isWide}
      isEditing
      isDraft
      link={<CandidateLink id={linkId(draft.id)} link={draft.link} />}
      details={
        <>
          <p className="flex items-center gap-1.5 text-fine font-semibold text-muted">
            <PencilLine aria-hidden className="size-3.5 shrink-0" />
            Brouillon
          </p>
          <ScoreBadge verdicts={draft.verdicts} />
          {draft.pastedLink !== undefined && (
            <p className="flex flex-wrap items-center gap-x-1.5 text-fine text-muted">
              <Scissors aria-hidden className="size-3.5 shrink-0" />
              <span className="wrap-anywhere">{removedWords(draft.pastedLink)}</span>
              <button
                type="button"
                {...about}
                className="inline-flex min-h-target items-center font-bold text-brand-text underline-offset-4 hover:underline"
                onClick={() => actions.keepAsPasted(id)}
              >
                Garder tel quel
              </button>
            </p>
          )}
          {draft.note !== undefined && (
            <p className="text-fine wrap-anywhere text-muted">
              {`Le texte collé avec le lien devient sa note\u00a0: «\u00a0${shortened(draft.note, NOTE_SHOWN)}\u00a0»`}
            </p>
          )}
          <DraftAmounts draft={draft} onSet={actions.setFigure} />
          <AlreadyThere draft={draft} />
        </>
      }
      answer={(criterion) => (
        <VerdictAnswer
          criterion={criterion}
          verdict={draft.verdicts[criterion]}
          isEditing
          firstId={criterion === CRITERIA[0].key ? firstAnswerId(draft.id) : undefined}
          onJudge={judge}
        />
      )}
      buttons={
        <span className="flex gap-2 lg:flex-col lg:items-stretch">
          <Button {...about} variant="secondary" onClick={() => actions.save(draft)}>
            Enregistrer
          </Button>
          <Button {...about} variant="ghost" onClick={() => actions.discard(draft)}>
            Abandonner
          </Button>
        </span>
      }
    />
  )
})

/** What the stored link lacks of the pasted one. */
function removedWords(pastedLink: string): string {
  const redirect = redirectOf(pastedLink)
  return redirect === null ? 'Paramètres de suivi retirés' : `Redirection de ${redirect} retirée`
}

/** Names the tables that have the product already; adding is allowed all the same. */
function AlreadyThere({ draft }: { draft: DraftLink }) {
  const places = useLinkPlaces(draft)
  return (
    <div role="status">
      {places.length > 0 && (
        <p className="flex gap-1.5 text-fine text-warning">
          <Copy aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="wrap-anywhere">{`Déjà dans ${inWords(places)}`}</span>
        </p>
      )}
    </div>
  )
}

const list = new Intl.ListFormat('fr-FR')

function inWords(places: readonly string[]): string {
  return list.format(places.map((name) => `«\u00a0${name}\u00a0»`))
}
