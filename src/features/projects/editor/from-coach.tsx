import { useRef } from 'react'
import { isFromCoach } from '@/domain/projects/from-coach'
import { projectItemId, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { itemFieldId } from './editor-focus'
import { useEditing, type EditorStore } from './editor-store'

interface FromCoachProps {
  id: string
  store: EditorStore
  section: ProjectSectionKey
  index: number
  title: string
  /** The text's field, where it is not the editor's own. */
  fieldId?: string
}

/** On a text that the coach wrote, until the person changed it or says that they looked it over. */
export function FromCoach({
  id,
  store,
  section,
  index,
  title,
  fieldId = itemFieldId(section, index),
}: FromCoachProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const isShown = useEditing(store, ({ content }) => isFromCoach(content, section, index))
  if (!isShown) return null

  function verify() {
    const isHere = line.current?.contains(document.activeElement) === true
    store.verify(projectItemId(section, index))
    // The button goes: who pressed it goes on with the text.
    if (isHere) document.getElementById(fieldId)?.focus({ preventScroll: true })
  }

  return (
    <p ref={line} className="flex flex-wrap items-center gap-x-3 text-small text-warning">
      <span id={id}>Proposé par le coach, à vérifier</span>
      <button type="button" onClick={verify} className="min-h-target font-semibold text-brand-text underline">
        C'est vérifié<span className="sr-only">&nbsp;: {title}</span>
      </button>
    </p>
  )
}
