import { textKey } from '@/domain/base/text/fold-text'
import type { Todo } from './todo'
import { isDone } from './week-of-todo'

/**
 * The open todo with these words, of any day: which duty it was made from need not be stored with it. Null: none, or it was renamed, done or
 * deleted, and may be added again.
 */
export function openTaskOf<T extends Todo>(text: string, todos: readonly T[], now: Date): T | null {
  const key = textKey(text)
  return todos.find((todo) => !isDone(todo, now) && textKey(todo.text) === key) ?? null
}
