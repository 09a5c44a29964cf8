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
  /** Id of the text's field, if it is not the editor's own. */
  fieldId?: string
}

/** Marks a text by the coach, until the person changes or confirms it. */
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
    // The button disappears: if it had the focus, the text takes it.
    if (isHere) document.getElementById(fieldId)?.focus({ preventScroll: true })
  }

  return (
    <p ref={line} className="flex flex-wrap items-center gap-x-3 text-small text-warning">
      <span id={id}>Proposé par le coach, à vérifier</span>
      <button type="button" onClick={verify} className="min-h-target font-semibold text-ink underline">
        C’est vérifié<span className="sr-only">&nbsp;: {title}</span>
      </button>
    </p>
  )
}
