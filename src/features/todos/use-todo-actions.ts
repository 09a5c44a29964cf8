import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { moveTodo, removeTodo, renameTodo, restoreTodo } from '@/data/todos/todos'
import type { Todo } from '@/domain/todos/todo'
import type { Weekday } from '@/domain/base/weekday'
import { readTodoEdit } from './use-todo-draft'

interface Editing {
  readonly id: string
  readonly by: 'pressed' | 'kept'
}

/** What a row can ask for; every function keeps its identity, so that no row is drawn again for it. */
export function useTodoActions(todos: readonly Todo[], heading: RefObject<HTMLElement | null>) {
  const [editing, setEditing] = useState<Editing | null>(() => {
    const kept = readTodoEdit(todos[0]?.userId ?? '')
    return kept && { id: kept.id, by: 'kept' }
  })
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
      edit: (todo: Todo) => setEditing({ id: todo.id, by: 'pressed' }),
      closeEdit: (todo: Todo, text: string | null) => {
        if (text !== null && text !== todo.text) renameTodo(todo, text)
        focusNext.current = () => rowButton(todo, editButtonId)
        setEditing(null)
      },
    }),
    [],
  )

  /** Where the focus goes when a row leaves: the next one, else the one before, else the day itself. */
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
      removeTodo(todo)
      offerUndo('Tâche supprimée', () => {
        focusNext.current = () => rowButton(todo, deleteButtonId)
        restoreTodo(todo)
      })
    },
    [placeBeside],
  )

  const move = useCallback(
    (todo: Todo, to: Weekday) => {
      const focusAfter = placeBeside(todo)
      moveTodo(todo, to)
      offerUndo(`Tâche déplacée à ${to}`, () => {
        focusNext.current = () => rowButton(todo, deleteButtonId)
        moveTodo({ ...todo, dayOfWeek: to }, todo.dayOfWeek)
      })
      return focusAfter
    },
    [placeBeside],
  )

  return { editing, actions, remove, move }
}

/** On a phone, where the focus on a button would bring all of the row's into sight, what opens them. */
function rowButton({ id }: Todo, buttonId: (todoId: string) => string): HTMLElement | null {
  return document.getElementById(actionsButtonId(id)) ?? document.getElementById(buttonId(id))
}

export function actionsButtonId(todoId: string): string {
  return `actions-${todoId}`
}

export function editButtonId(todoId: string): string {
  return `edit-${todoId}`
}

export function deleteButtonId(todoId: string): string {
  return `delete-${todoId}`
}
