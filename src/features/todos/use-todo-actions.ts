import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { placeTodo, removeTodos, renameTodo, setRepeats } from '@/data/todos'
import { toDay } from '@/domain/base/time/day-name'
import { dateAt, localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { Todo } from '@/domain/todos/todo'
import { onDate, todoPlace, type TodoPlace } from '@/domain/todos/todo-place'
import { dayListOf, isDone } from '@/domain/todos/week-of-todo'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { readTodoEdit, readTodoEdits } from './row/use-todo-draft'

/** The edited todos by id: opened by a press, or by a stored draft. */
type Editing = ReadonlyMap<string, 'pressed' | 'kept'>

/** Actions of a row. The functions are stable, so that no row renders again for them. */
export function useTodoActions(todos: readonly Todo[], heading: RefObject<HTMLElement | null>) {
  const [editing, setEditing] = useState<Editing>(
    () => new Map(readTodoEdits(todos[0]?.userId ?? '').map(({ id }) => [id, 'kept'])),
  )
  const focusNext = useRef<(() => HTMLElement | null) | null>(null)
  const latest = useRef(todos)

  useEffect(() => {
    latest.current = todos
    const target = focusNext.current?.()
    if (!target) return
    focusNext.current = null
    target.focus()
  })

  const actions = useMemo(
    () => ({
      edit: (todo: Todo) => setEditing((open) => new Map([...typedIn(open, todo), [todo.id, 'pressed']])),
      closeEdit: (todo: Todo, text: string | null) => {
        if (text !== null && text !== todo.text) renameTodo(todo, text)
        focusNext.current = () => rowButton(todo, editButtonId)
        setEditing((open) => typedIn(open, todo))
      },
    }),
    [],
  )

  /** Takes the focus after a row leaves: the next row, else the previous one, else the day's heading. */
  const placeBeside = useCallback(
    (todo: Todo) => {
      const index = latest.current.findIndex(({ id }) => id === todo.id)
      const neighbour = latest.current[index + 1] ?? latest.current[index - 1]
      return neighbour ? rowButton(neighbour, deleteButtonId) : heading.current
    },
    [heading],
  )

  const remove = useCallback(
    (todo: Todo) => {
      placeBeside(todo)?.focus()
      const restore = removeTodos([todo])
      offerUndo('Tâche supprimée', () => {
        focusNext.current = () => rowButton(todo, deleteButtonId)
        restore()
      })
    },
    [placeBeside],
  )

  const place = useCallback(
    (todo: Todo, to: TodoPlace, words: string) => {
      const focusAfter = isSameList(todo, { ...todo, ...to }) ? null : placeBeside(todo)
      placeTodo(todo, to)
      offerUndo(words, () => {
        focusNext.current = () => rowButton(todo, deleteButtonId)
        placeTodo({ ...todo, ...to }, todoPlace(todo))
      })
      return focusAfter
    },
    [placeBeside],
  )

  const move = useCallback(
    (todo: Todo, to: LocalDate) => {
      const now = new Date()
      const where = todo.repeats ? `à ${weekdayOfDate(to)}` : toDay(to, localDateOf(now))
      return place(todo, onDate(todo, to, now), `Tâche déplacée ${where}`)
    },
    [place],
  )

  const setDate = useCallback(
    (todo: Todo, date: LocalDate) =>
      place(todo, onDate(todo, date, new Date()), `Tâche prévue le ${formatWeekdayAndDay(dateAt(date))}`),
    [place],
  )

  /** Switches « Chaque semaine »; a todo done this week remains done. */
  const toggleRepeats = useCallback(
    (todo: Todo) => {
      const repeats = !todo.repeats
      const completed = repeats ? todo.completed : isDone(todo, new Date())
      const focusAfter = isSameList(todo, { ...todo, repeats, completed }) ? null : placeBeside(todo)
      setRepeats(todo, repeats, completed)
      const words = repeats ? `La tâche revient chaque ${todo.dayOfWeek}` : 'La tâche ne revient plus'
      offerUndo(words, () => setRepeats({ ...todo, repeats, completed }, todo.repeats, todo.completed))
      return focusAfter
    },
    [placeBeside],
  )

  return { editing, actions, remove, move, setDate, toggleRepeats }
}

function isSameList(before: Todo, after: Todo): boolean {
  const now = new Date()
  return before.dayOfWeek === after.dayOfWeek && dayListOf(before, now) === dayListOf(after, now)
}

/** Of the other rows only those with a typed text stay open. */
function typedIn(open: Editing, { id, userId }: Todo): Editing {
  return new Map([...open].filter(([other]) => other !== id && readTodoEdit(userId, other)))
}

/** On a phone, the button that opens the actions, because the focus on one of them would scroll all into sight. */
export function rowButton({ id }: Todo, buttonId: (todoId: string) => string): HTMLElement | null {
  return document.getElementById(actionsButtonId(id)) ?? document.getElementById(buttonId(id))
}

export function actionsButtonId(todoId: string): string {
  return `actions-${todoId}`
}

export function moveButtonId(todoId: string): string {
  return `move-${todoId}`
}

/** The handle of a row; on a phone « Déplacer » is the handle. */
export function handleId(todoId: string): string {
  return `handle-${todoId}`
}

export function editButtonId(todoId: string): string {
  return `edit-${todoId}`
}

export function deleteButtonId(todoId: string): string {
  return `delete-${todoId}`
}
