import type { Fields } from '../local/emulators/emulator-admin'
import { randomUUID } from 'node:crypto'
import { createAccount, putDocument, putDocuments, type Account } from '../tests/support/accounts'
import { deleteDocument } from '../tests/support/stored-documents'

/** Today in the pages' time zone. */
export const DAY = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'Europe/Paris' }).format()

/** An account with `size` todos on one day. */
export async function accountWithTodos(size: number): Promise<Account> {
  const account = await createAccount()
  const now = Date.now()
  const todos = Array.from({ length: size }, (_, index): [string, Fields] => [
    `todos/bench-${account.uid.slice(0, 12)}-${index}`,
    {
      userId: account.uid,
      text: `Tâche numéro ${index + 1} : vérifier le stock et répondre aux clients`,
      completed: false,
      // XP already counted, as for most ticks.
      xpCounted: true,
      dayOfWeek: DAY,
      createdAt: new Date(now - index * 1_000),
    },
  ])
  for (let from = 0; from < todos.length; from += 400)
    await putDocuments(new Map(todos.slice(from, from + 400)))
  return account
}

/** Adds a todo as another device would, in place of the one added before, so that the list stays as long. Returns its id. */
export async function addTodo({ uid }: Account, dayOfWeek: string): Promise<string> {
  const earlier = addedTo.get(uid)
  if (earlier !== undefined) await deleteDocument(`todos/${earlier}`)
  const id = `bench-${randomUUID()}`
  addedTo.set(uid, id)
  const fields = { userId: uid, text: 'Ajoutée ailleurs', completed: false, xpCounted: true }
  await putDocument(`todos/${id}`, { ...fields, dayOfWeek, createdAt: new Date() })
  return id
}

/** The todo of `addTodo` by account. */
const addedTo = new Map<string, string>()
