import type { Fields } from '../local/emulators/emulator-admin'
import { createAccount, putDocuments, type Account } from '../tests/support/accounts'

export const DAY = 'lundi'

/** An account with that many tasks on one day. */
export async function accountWithTasks(size: number): Promise<Account> {
  const account = await createAccount()
  const now = Date.now()
  const tasks = Array.from({ length: size }, (_, index): [string, Fields] => [
    `todos/bench-${account.uid.slice(0, 12)}-${index}`,
    {
      userId: account.uid,
      text: `Tâche numéro ${index + 1} : vérifier le stock et répondre aux clients`,
      completed: false,
      // Counted already, so that a tick writes what most ticks write.
      xpCounted: true,
      dayOfWeek: DAY,
      createdAt: new Date(now - index * 1_000),
    },
  ])
  for (let from = 0; from < tasks.length; from += 400)
    await putDocuments(new Map(tasks.slice(from, from + 400)))
  return account
}
