import type { CallableRequest } from 'firebase-functions/https'

/** The uid from the verified ID token, the only identity that counts; null for nobody and for anonymous accounts. */
export function callerOf(request: CallableRequest): string | null {
  if (!request.auth || request.auth.token.firebase.sign_in_provider === 'anonymous') return null
  return request.auth.uid
}
