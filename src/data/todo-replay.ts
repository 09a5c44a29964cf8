import { doc, getDocFromServer, type Firestore } from 'firebase/firestore'
import { toAppError } from './to-app-error'
import type { TodoChange } from './todo-outbox'

/**
 * When the acknowledgement of a write is lost, the SDK sends it again, and the rules refuse to create or
 * delete the same task twice. Such a refusal is a success: this tells it from a real one, which it throws.
 */
export async function unlessApplied(db: Firestore, change: TodoChange, thrown: unknown): Promise<void> {
  const isTwice = change.kind === 'add' || change.kind === 'remove'
  if (!isTwice || toAppError(thrown).code !== 'data/denied') throw thrown
  const exists = await existsOnServer(db, change.todo.id)
  if (exists !== (change.kind === 'add')) throw thrown
}

async function existsOnServer(db: Firestore, id: string): Promise<boolean> {
  try {
    return (await getDocFromServer(doc(db, 'todos', id))).exists()
  } catch (thrown) {
    // A task that does not exist belongs to nobody: reading it is refused too.
    if (toAppError(thrown).code === 'data/denied') return false
    throw thrown
  }
}
