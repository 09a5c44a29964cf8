import type { DecodedIdToken } from 'firebase-admin/auth'
import { auth, hasCode } from '../admin'

/** The verified ID token, the only identity that counts; null for nobody and for anonymous accounts. */
export function personOf(token: DecodedIdToken | undefined): DecodedIdToken | null {
  return token && token.firebase.sign_in_provider !== 'anonymous' ? token : null
}

/**
 * The same for what money and erasure ask for: a token that was not revoked, of an account that is there and not
 * disabled. `authorization` is the header.
 */
export async function currentCallerOf(authorization = ''): Promise<DecodedIdToken | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) return null
  try {
    return personOf(await auth.verifyIdToken(token, true))
  } catch (error) {
    // Auth's own refusals; that Auth cannot be asked is our fault, not the caller's.
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
