import type { RefObject } from 'react'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { SelectField } from '@/ui/select-field'
import { useMediaQuery } from '@/ui/use-media-query'
import { EditorHeader } from './editor-header'
import { EditorNotices } from './editor-notices'
import type { EditorStore } from './editor-store'
import { SectionPanel, SectionProgress } from './section-panel'
import { SectionTabs } from './section-tabs'

/** A phone, or a window so low (200 % zoom) that a fixed head would leave nothing to write in. */
const SMALL = '(width < 40rem), (height < 36rem)'

const SECTIONS = PROJECT_SECTIONS.map(({ key, label }) => ({ value: key, label }))

interface EditorFormProps {
  store: EditorStore
  titleRef: RefObject<HTMLInputElement | null>
  isChecked: boolean
  section: ProjectSectionKey
  onSelect: (section: ProjectSectionKey) => void
}

/** Everything that is written: beside the sections, or in a small window below a choice of section. */
export function EditorForm({ store, titleRef, isChecked, section, onSelect }: EditorFormProps) {
  const isSmall = useMediaQuery(SMALL)
  const head = (
    <>
      <EditorHeader store={store} titleRef={titleRef} isChecked={isChecked} />
      <EditorNotices store={store} onSelect={onSelect} />
    </>
  )
  const panel = <SectionPanel store={store} section={section} isNamedAbove={isSmall} />
  if (isSmall) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        {head}
        <div className="sticky top-0 z-10 flex items-center gap-4 border-b border-line bg-raised px-4 py-2.5 sm:px-6">
          <SectionSelect section={section} onSelect={onSelect} />
          <SectionProgress store={store} section={section} isNamedAbove />
        </div>
        <div className="px-4 py-4 sm:px-6">{panel}</div>
      </div>
    )
  }
  return (
    <>
      {head}
      <SectionTabs store={store} section={section} onSelect={onSelect}>
        <div className="p-6">{panel}</div>
      </SectionTabs>
    </>
  )
}

interface SectionSelectProps {
  section: ProjectSectionKey
  onSelect: (section: ProjectSectionKey) => void
}

/** The sections where there is no room for a column of tabs. */
function SectionSelect({ section, onSelect }: SectionSelectProps) {
  return (
    <SelectField
      label="Section"
      isLabelHidden
      options={SECTIONS}
      value={section}
      onChange={onSelect}
      className="min-w-0 flex-1 font-semibold"
    />
  )
}
