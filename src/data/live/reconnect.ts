import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { openDatabase } from './firestore'

/**
 * Asks again now what waits for an answer: a connection that a bad network left hanging is given up, and the next try,
 * which the SDK would make after longer and longer pauses, is made at once. What waits is kept meanwhile.
 */
export async function reconnect(): Promise<void> {
  const db = openDatabase()
  await disableNetwork(db)
  await enableNetwork(db)
}
