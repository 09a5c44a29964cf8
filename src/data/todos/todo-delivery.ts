import { doc, waitForPendingWrites, type Firestore } from 'firebase/firestore'
import { readText } from '@/domain/base/read-field'
import { later } from '@/data/device/later'
import { arrivedFields } from '@/data/live/replay'
import { serverAnswer } from '@/data/live/server-answer'
import { serverNow } from '@/data/session/server-clock'
import { changesEnd, readOutbox, takeUnsent, type TodoChange } from './todo-outbox'
import { retryChange } from './todos'

/** Another tab that sent a change hears the answer itself, and is given this long. */
const SETTLE_MS = 5_000
const LONGEST_RETRY_MS = 60_000

let isSettling = false

/**
 * Goes on where the page before stopped: what it did not come to hand over is sent now, and shows at once as waiting.
 * What it handed over Firestore sends by itself; the server is asked what became of it.
 */
export function deliverTodos(uid: string): void {
  for (const change of takeUnsent(uid)) retryChange(change, serverNow())
  if (isSettling || readOutbox(uid).orphans.length === 0) return
  isSettling = true
  later(SETTLE_MS, () => void settle(uid, SETTLE_MS))
}

async function settle(uid: string, retryMs: number): Promise<void> {
  try {
    await serverAnswer(async (db) => {
      await waitForPendingWrites(db)
      for (const change of readOutbox(uid).orphans) {
        changesEnd(uid, [change], (await isSaved(db, change)) ? 'saved' : 'failed')
      }
    })
  } catch {
    const pause = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    later(pause, () => void settle(uid, pause))
    return
  }
  isSettling = false
  // Another tab went meanwhile.
  deliverTodos(uid)
}

/** A creation or a text; whoever ticked or moved a task sees whether it is. */
async function isSaved(db: Firestore, change: TodoChange): Promise<boolean> {
  if (change.kind !== 'add' && change.kind !== 'rename') return true
  const stored = await arrivedFields(doc(db, 'todos', change.todo.id))
  return stored !== null && (change.kind === 'add' || readText(stored['text']) === change.text)
}
