import { FirebaseError } from 'firebase/app'
import { AppError, isAppErrorCode, type AppErrorCode } from '@/domain/errors'

const FIRESTORE_CODES: Readonly<Record<string, AppErrorCode>> = {
  'permission-denied': 'data/denied',
  unauthenticated: 'data/denied',
  unavailable: 'data/unavailable',
  'deadline-exceeded': 'data/unavailable',
  'resource-exhausted': 'data/unavailable',
  'failed-precondition': 'data/missing-index',
  'invalid-argument': 'data/too-large',
}

/** Turns whatever a Firebase SDK threw into our own code; its English text goes no further than the cause. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (!(thrown instanceof FirebaseError)) return new AppError('unknown', { cause: thrown })
  const bare = thrown.code.replace(/^firestore\//, '')
  const code = isAppErrorCode(thrown.code) ? thrown.code : FIRESTORE_CODES[bare]
  return new AppError(code ?? 'unknown', { cause: thrown })
}
