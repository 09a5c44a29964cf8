import { useState } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { newProjectStanding } from '@/domain/coach/new-project'
import { type ProposedProject } from '@/domain/coach/proposal'
import { itemPlace } from '@/domain/projects/item-text'
import { linkHost } from '@/domain/research/candidate-link'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { useAddable } from './add-all'
import { EditAction, IgnoreAction, RetryAction, SeeAction, UndoAction } from './card-actions'
import { CardFrame, FoldedCard } from './card-frame'
import { NewProjectEdit } from './new-project-edit'
import { ReadFailure } from '@/components/work/read-failure'
import { retryRefused, type CardOf, type CardPlace } from './take-advice'
import { acceptProject, undoProject } from './take-project'
import { useCandidateAt } from '@/components/work/use-candidates'
import { useProjectOf } from '@/components/work/use-projects'
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
  const { found: project, retry } = useProjectOf(place.uid, taken ? target : null)
  const { found: candidate, retry: retryCandidate } = useCandidateAt(place.uid, taken ? null : produit)
  const standing = newProjectStanding(card, project)
  const refused = project?.refused ?? []
  const name = 'nouveau projet'
  const isOpen = standing === 'open'
  const isRefused = standing === 'made' && refused.length > 0
  // What is known of the product goes into the project: it is waited for.
  const canAdd = isOpen && !isEditing && candidate !== undefined
  useAddable(card.id, canAdd ? () => acceptProject(place, card, proposed, candidate) : null)

  if (standing === 'folded') {
    return <FoldedCard {...{ name, card, place }} subject={titre} />
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
      isTaken={!isOpen && !isRefused}
      isLong
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
              <EditAction isDisabled={!canAdd} onPress={() => setIsEditing(true)} />
              <IgnoreAction {...{ card, place }} />
            </>
          )}
          {isRefused && <RetryAction onPress={() => retryRefused(place.uid, refused)} />}
          {standing === 'made' && <UndoAction onPress={() => undoProject(place, card)} />}
          {(standing === 'made' || standing === 'moved-on') && (
            <SeeAction to={paths.projects} project={project?.id ?? null} />
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
        {isRefused && <span className="font-semibold text-danger">Non enregistré</span>}
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
