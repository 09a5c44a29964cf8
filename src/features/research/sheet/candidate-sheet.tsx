import { useState } from 'react'
import { CoachSeat } from '@/components/coach-seat'
import type { LiveCandidate } from '@/data/research/research'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/popups/dialog'
import { useResearch } from '../research-context'
import { CandidateSheetForm } from './candidate-sheet-form'
import { CandidateSheetStatus } from './candidate-sheet-status'
import { useSheet } from './use-sheet'

interface CandidateSheetProps {
  /** The candidate when its sheet was opened; null: closed. */
  opened: LiveCandidate | null
  /** The candidate in the live list; null: missing; undefined: the list does not say. */
  live: LiveCandidate | null | undefined
  onClose: () => void
}

/** Note and statement of a saved candidate. Typed values are saved automatically. */
export function CandidateSheet({ opened, ...rest }: CandidateSheetProps) {
  // The content remains while the sheet fades out.
  const [shown, setShown] = useState(opened)
  if (opened && opened !== shown) setShown(opened)
  return shown && <Sheet key={shown.id} {...rest} opened={shown} isOpen={opened !== null} />
}

interface SheetProps extends Omit<CandidateSheetProps, 'opened'> {
  opened: LiveCandidate
  isOpen: boolean
}

function Sheet({ opened, live, isOpen, onClose }: SheetProps) {
  const { uid } = useResearch()
  const [last, setLast] = useState(opened)
  if (live && live !== last) setLast(live)
  const candidate = live ?? last
  const isGone = live === null
  const sheet = useSheet(uid, candidate, isOpen, isGone)

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Le vrai reste d'une vente"
      closeLabel="Fermer"
      className="sm:max-w-xl lg:max-w-4xl"
      footer={
        <>
          <CandidateSheetStatus sheet={sheet} candidate={candidate} />
          <Button onClick={onClose}>Terminer</Button>
        </>
      }
    >
      <CandidateSheetForm sheet={sheet} candidate={candidate} isGone={isGone} />
      <CoachSeat />
    </Dialog>
  )
}
