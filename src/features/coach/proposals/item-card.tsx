import { useState } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { cardSubject } from '@/domain/coach/card-change'
import { itemWays, type ItemWay } from '@/domain/projects/item-text'
import { hasChangedSince, itemStanding } from '@/domain/coach/item-standing'
import type { ProposedItem } from '@/domain/coach/proposal'
import { useAddable } from './add-all'
import { CardFrame, FoldedCard } from './card-frame'
import { ChooseProject } from '@/components/work/choose-project'
import { ItemCardActions } from './item-card-actions'
import { ItemCardEdit } from './item-card-edit'
import { LongText } from './long-text'
import { PresentText } from '@/components/work/present-text'
import { ReadFailure } from '@/components/work/read-failure'
import { ReplacementPreview } from '@/components/work/replacement-preview'
import { type CardOf, type CardPlace } from './take-advice'
import { acceptItem, textIn } from './take-item'
import { useProjectOf } from '@/components/work/use-projects'

interface ItemCardProps {
  card: CardOf<ProposedItem>
  place: CardPlace
}

const NO_PROJECT = { found: null, retry: null }

/** A text for an item of a project, proposed or taken from the answer. */
export function ItemCard({ card, place }: ItemCardProps) {
  const { element, projet, pourquoi } = card.proposed
  const [isEditing, setIsEditing] = useState(false)
  const [own, setOwn] = useState<string | null>(null)
  const [chosen, setChosen] = useState('')
  const named = useProjectOf(place.uid, projet)
  const isGone = projet !== null && named.found === null
  const isAsked = card.state === 'open' && (projet === null || isGone)
  const picked = useProjectOf(place.uid, isAsked && chosen !== '' ? chosen : null)
  const { found: project, retry } = isAsked ? picked : projet === null ? NO_PROJECT : named
  const texte = (card.state === 'open' ? own : null) ?? card.proposed.texte
  const present = project ? textIn(project, element) : project
  const standing = itemStanding(card, texte, present)
  const isRefused =
    standing === 'made' && project !== null && project !== undefined && project.refused.length > 0
  const name = cardSubject(card.proposed)
  const isOpen = standing === 'open' || standing === 'listed'
  const hasText = (present ?? '').trim() !== ''
  const ways = itemWays(present ?? '', texte)
  const isChanged = isOpen && !isAsked && hasChangedSince(card, present ?? '')

  function add(way: ItemWay) {
    if (project) acceptItem(place, card, { proposed: { ...card.proposed, texte }, to: project, way })
  }
  const canAddAll = standing === 'open' && project && !isEditing && !isChanged && ways.includes('behind')
  useAddable(card.id, canAddAll ? () => add('behind') : null)

  if (standing === 'folded') {
    return <FoldedCard {...{ name, card, place }} subject={name} />
  }
  return (
    <CardFrame
      name={name}
      isTaken={!isOpen && !isRefused}
      isLong
      actions={
        <ItemCardActions
          {...{ card, place, standing, ways, isEditing, isRefused }}
          project={project ?? null}
          hasText={hasText}
          onAdd={add}
          onEdit={() => setIsEditing(true)}
        />
      }
    >
      <p className="font-medium">{name}</p>
      <p className="text-fine text-muted">
        {project && project.title}
        {isGone && 'Ce projet a été supprimé'}
      </p>
      {isAsked && <ChooseProject uid={place.uid} value={chosen} onChange={setChosen} />}
      {retry && <ReadFailure text="Ce projet n'a pas pu être lu." onRetry={retry} />}
      {isChanged && <p className="mt-1 text-small font-semibold text-warning">Cet élément a changé depuis</p>}
      {standing === 'open' && project && (
        <div className="mt-2">
          <PresentText project={project} element={element} />
        </div>
      )}
      {isOpen && isEditing ? (
        <div className="mt-2">
          <ItemCardEdit
            text={texte}
            onCancel={() => setIsEditing(false)}
            onDone={(text) => {
              setOwn(text)
              setIsEditing(false)
            }}
          />
        </div>
      ) : (
        <LongText text={texte} isAdded={standing === 'open' && hasText} />
      )}
      {standing === 'open' && !isEditing && ways.includes('instead') && (
        <ReplacementPreview before={present ?? ''} after={texte} />
      )}
      {isOpen && pourquoi !== null && <p className="mt-1 text-small text-muted">{pourquoi}</p>}
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {standing === 'listed' && 'Déjà dans ce texte'}
        {standing === 'moved-on' && project && 'Texte modifié depuis'}
        {isRefused && <span className="font-semibold text-danger">Non enregistré</span>}
        {standing === 'open' && ways.length === 0 && 'Cet élément est trop plein pour ce texte'}
        {standing === 'made' && project?.isPending === true && <PendingMark />}
      </p>
    </CardFrame>
  )
}
