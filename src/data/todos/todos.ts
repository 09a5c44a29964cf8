// For code that has not moved to the engine yet.
import type { LocalDate } from '@/domain/base/local-date'
import type { Weekday } from '@/domain/base/weekday'
import type { NewTodo } from '@/domain/todos/new-todo'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import type { LiveList } from '@/data/live/live'
import type { LiveMeta, OnError, OnValue, Unsubscribe } from '@/data/live/live'
import type { Query } from '@/data/sync/query'
import { watchQuery, type Freshness } from '@/data/sync/use-live'
import { todosOfDay, type LiveTodo } from '@/data/todo-lists'
import { newTodos } from '@/data/todos'

export type { LiveTodo }
export type TodoList = LiveList<LiveTodo>
export {
  addDatedTodos,
  addTodoOnce,
  addTodos,
  moveTodo,
  placeTodo,
  removeTodo,
  renameTodo,
  restoreTodo,
  setRepeats,
  toggleTodo,
} from '@/data/todos'

export function metaOf({ isLive }: Freshness): LiveMeta {
  return { isFromCache: !isLive, isPending: false }
}

export function watchList(
  uid: string,
  query: Query<readonly LiveTodo[]>,
  onValue: OnValue<TodoList>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  return watchQuery(
    uid,
    query,
    (items, state) => {
      onValue({ items, hasMore: state.hasMore }, metaOf(state))
    },
    onError,
    pages,
  )
}

export function watchOne<T>(
  uid: string,
  query: Query<T>,
  onValue: OnValue<T>,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    uid,
    query,
    (value, state) => {
      onValue(value, metaOf(state))
    },
    onError,
  )
}

export function watchTodos(
  uid: string,
  day: Weekday,
  monday: LocalDate,
  onValue: OnValue<TodoList>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  return watchList(uid, todosOfDay(uid, day, monday), onValue, onError, pages)
}

export function addTodosWith(
  uid: string,
  wanted: readonly (Omit<NewTodo, 'id'> & Partial<Pick<NewTodo, 'id'>>)[],
  now: Date,
  write: (made: readonly Todo[]) => Promise<void>,
): void {
  const made = newTodos(wanted, now).map((todo) => ({
    ...PLAIN_TODO,
    ...{ id: todo.id, text: todo.text, dayOfWeek: todo.dayOfWeek },
    ...{ repeats: todo.repeats ?? false, date: todo.date ?? null, userId: uid, createdAt: now },
  }))
  write(made).catch((thrown: unknown) => {
    console.warn('A todo was not saved', thrown)
  })
}
