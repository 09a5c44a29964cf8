import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** Collections with the account's id as document id. */
const BY_ACCOUNT = ['profiles', 'usage', 'checkouts', 'coach', 'learning', 'contacts']
/** Maximum of one call of Firebase Auth. */
const ASKED_AT_ONCE = 100
/** Old enough that the job resumes the erasure at its next run. */
const BEGUN_MS = 3_600_000

/** Accounts in a restored database that Auth does not have: deleted since the backup, to be erased again. */
export async function goneSinceBackup(firestore: Firestore, auth: Auth): Promise<string[]> {
  const held = new Set<string>()
  for (const collection of BY_ACCOUNT) {
    // `listDocuments` also lists missing documents with subcollections.
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

/** Records an interrupted erasure for each account; `reconcilePayments` resumes them, some minutes per run. */
export async function eraseAgain(firestore: Firestore, uids: readonly string[], now: Date): Promise<void> {
  const startedAt = new Date(now.getTime() - BEGUN_MS)
  const writer = firestore.bulkWriter()
  for (const uid of uids) void writer.set(firestore.doc(`deletions/${uid}`), { startedAt })
  await writer.close()
}
