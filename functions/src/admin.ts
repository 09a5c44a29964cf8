import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'

/** The one initialiser: credentials come from the environment that runs the functions. */
const app = initializeApp()

export const auth = getAuth(app)
export const firestore = getFirestore(app)

/** Whether an SDK failed with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code)
}

const ABORTED = 10

/** Too many transactions at once wanted the same documents, and this one gave up. */
export function isContended(error: unknown): boolean {
  return hasCode(error, ABORTED)
}

export function isMissingUser(error: unknown): boolean {
  return hasCode(error, 'auth/user-not-found')
}
