import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import { useTodoOutbox } from '@/components/todos/use-todos'
import { serverNow } from '@/data/session/server-clock'
import { isAmong } from '@/data/todos/few-todos'
import { retryChange } from '@/data/todos/todos'
import type { ProposedTodo } from '@/domain/coach/proposal'
import { weekdayLabel } from '@/domain/base/weekday'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { useAddable } from './add-all'
import { CardFrame, FoldedCard } from './card-frame'
import { acceptEditedTodo, acceptTodo, answer, undoTodo, type CardOf, type CardPlace } from './take-advice'
import { ReadFailure } from './read-failure'
import { TodoCardEdit } from './todo-card-edit'
import { movedOnWords, todoStanding } from './todo-standing'
import { useTodoOf, useTodosSaying } from './use-todos-of-cards'
import { isTaken } from '@/domain/coach/card-change'

interface TodoCardProps {
  card: CardOf<ProposedTodo>
  place: CardPlace
}

/** A task that was proposed, or taken from the answer. */
export function TodoCard({ card, place }: TodoCardProps) {
  const { proposed, target } = card
  const { jour, texte, pourquoi } = proposed
  const [isEditing, setIsEditing] = useState(false)
  const refused = useTodoOutbox(place.uid, 'refused').find(({ todo }) => todo.id === target)
  const isWaiting = useTodoOutbox(place.uid, 'waiting').has(target)
  const { todo, retry } = useTodoOf(place.uid, target, isTaken(card))
  const same = useTodosSaying(place.uid, card.state === 'open' ? [texte] : [])
  const standing = todoStanding(card, proposed, {
    todo,
    isWaiting,
    isRefused: refused?.kind === 'add',
    isListed: isAmong(same, jour, texte),
  })
  const name = `tâche pour ${jour}`
  useAddable(card.id, standing === 'open' && !isEditing ? () => acceptTodo(place, card) : null)

  if (standing === 'folded') {
    return (
      <FoldedCard
        name={name}
        subject={texte}
        outcome={card.state === 'undone' ? 'Ajout annulé' : 'Ignorée'}
        onBringBack={() => void answer(place, card, 'open')}
      />
    )
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
  const see = (
    <Link to={paths.todosOf(todo?.dayOfWeek ?? jour)} className={buttonClass({ variant: 'ghost' })}>
      Voir
    </Link>
  )
  const actions = {
    open: (
      <>
        <Button onClick={() => acceptTodo(place, card)}>Ajouter</Button>
        <Button variant="ghost" onClick={() => setIsEditing(true)}>
          Modifier
        </Button>
      </>
    ),
    listed: see,
    refused: refused && (
      <Button variant="secondary" onClick={() => retryChange(refused, serverNow())}>
        Réessayer
      </Button>
    ),
    looking: null,
    made: todo && (
      <Button variant="ghost" onClick={() => undoTodo(place, card, todo)}>
        Annuler l'ajout
      </Button>
    ),
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
          {isOpen && (
            <Button variant="ghost" onClick={() => void answer(place, card, 'ignored')}>
              Ignorer
            </Button>
          )}
        </>
      }
    >
      <p dir="auto" className="font-medium">
        {texte}
      </p>
      {isOpen && pourquoi !== null && <p className="text-small text-muted">{pourquoi}</p>}
      <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
        {weekdayLabel(jour)}
        {words !== null && (
          <span className={standing === 'refused' ? 'font-semibold text-danger' : 'font-medium'}>
            · {words}
          </span>
        )}
        {(isWaiting || todo?.isPending === true) && <PendingMark />}
      </p>
      {retry && <ReadFailure text="Cette tâche n'a pas pu être lue." onRetry={retry} />}
    </CardFrame>
  )
}
