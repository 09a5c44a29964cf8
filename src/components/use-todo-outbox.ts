import { useSyncExternalStore } from 'react'
import { readOutbox, subscribeOutbox, type Outbox } from '@/data/todo-outbox'

/** The changes of tasks that wait or were refused, on every screen that shows tasks. */
export function useTodoOutbox(uid: string): Outbox {
  return useSyncExternalStore(subscribeOutbox, () => readOutbox(uid))
}
