import { useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { SelectField } from '@/ui/fields/select-field'
import { useMediaQuery } from '@/ui/use-media-query'
import { EditorHeader } from './editor-header'
import { EditorNotices } from './editor-notices'
import type { EditorStore } from './editor-store'
import { SectionPanel, SectionProgress } from './section-panel'
import { SectionTabs } from './section-tabs'
import { useQuestions } from './use-questions'

/** A phone, or a window so low (200 % zoom) that a fixed head would leave no space for writing. */
const SMALL = '(width < 40rem), (height < 36rem)'

const SECTIONS = PROJECT_SECTIONS.map(({ key, label }) => ({ value: key, label }))

interface EditorFormProps {
  store: EditorStore
  titleRef: RefObject<HTMLInputElement | null>
  isChecked: boolean
  section: ProjectSectionKey
  onSelect: (section: ProjectSectionKey) => void
}

/** All fields: next to the sections, or in a small window below a select for the section. */
export function EditorForm({ store, titleRef, isChecked, section, onSelect }: EditorFormProps) {
  const isSmall = useMediaQuery(SMALL)
  const questions = useQuestions(store, onSelect)
  const { start, heading } = useSectionStart(section)
  const head = (
    <>
      <EditorHeader store={store} titleRef={titleRef} isChecked={isChecked} />
      <EditorNotices store={store} />
    </>
  )
  const named = (
    <div ref={start} className="relative">
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {PROJECT_PARTS[section].label}
      </h3>
    </div>
  )
  const panel = (
    <SectionPanel
      store={store}
      section={section}
      questions={questions}
      isNamedAbove={isSmall}
      onNext={(next) => {
        flushSync(() => onSelect(next))
        heading.current?.focus({ preventScroll: true })
      }}
    />
  )
  if (isSmall) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        {head}
        {named}
        <div className="sticky top-0 z-10 flex items-center gap-4 border-b border-line bg-raised px-4 py-2.5 sm:px-6">
          <SectionSelect section={section} onSelect={onSelect} />
          <SectionProgress store={store} section={section} isNamedAbove />
        </div>
        <div className="px-4 py-4 sm:px-6">{panel}</div>
        {questions.drawn}
      </div>
    )
  }
  return (
    <>
      {head}
      <SectionTabs store={store} section={section} onSelect={onSelect}>
        {named}
        <div className="p-6">{panel}</div>
      </SectionTabs>
      {questions.drawn}
    </>
  )
}

/** Another section starts at its top, whatever the previous scroll position. */
function useSectionStart(section: ProjectSectionKey) {
  const start = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section)
  useLayoutEffect(() => {
    if (shown.current === section) return
    shown.current = section
    const mark = start.current
    const view = mark?.parentElement
    if (!mark || !view) return
    const above = mark.getBoundingClientRect().top - view.getBoundingClientRect().top
    if (above < 0) view.scrollTop += above
  }, [section])
  return { start, heading }
}

interface SectionSelectProps {
  section: ProjectSectionKey
  onSelect: (section: ProjectSectionKey) => void
}

/** The sections, if a column of tabs does not fit. */
function SectionSelect({ section, onSelect }: SectionSelectProps) {
  return (
    <SelectField
      label="Partie"
      isLabelHidden
      options={SECTIONS}
      value={section}
      onChange={onSelect}
      className="min-w-0 flex-1 font-semibold"
    />
  )
}
