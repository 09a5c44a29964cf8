import type { Todo } from '@/domain/todos/todo'
import { putOffToToday, todoPlace } from '@/domain/todos/todo-place'
import { placeTodo, removeTodo, restoreTodo } from './todos'

/*
 * Each todo by itself: of several devices that do this at once, or of a todo that is gone meanwhile, one costs only
 * that one. Both return what takes it back.
 */

/** « Mettre à aujourd'hui », counted once for each. */
export function postpone(todos: readonly Todo[], today: Date): () => void {
  const moved = todos.map((todo) => ({ todo, place: putOffToToday(todo, today) }))
  for (const { todo, place } of moved) placeTodo(todo, place)
  return () => {
    for (const { todo, place } of moved) placeTodo({ ...todo, ...place }, todoPlace(todo))
  }
}

/** « Laisser tomber » */
export function letGo(todos: readonly Todo[], today: Date): () => void {
  for (const todo of todos) removeTodo(todo)
  return () => {
    for (const todo of todos) restoreTodo(todo, today)
  }
}
