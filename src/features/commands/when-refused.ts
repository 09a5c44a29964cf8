import { readSession } from '@/data/device/session-store'
import { readOutbox, subscribeOutbox } from '@/data/todos/todo-outbox'

/** Tells of a new task that the server refused: the screen that shows it may be far away. */
export function whenRefused(uid: string, id: string, tell: () => void): void {
  const stop = subscribeOutbox(() => {
    const session = readSession()
    if (session.status !== 'signed-in' || session.user.uid !== uid) {
      stop()
      return
    }
    const { refused, waiting } = readOutbox(uid)
    const isRefused = refused.some(({ todo }) => todo.id === id)
    if (waiting.has(id) && !isRefused) return
    stop()
    if (isRefused) tell()
  })
}
