import { offerUndo } from '@/components/offer-undo'
import type { ProjectDraft } from '@/domain/projects/project-draft'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { formatDayAndTime } from '@/lib/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { goTo, placeOfDraft } from './editor-focus'
import type { EditorStore } from './editor-store'

interface EditorOfferProps {
  store: EditorStore
  offer: ProjectDraft
  onSelect: (section: ProjectSectionKey) => void
}

/** Unsaved work of an earlier time: the stored text is what shows until the person takes the draft up. */
export function EditorOffer({ store, offer, onSelect }: EditorOfferProps) {
  function resume() {
    store.resumeDraft()
    goTo(placeOfDraft(store.read()), onSelect)
  }

  function refuse(button: HTMLElement) {
    button.closest<HTMLElement>('[role="dialog"]')?.focus()
    offerUndo('Brouillon supprimé', store.refuseDraft())
  }

  return (
    <Notice
      tone="info"
      role="status"
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={resume}>Reprendre le brouillon</Button>
          <Button variant="secondary" onClick={(event) => refuse(event.currentTarget)}>
            Supprimer le brouillon
          </Button>
        </span>
      }
    >
      {offer.state === 'refused'
        ? `Ce que vous avez sauvegardé le ${formatDayAndTime(offer.keptAt)} n'a pas été enregistré.`
        : `Un brouillon du ${formatDayAndTime(offer.keptAt)} n'a pas été enregistré.`}
    </Notice>
  )
}
