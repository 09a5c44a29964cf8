import type { Live } from '@/data/use-live'
import type { LiveList } from '@/data/watch-list'
import type { Project } from '@/domain/project'
import { Dialog } from '@/ui/dialog'

export interface ProjectEditorProps {
  /** One that the list does not hold, and that has no draft, is a new project. */
  projectId: string
  list: Live<LiveList<Project & { readonly isPending: boolean }>>
  /** Its draft was made a moment ago by another screen: opened in it, without asking. */
  isResuming?: boolean
  /** Leaves the history entry of the editor; the mounting screen then unmounts it. */
  onClose: () => void
}

/** The overlay in which a project is written. Mount it with `key={projectId}`. */
export function ProjectEditor({ onClose }: ProjectEditorProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Nouveau projet" closeLabel="Annuler">
      Bientôt
    </Dialog>
  )
}
