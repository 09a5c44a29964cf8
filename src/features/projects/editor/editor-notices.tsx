import { Notice } from '@/ui/notice'
import { useEditing, type EditorStore } from './editor-store'

export function EditorNotices({ store }: { store: EditorStore }) {
  const isGone = useEditing(store, (state) => state.isGone)
  if (!isGone) return null
  return (
    <div className="flex shrink-0 flex-col gap-3 border-b border-line px-4 py-3 sm:px-6">
      <Notice tone="warning" role="status">
        Ce projet a été supprimé entre-temps. Votre texte est toujours ici&nbsp;: «&nbsp;Sauvegarder&nbsp;» en
        fait un nouveau projet.
      </Notice>
    </div>
  )
}
