import { auth, isMissingUser } from '../admin'

/** Facts of Auth's record, which its owner cannot change. */
export interface AccountFacts {
  readonly createdAt: Date
  readonly isDisabled: boolean
  readonly email: string | null
  readonly isConfirmed: boolean
  /** Sessions begun earlier are revoked (changed password, administrator). Null: none revoked. */
  readonly sessionsSince: Date | null
}

export type AccountState = 'open' | 'no-account' | 'disabled' | 'revoked'

/**
 * State of a session. The token alone does not prove it: a token outlives its account by up to an hour, and `onCall` checks nothing else.
 * `authTime`: the token's `auth_time` in seconds.
 */
export function accountState(account: AccountFacts | null, authTime: number): AccountState {
  if (!account) return 'no-account'
  if (account.isDisabled) return 'disabled'
  const since = account.sessionsSince?.getTime() ?? -Infinity
  return authTime * 1000 < since ? 'revoked' : 'open'
}

/** Cache time of Auth's answers: an erasure or a ban takes effect by then, and a conversation asks Auth once a minute. */
export const REMEMBERED_MS = 60_000
const REMEMBERED_ACCOUNTS = 10_000

/** Caches answers for a minute; concurrent calls share one request. */
export function rememberAccounts(
  ask: (uid: string) => Promise<AccountFacts | null>,
  now: () => number = () => Date.now(),
): (uid: string) => Promise<AccountFacts | null> {
  const answers = new Map<
    string,
    { readonly askedAt: number; readonly facts: Promise<AccountFacts | null> }
  >()

  return (uid) => {
    const known = answers.get(uid)
    if (known && now() - known.askedAt < REMEMBERED_MS) return known.facts
    const facts = ask(uid)
    if (answers.size >= REMEMBERED_ACCOUNTS) answers.clear()
    answers.set(uid, { askedAt: now(), facts })
    // Errors and missing accounts are not cached: the account may just be created.
    const forget = () => {
      if (answers.get(uid)?.facts === facts) answers.delete(uid)
    }
    facts.then((answer) => answer ?? forget(), forget)
    return facts
  }
}

/** At most a minute old; null: no such account. */
export const accountFactsOf = rememberAccounts(askAuth)

async function askAuth(uid: string): Promise<AccountFacts | null> {
  const user = await auth.getUser(uid).catch((error: unknown) => {
    if (isMissingUser(error)) return null
    throw error
  })
  if (!user) return null
  const { creationTime } = user.metadata
  const { tokensValidAfterTime } = user
  return {
    createdAt: new Date(creationTime),
    isDisabled: user.disabled,
    email: user.email ?? null,
    isConfirmed: user.emailVerified,
    sessionsSince: tokensValidAfterTime === undefined ? null : new Date(tokensValidAfterTime),
  }
}
