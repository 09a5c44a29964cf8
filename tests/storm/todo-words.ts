import type { TodoChange } from '@/domain/todos/todo-change'
import type { Todo } from '@/domain/todos/todo'
import type { Register, Value } from './model'

/** What a task says, in the words of the model. */
export function valuesOf({ text, dayOfWeek, completed, repeats }: Todo) {
  return { text, day: dayOfWeek, completed, repeats }
}

/** What a change of the product says, in the words of the model. */
export function asWrites(change: TodoChange): { id: string; register: Register; value: Value }[] {
  const { id } = change.todo
  switch (change.kind) {
    case 'add':
      return Object.entries({ there: true, ...valuesOf(change.todo) }).map(([register, value]) => ({
        ...{ id, register: register as Register, value },
      }))
    case 'rename':
      return [{ id, register: 'text', value: change.text }]
    case 'tick':
      return [{ id, register: 'completed', value: change.completed }]
    case 'move':
      return [{ id, register: 'day', value: change.to }]
    case 'repeat':
      return [{ id, register: 'repeats', value: change.repeats }]
    case 'remove':
      return [{ id, register: 'there', value: false }]
    case 'order':
      return []
  }
}
