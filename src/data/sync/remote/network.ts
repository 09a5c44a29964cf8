import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { openDatabase } from './database'

/**
 * Asks again now what waits for an answer: a connection that a bad network left hanging is given up, and the next try,
 * which the SDK would make after longer and longer pauses, is made at once. What waits is kept meanwhile.
 */
export async function reconnect(): Promise<void> {
  await disableNetwork(openDatabase())
  await enableNetwork(openDatabase())
}
