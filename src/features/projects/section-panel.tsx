import { progressOf } from '@/domain/progress'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/project-sections'
import { ProgressBar } from '@/ui/progress-bar'
import { ConflictChoice } from './conflict-choice'
import type { EditorStore } from './editor-store'
import { sectionLabel } from './editor-text'
import { ItemField } from './item-field'
import { useEditing } from './use-editing'

interface SectionPanelProps {
  store: EditorStore
  section: ProjectSectionKey
}

/** One section: how far it is, and its items to write in. */
export function SectionPanel({ store, section }: SectionPanelProps) {
  const titles = PROJECT_SECTIONS.find(({ key }) => key === section)?.items ?? []
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <SectionProgress store={store} section={section} />
      <ConflictChoice store={store} part={section} />
      {titles.map((title, index) => (
        <ItemField key={`${section}-${title}`} store={store} section={section} index={index} title={title} />
      ))}
    </div>
  )
}

function SectionProgress({ store, section }: SectionPanelProps) {
  const progress = useEditing(store, ({ content }) => progressOf(content.sections[section]))
  return (
    <ProgressBar
      label={sectionLabel(section)}
      value={progress}
      isThin
      labelClassName="font-display text-heading font-extrabold"
    />
  )
}
