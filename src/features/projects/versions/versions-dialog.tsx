import type { ProjectContent } from '@/domain/projects/parts'
import { Dialog } from '@/ui/popups/dialog'
import { VersionsList } from './versions-list'

interface VersionsDialogProps {
  uid: string
  projectId: string
  present: ProjectContent
  /** The reason why no version can be restored now; null: none. */
  obstacle: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onTakeBack: (content: ProjectContent) => void
}

/** Earlier contents of a project. Read only while open. */
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
