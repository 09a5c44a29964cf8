import { FirebaseError } from 'firebase/app'
import { AppError, isAppErrorCode, type AppErrorCode } from '@/domain/base/errors'

/** Codes of Firestore and Auth that have another name here. */
const CODES: Readonly<Record<string, AppErrorCode>> = {
  'permission-denied': 'data/denied',
  unauthenticated: 'session/signed-out',
  unavailable: 'data/unavailable',
  'deadline-exceeded': 'data/unavailable',
  'resource-exhausted': 'data/unavailable',
  'failed-precondition': 'data/missing-index',
  'invalid-argument': 'data/too-large',
  'auth/network-request-failed': 'network/offline',
}

/** Converts an error of a Firebase SDK into `AppError`; the SDK's English text is only in `cause`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (!(thrown instanceof FirebaseError)) return new AppError('unknown', { cause: thrown })
  const bare = thrown.code.replace(/^firestore\//, '')
  const code = (isAppErrorCode(thrown.code) ? thrown.code : CODES[bare]) ?? 'unknown'
  const isOffline = code === 'data/unavailable' && !navigator.onLine
  return new AppError(isOffline ? 'network/offline' : code, { cause: thrown })
}
