import type { LiveProject } from '@/data/projects'
import type { ItemWay } from '@/domain/projects/item-text'
import type { ItemStanding } from '@/domain/coach/item-standing'
import type { ProposedItem } from '@/domain/coach/proposal'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { EditAction, IgnoreAction, RetryAction, SeeAction, UndoAction } from './card-actions'
import { retryRefused, type CardOf, type CardPlace } from './take-advice'
import { undoItem } from './take-item'

interface ItemCardActionsProps {
  card: CardOf<ProposedItem>
  place: CardPlace
  standing: ItemStanding
  project: LiveProject | null
  /** Something stands in the item. */
  hasText: boolean
  ways: readonly ItemWay[]
  /** The server took a change of this project not. */
  isRefused: boolean
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
  isRefused,
  isEditing,
  onAdd,
  onEdit,
}: ItemCardActionsProps) {
  const isOpen = standing === 'open' || standing === 'listed'
  const add = hasText ? 'Ajouter à la suite' : 'Ajouter'

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
      {isRefused && project && <RetryAction onPress={() => retryRefused(place.uid, project.refused)} />}
      {standing === 'made' && project && <UndoAction onPress={() => undoItem(place, card, project)} />}
      {(standing === 'moved-on' || standing === 'listed') && project && (
        <SeeAction to={paths.projects} project={project.id} />
      )}
      {isOpen && <IgnoreAction {...{ card, place }} />}
    </>
  )
}
