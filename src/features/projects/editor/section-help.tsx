import { MessageCircle, MessageCircleQuestion, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { askCoach } from '@/components/ask-coach'
import { AskCoachLabel } from '@/components/ask-coach-button'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { AnchoredMenu } from '@/ui/popups/menu'
import { useEditing, type EditorStore } from './editor-store'
import { firstEmpty } from './use-questions'

interface SectionHelpProps {
  store: EditorStore
  section: ProjectSectionKey
  onQuestions: () => void
}

const BUTTON =
  'inline-flex min-h-target items-center gap-1.5 rounded-full px-2 text-small font-medium text-ink hover:bg-hover active:bg-pressed'

/** Below a section's name: its texts question by question, and the coach, which drafts the first empty one. */
export function SectionHelp({ store, section, onQuestions }: SectionHelpProps) {
  const { label } = PROJECT_PARTS[section]
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
      <WithCoach store={store} section={section} />
    </div>
  )
}

function WithCoach({ store, section }: Pick<SectionHelpProps, 'store' | 'section'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { label } = PROJECT_PARTS[section]
  const empty = useEditing(store, ({ content }) => firstEmpty(content.sections[section]))
  const titles: readonly string[] = PROJECT_SECTIONS.find(({ key }) => key === section)?.items ?? []
  const item = empty === null ? undefined : titles[empty]
  const title = useEditing(store, ({ content }) => content.title)
  const project = { id: store.projectId, title }
  const subject = { kind: 'section', project, section: label } as const
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Avec le coach\u00a0: ${label}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className={BUTTON}
      >
        <MessageCircle aria-hidden className="size-4" />
        Avec le coach
      </button>
      <AnchoredMenu
        label="Avec le coach"
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={[
          ...(item === undefined
            ? []
            : [
                {
                  key: 'fill',
                  label: (
                    <>
                      <PencilLine aria-hidden className="mr-2.5 size-4 text-muted" />
                      {`Remplir «\u00a0${item}\u00a0»`}
                    </>
                  ),
                  onSelect: () => {
                    if (anchor) askCoach({ kind: 'draft', project, item, answer: '' }, anchor)
                  },
                },
              ]),
          {
            key: 'ask',
            label: <AskCoachLabel subject={subject} />,
            onSelect: () => {
              if (anchor) askCoach(subject, anchor)
            },
          },
        ]}
      />
    </>
  )
}
