import { auth } from './admin'

export interface AccountFacts {
  readonly createdAt: Date
  readonly isDisabled: boolean
}

// A creation time never changes: asked once per account and instance, it saves a network call per message.
const factsByUid = new Map<string, AccountFacts>()
const REMEMBERED_ACCOUNTS = 10_000

/** What Auth knows of an account, out of its owner's reach; null when there is none. */
export async function accountFactsOf(uid: string): Promise<AccountFacts | null> {
  const known = factsByUid.get(uid)
  if (known) return known
  const user = await auth.getUser(uid).catch((error: unknown) => {
    if (isMissingUser(error)) return null
    throw error
  })
  if (!user) return null
  const facts = { createdAt: new Date(user.metadata.creationTime), isDisabled: user.disabled }
  if (factsByUid.size >= REMEMBERED_ACCOUNTS) factsByUid.clear()
  if (!user.disabled) factsByUid.set(uid, facts)
  return facts
}

function isMissingUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
}
