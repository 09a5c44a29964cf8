// For code that has not moved to the engine yet.
import { serverTimestamp } from 'firebase/firestore'
import { newTodoFields as decided } from '@/domain/todos/new-todo'
import type { Todo } from '@/domain/todos/todo'

export function newTodoFields(todo: Todo) {
  return { ...decided(todo), createdAt: serverTimestamp() }
}
