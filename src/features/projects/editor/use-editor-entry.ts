import { useCallback } from 'react'
import { useOverlayEntry } from '@/components/use-overlay-entry'
import { readText, type Fields } from '@/domain/base/read-field'
import type { EditorState } from '@/lib/paths'

/** The open editor lies over the list. */
export function useEditorEntry() {
  const { entry, open: lay, close } = useOverlayEntry(parseEditorState)
  const open = useCallback(
    (project: string, resume?: true) => lay({ project, ...(resume && { resume }) }),
    [lay],
  )
  return { entry, open, close }
}

function parseEditorState(fields: Fields): EditorState | null {
  const project = readText(fields['project'])
  if (!/^[\w-]{1,64}$/.test(project)) return null
  return { project, ...(fields['resume'] === true && { resume: true }) }
}
