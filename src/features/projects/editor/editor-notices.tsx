import { PROJECT_HEADS } from '@/domain/projects/parts'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { Notice } from '@/ui/notice'
import { ConflictChoice } from './conflict-choice'
import { ConflictNotice } from './conflict-notice'
import { EditorOffer } from './editor-offer'
import { useEditing, type EditorStore } from './editor-store'

interface EditorNoticesProps {
  store: EditorStore
  onSelect: (section: ProjectSectionKey) => void
}

/** What the person should know before writing on. */
export function EditorNotices({ store, onSelect }: EditorNoticesProps) {
  const offer = useEditing(store, (state) => state.offer)
  const isGone = useEditing(store, (state) => state.isGone)
  const conflict = useEditing(store, (state) => state.conflict)
  const hasMerged = useEditing(store, (state) => state.hasMerged)
  if (!offer && !isGone && !conflict && !hasMerged) return null
  return (
    <div className="flex shrink-0 flex-col gap-3 border-b border-line px-4 py-3 sm:px-6 sm:[@media(height>=36rem)]:max-h-[40%] sm:[@media(height>=36rem)]:overflow-y-auto">
      {offer && <EditorOffer store={store} offer={offer} onSelect={onSelect} />}
      {isGone && (
        <Notice tone="warning" role="status">
          Ce projet a été supprimé entre-temps. Votre texte est toujours ici&nbsp;: «&nbsp;Sauvegarder&nbsp;»
          en fait un nouveau projet.
        </Notice>
      )}
      {conflict && <ConflictNotice conflict={conflict} onSelect={onSelect} />}
      {PROJECT_HEADS.map((head) => (
        <ConflictChoice key={head} store={store} part={head} />
      ))}
      {hasMerged && !conflict && (
        <p role="status" className="text-fine text-muted">
          Des changements faits ailleurs ont été ajoutés. Votre texte est intact.
        </p>
      )}
    </div>
  )
}
