import { AskCoachButton } from '@/components/ask-coach-button'
import type { LiveCandidate } from '@/data/research/research'
import { linkLabel } from '@/domain/research/candidate-link'
import { Notice } from '@/ui/notice'
import { CandidateSheetNote } from './candidate-sheet-note'
import type { SheetState, SheetStore } from './candidate-sheet-store'
import { MarginFields } from './margin-fields'
import { MarginResult } from './margin-result'
import { CandidateLink } from '../candidate/candidate-link'

interface CandidateSheetFormProps {
  state: SheetState
  store: SheetStore
  candidate: LiveCandidate
  isGone: boolean
}

/** The note, the four amounts, and what they leave. */
export function CandidateSheetForm({ state, store, candidate, isGone }: CandidateSheetFormProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CandidateLink link={candidate.link} />
          <AskCoachButton
            subject={{
              kind: 'candidate',
              name: linkLabel(candidate.link),
              candidate: { id: candidate.id, section: candidate.sectionId },
            }}
            className="-mx-2 ml-auto"
          />
        </div>
        {isGone && (
          <Notice tone="warning" role="alert">
            Ce lien vient d'être supprimé ailleurs. Copiez votre note si vous voulez la garder.
          </Notice>
        )}
        <CandidateSheetNote state={state} store={store} />
      </div>
      <div className="flex flex-col gap-4">
        <h3 className="text-body font-bold">Marge par vente</h3>
        <MarginFields state={state} onType={store.type} />
        <MarginResult
          figures={state.values.figures}
          isReadable={state.faults.every((field) => field === 'note')}
          candidate={candidate}
        />
      </div>
    </div>
  )
}
