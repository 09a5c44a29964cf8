import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import { useSignedIn } from '@/components/signed-in-context'
import { useTodosOf } from '@/components/work/use-known-todos'
import { ReadFailure } from '@/components/work/read-failure'
import { counted } from '@/domain/base/text/french-count'
import { weekdayLabel } from '@/domain/base/time/weekday'
import type { Made } from '@/domain/learning/made'
import { isAsMade } from '@/domain/learning/todos-exercise'
import { todoPath } from '@/domain/todos/new-todo'
import { isDone } from '@/domain/todos/week-of-todo'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { MadeFrame } from './made-frame'
import type { ExercisePlace } from './place'
import { takeBack, undoTodos } from './take-exercise'

interface MadeTodosProps {
  place: ExercisePlace
  made: Extract<Made, { kind: 'todos' }>
}

/** Todos that an exercise added. */
export function MadeTodos({ place, made }: MadeTodosProps) {
  const { uid } = place
  const { deviceNow } = useSignedIn()
  const { found, retry } = useTodosOf(
    uid,
    made.todos.map(({ id }) => id),
  )
  const todos = found?.flatMap((todo) => todo ?? []) ?? []
  const isWhole = found !== undefined && made.todos.every((each, at) => isAsMade(each, found?.[at] ?? null))

  return (
    <MadeFrame
      documents={made.todos.map(({ id }) => todoPath(id))}
      onGivenUp={() => takeBack(place, made)}
      words={
        <>
          {found === undefined || isWhole
            ? `${counted(made.todos.length, 'tâche')} dans votre semaine.`
            : 'Ajouté, et vous avez avancé depuis.'}
          {todos.some(({ isPending }) => isPending) && <PendingMark />}
        </>
      }
      actions={
        isWhole && (
          <Button variant="ghost" onClick={() => undoTodos(place, made)}>
            Annuler l'ajout
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-1 text-small">
        {made.todos.map(({ id, text, dayOfWeek }, at) => {
          const todo = found?.[at]
          const day = todo?.dayOfWeek ?? dayOfWeek
          return (
            <li key={id} className="flex gap-2">
              <Link
                to={paths.todosOf(day)}
                className="w-20 shrink-0 text-brand-text underline underline-offset-4"
              >
                {weekdayLabel(day)}
              </Link>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {todo?.text ?? text}
                {todo && isDone(todo, deviceNow) && (
                  <span className="font-medium text-success"> · faite</span>
                )}
                {todo === null && <span className="text-muted"> · retirée depuis</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {retry && <ReadFailure text="Ces tâches n'ont pas pu être lues." onRetry={retry} />}
    </MadeFrame>
  )
}
