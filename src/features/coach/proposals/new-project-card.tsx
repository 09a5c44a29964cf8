import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import { newProjectStanding } from '@/domain/coach/new-project'
import { itemPlace, type ProposedProject } from '@/domain/coach/proposal'
import { linkHost } from '@/domain/research/candidate-link'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { useAddable } from './add-all'
import { CardFrame, FoldedCard } from './card-frame'
import { NewProjectEdit } from './new-project-edit'
import { ReadFailure } from './read-failure'
import { answer, type CardOf, type CardPlace } from './take-advice'
import { retriable } from './take-item'
import { acceptProject, makeProject, undoProject } from './take-project'
import { useCandidateAt } from './use-candidate-of-card'
import { useDraftOf, useProjectOf } from './use-project-of-card'
import { isTaken } from '@/domain/coach/card-change'

interface NewProjectCardProps {
  card: CardOf<ProposedProject>
  place: CardPlace
}

/** A project that the coach proposes to begin, with what it would hold. */
export function NewProjectCard({ card, place }: NewProjectCardProps) {
  const { proposed, target } = card
  const { titre, elements, produit } = proposed
  const [isEditing, setIsEditing] = useState(false)
  const taken = isTaken(card)
  const { project, retry } = useProjectOf(place.uid, taken ? target : null)
  const draft = useDraftOf(place.uid, target)
  const { candidate, retry: retryCandidate } = useCandidateAt(place.uid, taken ? null : produit)
  const standing = newProjectStanding(card, { project, draft })
  const again = retriable(draft, project ?? null)
  const name = 'nouveau projet'
  const isOpen = standing === 'open'
  // What is known of the product goes into the project: it is waited for.
  const canAdd = isOpen && !isEditing && candidate !== undefined
  useAddable(card.id, canAdd ? () => acceptProject(place, card, proposed, candidate) : null)

  if (standing === 'folded') {
    return (
      <FoldedCard
        name={name}
        subject={titre}
        outcome={card.state === 'undone' ? 'Ajout annulé' : 'Ignorée'}
        onBringBack={() => void answer(place, card, 'open')}
      />
    )
  }
  if (isOpen && isEditing) {
    return (
      <CardFrame name={name} actions={null}>
        <NewProjectEdit
          proposed={proposed}
          onCancel={() => setIsEditing(false)}
          onAdd={(edited) => {
            setIsEditing(false)
            acceptProject(place, card, edited, candidate ?? null)
          }}
        />
      </CardFrame>
    )
  }
  return (
    <CardFrame
      name={name}
      isTaken={!isOpen && standing !== 'refused'}
      actions={
        <>
          {isOpen && (
            <>
              <Button
                disabled={!canAdd}
                onClick={() => acceptProject(place, card, proposed, candidate ?? null)}
              >
                Ajouter
              </Button>
              <Button variant="ghost" disabled={!canAdd} onClick={() => setIsEditing(true)}>
                Modifier
              </Button>
              <Button variant="ghost" onClick={() => void answer(place, card, 'ignored')}>
                Ignorer
              </Button>
            </>
          )}
          {standing === 'refused' && again && (
            <Button variant="secondary" onClick={() => makeProject(place.uid, target, again)}>
              Réessayer
            </Button>
          )}
          {standing === 'made' && project && (
            <Button variant="ghost" onClick={() => undoProject(place, card, project)}>
              Annuler l'ajout
            </Button>
          )}
          {(standing === 'made' || standing === 'moved-on' || (standing === 'refused' && !again)) && (
            <Link
              to={paths.projects}
              state={project ? { project: project.id } : null}
              className={buttonClass({ variant: 'ghost' })}
            >
              Voir
            </Link>
          )}
        </>
      }
    >
      <p dir="auto" className="font-medium">
        {titre}
      </p>
      <p className="text-fine text-muted">
        {isOpen ? 'Nouveau projet' : 'Projet'}
        {isOpen && candidate && `, avec ce que tu as noté de ${linkHost(candidate.link)}`}
      </p>
      {isOpen && elements.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1 text-small">
          {elements.map(({ element, texte }, at) => (
            <li key={`${element} ${at}`} dir="auto" className="whitespace-pre-wrap">
              <span className="font-semibold">{itemPlace(element)?.title}</span> · {texte}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {standing === 'refused' && <span className="font-semibold text-danger">Non enregistré</span>}
        {standing === 'moved-on' && (project ? 'Modifié depuis' : 'Supprimé depuis')}
        {standing === 'made' && project?.isPending === true && <PendingMark />}
      </p>
      {retry && <ReadFailure text="Ce projet n'a pas pu être lu." onRetry={retry} />}
      {retryCandidate && (
        <ReadFailure text="Le produit de ce projet n'a pas pu être lu." onRetry={retryCandidate} />
      )}
    </CardFrame>
  )
}
