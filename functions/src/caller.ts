import type { DecodedIdToken } from 'firebase-admin/auth'
import type { CallableRequest } from 'firebase-functions/https'
import { auth } from './admin'

/** The verified ID token, the only identity that counts; null for nobody and for anonymous accounts. */
export function callerOf(request: CallableRequest): DecodedIdToken | null {
  if (!request.auth || request.auth.token.firebase.sign_in_provider === 'anonymous') return null
  return request.auth.token
}

/**
 * The same for what money and erasure ask for: a token that was not revoked, of an account that is there and not
 * disabled. `token` is the ID token, without « Bearer ».
 */
export async function currentCallerOf(token: string | undefined): Promise<DecodedIdToken | null> {
  if (token === undefined || token === '') return null
  try {
    const claims = await auth.verifyIdToken(token, true)
    return claims.firebase.sign_in_provider === 'anonymous' ? null : claims
  } catch (error) {
    // Auth's own refusals; that Auth cannot be asked is our fault, not the caller's.
    if (error instanceof Error && 'code' in error && REFUSED.has(String(error.code))) return null
    throw error
  }
}

const REFUSED: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])
