import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'

/** Credentials come from the environment of the functions. */
const app = initializeApp()

export const auth = getAuth(app)
export const firestore = getFirestore(app)

export function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code)
}

const ABORTED = 10

/** The transaction gave up because too many others wrote the same documents. */
export function isContended(error: unknown): boolean {
  return hasCode(error, ABORTED)
}

export function isMissingUser(error: unknown): boolean {
  return hasCode(error, 'auth/user-not-found')
}
