import type { DecodedIdToken } from 'firebase-admin/auth'
import { auth, hasCode } from '../admin'

/** The verified ID token; null: none, or an anonymous account. */
export function personOf(token: DecodedIdToken | undefined): DecodedIdToken | null {
  return token && token.firebase.sign_in_provider !== 'anonymous' ? token : null
}

/**
 * For payments and erasures, also checks with Auth that the token is not revoked and the account exists and is not disabled.
 * `authorization`: the header.
 */
export async function currentCallerOf(authorization = ''): Promise<DecodedIdToken | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) return null
  try {
    return personOf(await auth.verifyIdToken(token, true))
  } catch (error) {
    // Refused by Auth. If Auth cannot be reached, the error is ours.
    if (hasCode(error, ...REFUSED)) return null
    throw error
  }
}

const REFUSED = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]
