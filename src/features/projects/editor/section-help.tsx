import { ListChecks, MessageCircleQuestion } from 'lucide-react'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { AskAbout } from './ask-about'
import { useEditing, type EditorStore } from './editor-store'
import { emptyItems } from './use-questions'

interface SectionHelpProps {
  store: EditorStore
  section: ProjectSectionKey
  isAsking: boolean
  onAskAll: () => void
  onAskEmpty: () => void
}

const BUTTON =
  'inline-flex min-h-target items-center gap-1.5 rounded-full px-2 text-small font-medium text-brand-text hover:bg-brand-soft'

/** Under the name of a section: its texts question by question, and the coach. */
export function SectionHelp({ store, section, isAsking, onAskAll, onAskEmpty }: SectionHelpProps) {
  const { label } = PROJECT_PARTS[section]
  const hasEmpty = useEditing(store, ({ content }) => emptyItems(content.sections[section]).length > 0)
  return (
    <div className="-mx-2 -mt-3 flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Une question à la fois\u00a0: ${label}`}
        onClick={onAskAll}
        className={BUTTON}
      >
        <MessageCircleQuestion aria-hidden className="size-4" />
        Une question à la fois
      </button>
      {/* It stays under its questions: the focus comes back to it. */}
      {(hasEmpty || isAsking) && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Remplir avec le coach\u00a0: ${label}`}
          onClick={onAskEmpty}
          className={BUTTON}
        >
          <ListChecks aria-hidden className="size-4" />
          Remplir avec le coach
        </button>
      )}
      <AskAbout store={store} part={{ section: label }} isTight />
    </div>
  )
}
