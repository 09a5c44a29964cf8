import type { CandidateParent, LiveCandidate } from '@/data/candidates'
import { linkLabel } from '@/domain/product-link'
import { Dialog } from '@/ui/dialog'

interface CandidateSheetProps {
  uid: string
  parent: CandidateParent
  /** The candidate as it was when its sheet was opened; null: closed. */
  opened: LiveCandidate | null
  /** The same one in the live list now; undefined once it is not there any more. */
  current: LiveCandidate | undefined
  onClose: () => void
}

/** « Note et marge » of one saved candidate. */
export function CandidateSheet({ opened, onClose }: CandidateSheetProps) {
  return (
    <Dialog isOpen={opened !== null} onOpenChange={onClose} title="Note et marge" closeLabel="Fermer">
      {opened && linkLabel(opened.link)}
    </Dialog>
  )
}
