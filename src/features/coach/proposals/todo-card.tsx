import { useState } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { isAmong } from '@/data/todo-lists'
import type { ProposedTodo } from '@/domain/coach/proposal'
import { weekdayLabel } from '@/domain/base/weekday'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { useAddable } from './add-all'
import { EditAction, IgnoreAction, RetryAction, SeeAction, UndoAction } from './card-actions'
import { CardFrame, FoldedCard } from './card-frame'
import {
  acceptEditedTodo,
  acceptTodo,
  retryRefused,
  undoTodo,
  type CardOf,
  type CardPlace,
} from './take-advice'
import { ReadFailure } from '@/components/work/read-failure'
import { TodoCardEdit } from './todo-card-edit'
import { movedOnWords, todoStanding } from './todo-standing'
import { useTodoOf, useTodosSaying } from '@/components/work/use-known-todos'
import { isTaken } from '@/domain/coach/card-change'

interface TodoCardProps {
  card: CardOf<ProposedTodo>
  place: CardPlace
}

/** A task that was proposed, or taken from the answer. */
export function TodoCard({ card, place }: TodoCardProps) {
  const { proposed, target } = card
  const { jour, texte, chaqueSemaine, pourquoi } = proposed
  const [isEditing, setIsEditing] = useState(false)
  const { found: todo, retry } = useTodoOf(place.uid, target, isTaken(card))
  const refused = todo?.refused ?? []
  const isWaiting = todo?.isPending === true
  const same = useTodosSaying(place.uid, card.state === 'open' ? [texte] : [])
  const standing = todoStanding(card, proposed, {
    todo,
    isWaiting,
    isRefused: refused.length > 0,
    isListed: isAmong(same, jour, texte),
  })
  const name = `tâche pour ${jour}`
  useAddable(card.id, standing === 'open' && !isEditing ? () => acceptTodo(place, card) : null)

  if (standing === 'folded') {
    return <FoldedCard {...{ name, card, place }} subject={texte} />
  }
  if (standing === 'open' && isEditing) {
    return (
      <CardFrame name={name} actions={null}>
        <TodoCardEdit
          proposed={proposed}
          onCancel={() => setIsEditing(false)}
          onAdd={(edited) => {
            setIsEditing(false)
            acceptEditedTodo(place, { ...card, proposed: edited })
          }}
        />
      </CardFrame>
    )
  }

  const isOpen = standing === 'open' || standing === 'listed'
  const see = <SeeAction to={paths.todosOf(todo?.dayOfWeek ?? jour)} />
  const actions = {
    open: (
      <>
        <Button onClick={() => acceptTodo(place, card)}>Ajouter</Button>
        <EditAction onPress={() => setIsEditing(true)} />
      </>
    ),
    listed: see,
    refused: <RetryAction onPress={() => retryRefused(place.uid, refused)} />,
    looking: null,
    made: todo && <UndoAction onPress={() => undoTodo(place, card)} />,
    'moved-on': see,
  }[standing]
  const words = {
    open: null,
    listed: 'Déjà dans ta liste',
    refused: 'Non enregistré',
    looking: null,
    made: null,
    'moved-on': movedOnWords(todo, proposed),
  }[standing]

  return (
    <CardFrame
      name={name}
      isTaken={!isOpen && standing !== 'refused'}
      actions={
        <>
          {actions}
          {isOpen && <IgnoreAction {...{ card, place }} />}
        </>
      }
    >
      <p dir="auto" className="font-medium">
        {texte}
      </p>
      {isOpen && pourquoi !== null && <p className="text-small text-muted">{pourquoi}</p>}
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {chaqueSemaine ? `Chaque ${jour}` : weekdayLabel(jour)}
        {words !== null && (
          <span className={standing === 'refused' ? 'font-semibold text-danger' : 'font-medium'}>
            · {words}
          </span>
        )}
        {isWaiting && <PendingMark />}
      </p>
      {retry && <ReadFailure text="Cette tâche n'a pas pu être lue." onRetry={retry} />}
    </CardFrame>
  )
}
