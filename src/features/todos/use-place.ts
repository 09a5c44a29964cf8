import { useCallback, useEffect, useRef } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import type { LiveTodo } from '@/data/todo-lists'
import { orderTodos } from '@/data/todos'
import { newPlaces } from '@/domain/todos/new-place'
import { handleId, rowButton } from './use-todo-actions'

/** Moves a todo within the shown list, counted from 0. The focus follows, because its row may be another element. */
export function usePlace(shown: readonly LiveTodo[]): (todo: LiveTodo, to: number) => void {
  const latest = useRef(shown)
  const endOffer = useRef<(() => void) | null>(null)
  const followed = useRef<{ readonly todo: LiveTodo; readonly to: number } | null>(null)

  useEffect(() => {
    latest.current = shown
    const wanted = followed.current
    if (!wanted || shown[wanted.to]?.id !== wanted.todo.id) return
    followed.current = null
    rowButton(wanted.todo, handleId)?.focus()
  }, [shown])

  return useCallback((todo: LiveTodo, to: number) => {
    const from = latest.current.findIndex(({ id }) => id === todo.id)
    const places = newPlaces(latest.current, from, to, serverNow())
    if (places.length === 0) return
    followed.current = { todo, to }
    orderTodos(places)
    // Of several moves, only the last one can be undone.
    endOffer.current?.()
    endOffer.current = offerUndo('Tâche déplacée dans la liste', () => {
      followed.current = { todo, to: from }
      orderTodos(places.map((place) => ({ todo: place.todo, at: place.todo.placedAt })))
    })
  }, [])
}
