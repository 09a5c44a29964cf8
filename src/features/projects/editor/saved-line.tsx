import { isDirty } from './editor-state'
import { useEditing, useIsKept, type EditorStore } from './editor-store'

/** Whether what is typed is safe, in one glance; announced only when it is not. */
export function SavedLine({ store }: { store: EditorStore }) {
  const isUnsaved = useEditing(store, isDirty)
  const isKept = useIsKept(store)
  if (isKept === false) {
    return (
      <p role="status" className="text-fine font-medium text-warning">
        Cet appareil ne peut pas garder de brouillon&nbsp;: sauvegardez avant de quitter.
      </p>
    )
  }
  if (!isUnsaved) return null
  return (
    <p className="text-fine text-muted">
      {isKept ? 'Non sauvegardé · brouillon gardé sur cet appareil' : 'Non sauvegardé'}
    </p>
  )
}
