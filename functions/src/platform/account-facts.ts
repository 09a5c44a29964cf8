import { auth, isMissingUser } from '../admin'

/** What Auth knows of an account, out of its owner's reach. */
export interface AccountFacts {
  readonly createdAt: Date
  readonly isDisabled: boolean
  readonly email: string | null
  /** The address was confirmed by the link in Auth's e-mail. */
  readonly isConfirmed: boolean
  /** What was begun before this moment is no session any more: a changed password, an administrator. */
  readonly sessionsSince: Date | null
}

export type Standing = 'open' | 'no-account' | 'disabled' | 'revoked'

/**
 * Whether a session may go on. A token alone does not tell: it outlives its account by up to an hour, and `onCall`
 * looks at nothing else. `authTime` is the token's `auth_time`, in seconds.
 */
export function standingOf(account: AccountFacts | null, authTime: number): Standing {
  if (!account) return 'no-account'
  if (account.isDisabled) return 'disabled'
  const since = account.sessionsSince?.getTime() ?? -Infinity
  return authTime * 1000 < since ? 'revoked' : 'open'
}

/** For how long an answer of Auth's counts: an erasure or a ban is felt by then, and a conversation asks once a minute. */
export const REMEMBERED_MS = 60_000
const REMEMBERED_ACCOUNTS = 10_000

/** Answers from memory for a minute; calls that come while Auth is being asked wait for the same answer. */
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
    // An Auth that could not be asked is asked again; so is one that knew nothing, of an account that may just begin.
    const forget = () => {
      if (answers.get(uid)?.facts === facts) answers.delete(uid)
    }
    facts.then((answer) => answer ?? forget(), forget)
    return facts
  }
}

/** At most a minute old; null when there is no such account. */
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
