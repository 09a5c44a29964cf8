import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** Collections whose documents are named by the account that they belong to. */
const BY_ACCOUNT = ['profiles', 'usage', 'checkouts', 'coach', 'learning', 'contacts']
/** Auth tells of so many in one call. */
const ASKED_AT_ONCE = 100
/** Long ago for the job that goes on with erasures: it takes them up at its next run. */
const BEGUN_MS = 3_600_000

/**
 * The accounts that a restored database holds and Auth does not know: whoever deleted one since the backup. They are not
 * to come back.
 */
export async function goneSinceBackup(firestore: Firestore, auth: Auth): Promise<string[]> {
  const held = new Set<string>()
  for (const collection of BY_ACCOUNT) {
    // `listDocuments` also names those that have only documents below them.
    for (const { id } of await firestore.collection(collection).listDocuments()) held.add(id)
  }
  const gone: string[] = []
  const uids = [...held].sort()
  for (let first = 0; first < uids.length; first += ASKED_AT_ONCE) {
    const asked = uids.slice(first, first + ASKED_AT_ONCE)
    const { users } = await auth.getUsers(asked.map((uid) => ({ uid })))
    const known = new Set(users.map(({ uid }) => uid))
    gone.push(...asked.filter((uid) => !known.has(uid)))
  }
  return gone
}

/** As if each had asked for it again and been stopped: `reconcilePayments` goes on, fifty at a run. */
export async function eraseAgain(firestore: Firestore, uids: readonly string[], now: Date): Promise<void> {
  const startedAt = new Date(now.getTime() - BEGUN_MS)
  const writer = firestore.bulkWriter()
  for (const uid of uids) void writer.set(firestore.doc(`deletions/${uid}`), { startedAt })
  await writer.close()
}
