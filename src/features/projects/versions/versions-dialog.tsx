import type { ProjectContent } from '@/domain/projects/parts'
import { Dialog } from '@/ui/popups/dialog'
import { VersionsList } from './versions-list'

interface VersionsDialogProps {
  uid: string
  projectId: string
  /** What the editor shows. */
  present: ProjectContent
  /** Why no version can be taken back now; null: one can. */
  obstacle: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Puts it in the place of what the editor shows. */
  onTakeBack: (content: ProjectContent) => void
}

/** What a project said before, and the way back to it. Read only while it is open. */
export function VersionsDialog({ isOpen, onOpenChange, ...list }: VersionsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Versions"
      closeLabel="Fermer les versions"
      className="sm:max-w-2xl"
    >
      <VersionsList {...list} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
