import { useSyncExternalStore } from 'react'
import { readOutbox, subscribeOutbox, type Outbox } from '@/data/todos/todo-outbox'

/** One part of the changes of todos that wait or were refused; the rest can change without a redraw. */
export function useTodoOutbox<Part extends keyof Outbox>(uid: string, part: Part): Outbox[Part] {
  return useSyncExternalStore(subscribeOutbox, () => readOutbox(uid)[part])
}
