import { doc, type Firestore } from 'firebase/firestore'
import { readText } from '@/domain/base/read-field'
import { deliveryOf } from '@/data/live/delivery'
import { arrivedFields } from '@/data/live/server-answer'
import { changesEnd, isTyped, leftOf, readOutbox, type TodoChange } from './todo-outbox'
import { resend, sendUnsent } from './todos'

/** Another tab that sent a change hears the answer itself, and is given this long. */
const HEAD_START_MS = 5_000

/**
 * Goes on where the page before stopped: what it did not come to hand over is sent now, and shows at once as waiting.
 * What it handed over Firestore sends by itself; the server is asked what became of it.
 */
export function deliverTodos(uid: string): void {
  sendUnsent(uid)
  void settleUnheard(uid)
}

const settleUnheard = deliveryOf<TodoChange>({
  find: (uid) => readOutbox(uid).unheard,
  settle: async (db, uid, change) => {
    // A page went before it handed it over. A text is asked about: whoever finds it deleted decides whether it comes back.
    if (!isTyped(change) && leftOf(uid, change)) {
      resend(change)
      return
    }
    changesEnd(uid, [change], (await isSaved(db, change)) ? 'saved' : 'refused')
  },
  headStartMs: HEAD_START_MS,
})

/** A creation or a text; whoever ticked or moved a todo sees whether it is. */
async function isSaved(db: Firestore, change: TodoChange): Promise<boolean> {
  if (!isTyped(change)) return true
  const stored = await arrivedFields(doc(db, 'todos', change.todo.id), change.todo.userId)
  if (stored === null) return false
  if (change.kind === 'add' && !change.isReworded) return true
  return readText(stored['text']) === (change.kind === 'add' ? change.todo.text : change.text)
}
