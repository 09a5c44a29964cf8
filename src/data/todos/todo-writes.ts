import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore'
import type { Todo } from '@/domain/todos/todo'
import { unlessApplied } from '@/data/live/replay'
import type { TodoChange } from './todo-outbox'

/** Every change but a tick, which also gives points: see `todo-completion.ts`. */
export type PlainChange = Exclude<TodoChange, { kind: 'tick' }>

/** Several changes at once are new todos, written together or not at all. */
export async function writeTodos(db: Firestore, changes: readonly PlainChange[]): Promise<void> {
  const [change, ...others] = changes
  if (!change) return
  try {
    await write(db, change, others)
  } catch (thrown) {
    if (change.kind !== 'add' && change.kind !== 'remove') throw thrown
    await unlessApplied(doc(db, 'todos', change.todo.id), change.kind === 'add' ? 'there' : 'gone', thrown)
  }
}

function write(db: Firestore, change: PlainChange, others: readonly PlainChange[]): Promise<void> {
  const ref = doc(db, 'todos', change.todo.id)
  if (others.length > 0) {
    const batch = writeBatch(db)
    for (const { todo } of [change, ...others]) batch.set(doc(db, 'todos', todo.id), newTodoFields(todo))
    return batch.commit()
  }
  switch (change.kind) {
    case 'add':
      return setDoc(ref, newTodoFields(change.todo))
    case 'rename':
      return updateDoc(ref, { text: change.text })
    case 'move':
      return updateDoc(ref, { dayOfWeek: change.to })
    case 'remove':
      return deleteDoc(ref)
  }
}

function newTodoFields(todo: Todo) {
  const { userId, text, completed, dayOfWeek, placedAt, xpCounted } = todo
  return {
    userId,
    text,
    completed,
    dayOfWeek,
    createdAt: serverTimestamp(),
    ...(placedAt && { placedAt }),
    ...(xpCounted && { xpCounted }),
  }
}
