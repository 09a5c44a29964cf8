import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { moveTodo, removeTodo, renameTodo, restoreTodo } from '@/data/todos'
import type { Todo } from '@/domain/todo'
import type { Weekday } from '@/domain/weekday'
import { showToast } from '@/ui/toast'
import { deleteButtonId, editButtonId } from './task-row-ids'

/** Long enough to see the mistake, read the message and reach the button. */
const UNDO_MS = 10_000

/** What a row can ask for; every function keeps its identity, so that no row is drawn again for it. */
export function useTaskActions(todos: readonly Todo[], onEmptied: () => void) {
  const [editingId, setEditingId] = useState<string | null>(null)
  const focusNext = useRef<string | null>(null)
  const latest = useRef({ todos, onEmptied })

  useEffect(() => {
    latest.current = { todos, onEmptied }
    const target = focusNext.current && document.getElementById(focusNext.current)
    if (!target) return
    focusNext.current = null
    target.focus()
  })

  const actions = useMemo(
    () => ({
      edit: (todo: Todo) => setEditingId(todo.id),
      closeEdit: (todo: Todo, text: string | null) => {
        if (text !== null && text !== todo.text) renameTodo(todo, text)
        focusNext.current = editButtonId(todo.id)
        setEditingId(null)
      },
    }),
    [],
  )

  const focusBeside = useCallback((todo: Todo) => {
    const { todos, onEmptied } = latest.current
    const index = todos.findIndex(({ id }) => id === todo.id)
    const neighbour = todos[index + 1] ?? todos[index - 1]
    if (neighbour) document.getElementById(deleteButtonId(neighbour.id))?.focus()
    else onEmptied()
  }, [])

  const remove = useCallback(
    (todo: Todo) => {
      removeTodo(todo)
      focusBeside(todo)
      offerUndo('Tâche supprimée', () => {
        focusNext.current = deleteButtonId(todo.id)
        restoreTodo(todo)
      })
    },
    [focusBeside],
  )

  const move = useCallback(
    (todo: Todo, to: Weekday) => {
      moveTodo(todo, to)
      focusBeside(todo)
      offerUndo(`Tâche déplacée à ${to}`, () => {
        focusNext.current = deleteButtonId(todo.id)
        moveTodo({ ...todo, dayOfWeek: to }, todo.dayOfWeek)
      })
    },
    [focusBeside],
  )

  return { editingId, actions, remove, move }
}

function offerUndo(text: string, run: () => void) {
  showToast({ text, duration: UNDO_MS, action: { label: 'Annuler', run } })
}
