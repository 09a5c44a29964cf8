import { Copy, FileText, FolderOpen, Printer, Store, Trash2 } from 'lucide-react'
import { askCoach } from '@/components/ask-coach'
import { AskCoachLabel } from '@/components/ask-coach-button'
import type { LiveProject } from '@/data/project-lists'
import { AnchoredMenu } from '@/ui/popups/menu'

export interface ProjectMenuActions {
  open: (project: LiveProject) => void
  launch: (project: LiveProject) => void
  duplicate: (project: LiveProject) => void
  downloadMarkdown: (project: LiveProject) => void
  print: (project: LiveProject) => void
  askToRemove: (project: LiveProject) => void
}

const ENTRIES = [
  { key: 'open', label: 'Ouvrir', Icon: FolderOpen },
  { key: 'launch', label: 'Mise en vente', Icon: Store },
  { key: 'duplicate', label: 'Dupliquer', Icon: Copy },
  { key: 'downloadMarkdown', label: 'Exporter en Markdown', Icon: FileText },
  { key: 'print', label: 'Imprimer', Icon: Printer },
  { key: 'askToRemove', label: 'Supprimer', Icon: Trash2 },
] as const satisfies readonly { key: keyof ProjectMenuActions; label: string; Icon: typeof Copy }[]

interface ProjectMenuProps {
  /** The card whose button was pressed; null: closed. */
  of: { readonly project: LiveProject; readonly anchor: HTMLElement } | null
  onClose: () => void
  actions: ProjectMenuActions
}

export function ProjectMenu({ of, onClose, actions }: ProjectMenuProps) {
  const subject = of && ({ kind: 'project', project: of.project } as const)
  return (
    <AnchoredMenu
      label="Actions du projet"
      anchor={of?.anchor ?? null}
      onClose={onClose}
      items={[
        ...ENTRIES.map(({ key, label, Icon }) => ({
          key,
          label: (
            <>
              <Icon aria-hidden className="mr-2.5 size-4 text-muted" />
              {label}
            </>
          ),
          onSelect: () => {
            if (of) actions[key](of.project)
          },
        })),
        {
          key: 'ask',
          label: subject && <AskCoachLabel subject={subject} />,
          onSelect: () => {
            if (of && subject) askCoach(subject, of.anchor)
          },
        },
      ]}
    />
  )
}
