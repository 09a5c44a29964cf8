import { rememberAccounts, type AccountFacts } from './account-memory'
import { auth } from './admin'

/** What Auth knows of an account, at most a minute old; null when there is none. */
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
    isConfirmed: user.emailVerified,
    sessionsSince: tokensValidAfterTime === undefined ? null : new Date(tokensValidAfterTime),
  }
}

function isMissingUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
}
