import { useId, type ReactNode } from 'react'
import { progressOf } from '@/domain/base/progress'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { Tabs } from '@/ui/tabs'
import { useEditing, type EditorStore } from './editor-store'

interface SectionTabsProps {
  store: EditorStore
  section: ProjectSectionKey
  onSelect: (section: ProjectSectionKey) => void
  children: ReactNode
}

export function SectionTabs({ store, section, onSelect, children }: SectionTabsProps) {
  const id = useId()
  return (
    <Tabs
      isVertical
      label="Parties du projet"
      value={section}
      onValueChange={onSelect}
      tabs={PROJECT_SECTIONS.map(({ key, label }) => ({
        value: key,
        describedBy: `${id}-${key}`,
        label: <SectionTab id={`${id}-${key}`} label={label} section={key} store={store} />,
      }))}
      className="min-h-0 flex-1 items-stretch gap-0"
      listClassName="w-48 overflow-y-auto border-r border-line bg-canvas p-3 md:w-60 md:p-4"
      tabClassName="w-full hover:not-aria-selected:bg-surface"
      panelClassName="overflow-y-auto outline-none"
    >
      {children}
    </Tabs>
  )
}

interface SectionTabProps {
  id: string
  label: string
  section: ProjectSectionKey
  store: EditorStore
}

function SectionTab({ id, label, section, store }: SectionTabProps) {
  const progress = useEditing(store, ({ content }) => progressOf(content.sections[section]))
  return (
    <span className="flex w-full flex-col gap-1.5 py-2 text-left">
      <span className="flex h-5 items-center justify-between gap-2">
        {label}
        {/* A description of the tab, whose name remains the section's. */}
        <span id={id} aria-hidden className="text-fine font-medium tabular-nums">
          {progress}&nbsp;%
        </span>
      </span>
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-brand transition-[width] duration-calm"
          style={{ width: `${progress}%` }}
        />
      </span>
    </span>
  )
}
