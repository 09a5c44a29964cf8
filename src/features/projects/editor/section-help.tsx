import { MessageCircleQuestion, PencilLine } from 'lucide-react'
import { askCoach } from '@/components/ask-coach'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { AskAbout } from './ask-about'
import { useEditing, type EditorStore } from './editor-store'
import { firstEmpty } from './use-questions'

interface SectionHelpProps {
  store: EditorStore
  section: ProjectSectionKey
  onQuestions: () => void
}

const BUTTON =
  'inline-flex min-h-target items-center gap-1.5 rounded-full px-2 text-small font-medium text-brand-text hover:bg-brand-soft'

/** Under the name of a section: its texts question by question, and the coach, which drafts the first empty one. */
export function SectionHelp({ store, section, onQuestions }: SectionHelpProps) {
  const { label } = PROJECT_PARTS[section]
  const empty = useEditing(store, ({ content }) => firstEmpty(content.sections[section]))
  const titles: readonly string[] = PROJECT_SECTIONS.find(({ key }) => key === section)?.items ?? []
  const item = empty === null ? undefined : titles[empty]
  return (
    <div className="-mx-2 -mt-3 flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Une question à la fois\u00a0: ${label}`}
        onClick={onQuestions}
        className={BUTTON}
      >
        <MessageCircleQuestion aria-hidden className="size-4" />
        Une question à la fois
      </button>
      {item !== undefined && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Remplir avec le coach\u00a0: ${label}`}
          onClick={({ currentTarget }) => {
            const project = { id: store.projectId, title: store.read().content.title }
            askCoach({ kind: 'draft', project, item, answer: '' }, currentTarget)
          }}
          className={BUTTON}
        >
          <PencilLine aria-hidden className="size-4" />
          Remplir avec le coach
        </button>
      )}
      <AskAbout store={store} part={{ section: label }} isTight />
    </div>
  )
}
