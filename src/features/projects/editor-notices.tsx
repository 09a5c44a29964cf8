import type { ProjectDraft } from '@/domain/project-draft'
import { formatDayAndTime } from '@/lib/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { showToast } from '@/ui/toast'
import type { EditorStore } from './editor-store'
import { partLabel } from './editor-text'
import { useEditing } from './use-editing'

const UNDO_MS = 10_000

/** What the person should know before writing on. */
export function EditorNotices({ store }: { store: EditorStore }) {
  const offer = useEditing(store, (state) => state.offer)
  const isGone = useEditing(store, (state) => state.isGone)
  const conflict = useEditing(store, (state) => state.conflict)
  const hasMerged = useEditing(store, (state) => state.hasMerged)
  return (
    <div className="flex flex-col gap-3 px-4 pt-4 empty:hidden sm:px-6">
      {offer && <Offer store={store} offer={offer} />}
      {isGone && (
        <Notice tone="warning" role="status">
          Ce projet a été supprimé entre-temps. Votre texte est toujours ici&nbsp;: «&nbsp;Sauvegarder&nbsp;»
          en fait un nouveau projet.
        </Notice>
      )}
      {conflict && (
        <Notice tone="warning" role="status">
          Ce projet a été enregistré entre-temps, ailleurs. Choisissez quelle version garder pour{' '}
          {conflict.parts.map(partLabel).join(', ')}.
        </Notice>
      )}
      {hasMerged && !conflict && (
        <p role="status" className="text-fine text-muted">
          Des changements faits ailleurs ont été ajoutés. Votre texte est intact.
        </p>
      )}
    </div>
  )
}

function Offer({ store, offer }: { store: EditorStore; offer: ProjectDraft }) {
  function refuse() {
    const restore = store.refuseDraft()
    showToast({
      text: 'Brouillon supprimé',
      duration: UNDO_MS,
      action: { label: 'Annuler', run: restore },
    })
  }
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={store.resumeDraft}>Reprendre le brouillon</Button>
          <Button variant="secondary" onClick={refuse}>
            Supprimer le brouillon
          </Button>
        </span>
      }
    >
      Un brouillon du {formatDayAndTime(offer.keptAt)} n'a pas été enregistré.
    </Notice>
  )
}
