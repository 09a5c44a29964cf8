import type { LiveProject } from '@/data/projects/projects'
import type { ItemWay } from '@/domain/projects/item-text'
import type { ItemStanding } from '@/domain/coach/item-standing'
import type { ProposedItem } from '@/domain/coach/proposal'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { EditAction, IgnoreAction, RetryAction, SeeAction, UndoAction } from './card-actions'
import type { CardOf, CardPlace } from './take-advice'
import { retriable } from '@/components/work/write-project'
import { retryItem, undoItem } from './take-item'
import { useDraftOf } from '@/components/work/use-projects'

interface ItemCardActionsProps {
  card: CardOf<ProposedItem>
  place: CardPlace
  standing: ItemStanding
  project: LiveProject | null
  /** Something stands in the item. */
  hasText: boolean
  ways: readonly ItemWay[]
  /** The project's work here is not saved yet: the text goes into it. */
  isUnsaved: boolean
  isEditing: boolean
  onAdd: (way: ItemWay) => void
  onEdit: () => void
}

/** What can be done with a text for an item, as it stands. */
export function ItemCardActions({
  card,
  place,
  standing,
  project,
  hasText,
  ways,
  isUnsaved,
  isEditing,
  onAdd,
  onEdit,
}: ItemCardActionsProps) {
  const draft = useDraftOf(place.uid, project?.id ?? null)
  const again = retriable(draft, project)
  const isOpen = standing === 'open' || standing === 'listed'
  const isRefused = standing === 'made' && draft?.state === 'refused'
  const add = isUnsaved ? 'Ajouter au brouillon' : hasText ? 'Ajouter à la suite' : 'Ajouter'

  if (isEditing && isOpen) return null
  return (
    <>
      {standing === 'open' && project && ways.includes('behind') && (
        <Button onClick={() => onAdd('behind')}>{add}</Button>
      )}
      {standing === 'open' && project && ways.includes('instead') && (
        <Button variant="secondary" className="mx-1" onClick={() => onAdd('instead')}>
          Remplacer
        </Button>
      )}
      {standing === 'open' && <EditAction onPress={onEdit} />}
      {isRefused && project && again && <RetryAction onPress={() => retryItem(place.uid, project, again)} />}
      {standing === 'made' && project && <UndoAction onPress={() => undoItem(place, card, project)} />}
      {(standing === 'moved-on' || standing === 'listed' || (isRefused && !again)) && project && (
        <SeeAction to={paths.projects} project={project.id} />
      )}
      {isOpen && <IgnoreAction {...{ card, place }} />}
    </>
  )
}
