import type { RefObject } from 'react'
import type { ProjectSectionKey } from '@/domain/project-sections'
import { useMediaQuery } from '@/ui/use-media-query'
import { EditorHeader } from './editor-header'
import { EditorNotices } from './editor-notices'
import type { EditorStore } from './editor-store'
import { SectionPanel } from './section-panel'
import { SectionSelect } from './section-select'
import { SectionTabs } from './section-tabs'

interface EditorFormProps {
  store: EditorStore
  titleRef: RefObject<HTMLInputElement | null>
  isChecked: boolean
  section: ProjectSectionKey
  onSelect: (section: ProjectSectionKey) => void
}

/** Everything that is written: beside the sections on a desktop, below a choice of section on a phone. */
export function EditorForm({ store, titleRef, isChecked, section, onSelect }: EditorFormProps) {
  const isPhone = useMediaQuery('(width < 40rem)')
  const head = (
    <>
      <EditorHeader store={store} titleRef={titleRef} isChecked={isChecked} />
      <EditorNotices store={store} onSelect={onSelect} />
    </>
  )
  const panel = <SectionPanel store={store} section={section} />
  if (isPhone) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        {head}
        <div className="sticky top-0 z-10 border-b border-line bg-raised px-4 py-3">
          <SectionSelect section={section} onSelect={onSelect} />
        </div>
        <div className="px-4 py-5">{panel}</div>
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
