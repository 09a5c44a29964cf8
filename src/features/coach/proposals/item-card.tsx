import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import { openProject } from '@/data/projects/open-project'
import type { LiveProject } from '@/data/projects/projects'
import { PROJECT_ITEM_MAX } from '@/domain/base/text-limits'
import { cardSubject } from '@/domain/coach/card-change'
import type { ProposedItem } from '@/domain/coach/proposal'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { CardFrame, FoldedCard } from './card-frame'
import { appended, itemIn, itemStanding, takenOut } from './item-text'
import { PresentText } from './project-place'
import { answer, type CardOf, type CardPlace } from './take-advice'
import { isWork, shownContent, writeItem } from './take-item'
import { useDraftOf, useProjectOf } from './use-project-of-card'

interface ItemCardProps {
  card: CardOf<ProposedItem>
  place: CardPlace
}

/** A text for an item of a project, proposed or taken from the answer. */
export function ItemCard({ card, place }: ItemCardProps) {
  const { element, texte, projet, pourquoi } = card.proposed
  const [isLong, setIsLong] = useState(false)
  const project = useProjectOf(place.uid, projet)
  const draft = useDraftOf(place.uid, projet)
  const present = project ? (itemIn(shownContent(project, draft), element)?.content ?? '') : project
  const isUnsaved = isWork(draft) || (project && openProject(project.id) !== null)
  const standing = itemStanding(card, texte, present)
  const name = cardSubject(card.proposed)

  if (standing === 'folded') {
    return (
      <FoldedCard
        name={name}
        subject={name}
        outcome={card.state === 'undone' ? 'Ajout annulé' : 'Ignorée'}
        onBringBack={() => void answer(place, card, 'open')}
      />
    )
  }

  function add(to: LiveProject) {
    const isDone = writeItem(place.uid, to, element, (text) => appended(text, texte))
    if (isDone) void answer(place, card, 'accepted')
  }

  function undo(from: LiveProject) {
    const isDone = writeItem(place.uid, from, element, (text) => takenOut(text, texte) ?? text)
    if (isDone) void answer(place, card, 'undone')
  }

  const isOpen = standing === 'open' || standing === 'listed'
  const fits = appended(present ?? '', texte).length <= PROJECT_ITEM_MAX
  return (
    <CardFrame
      name={name}
      isTaken={!isOpen}
      actions={
        <>
          {standing === 'open' && project && fits && (
            <Button onClick={() => add(project)}>{isUnsaved ? 'Ajouter au brouillon' : 'Ajouter'}</Button>
          )}
          {standing === 'made' && project && (
            <Button variant="ghost" onClick={() => undo(project)}>
              Annuler l'ajout
            </Button>
          )}
          {(standing === 'moved-on' || standing === 'listed') && project && (
            <Link
              to={paths.projects}
              state={{ project: project.id }}
              className={buttonClass({ variant: 'ghost' })}
            >
              Voir
            </Link>
          )}
          {isOpen && (
            <Button variant="ghost" onClick={() => void answer(place, card, 'ignored')}>
              Ignorer
            </Button>
          )}
        </>
      }
    >
      <p className="font-medium">{name}</p>
      <p className="text-fine text-muted">
        {project ? project.title : null}
        {project === null && 'Ce projet a été supprimé'}
        {projet === null && 'Sans projet'}
      </p>
      <p
        dir="auto"
        className={
          isLong ? 'mt-1 text-small whitespace-pre-wrap' : 'mt-1 line-clamp-3 text-small whitespace-pre-wrap'
        }
      >
        {texte}
      </p>
      {texte.length > LONG && (
        <button
          type="button"
          aria-expanded={isLong}
          onClick={() => setIsLong(!isLong)}
          className="min-h-target text-small font-semibold text-brand-text underline"
        >
          {isLong ? 'Moins' : 'Tout lire'}
        </button>
      )}
      {isOpen && pourquoi !== null && <p className="mt-1 text-small text-muted">{pourquoi}</p>}
      {standing === 'open' && project && (
        <div className="mt-2">
          <PresentText uid={place.uid} project={project} element={element} />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {standing === 'listed' && 'Déjà dans ce texte'}
        {standing === 'moved-on' && project && 'Texte modifié depuis'}
        {standing === 'made' && isUnsaved && 'Dans le brouillon'}
        {isOpen && !fits && 'Cet élément est trop plein pour ce texte'}
        {standing === 'made' && project?.isPending === true && <PendingMark />}
      </p>
    </CardFrame>
  )
}

/** About what three lines hold. */
const LONG = 160
