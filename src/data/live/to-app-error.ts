import { FirebaseError } from 'firebase/app'
import { AppError, isAppErrorCode, type AppErrorCode } from '@/domain/base/errors'
import { readSession } from '@/data/device/session-store'

const FIRESTORE_CODES: Readonly<Record<string, AppErrorCode>> = {
  'permission-denied': 'data/denied',
  unauthenticated: 'session/signed-out',
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
  // The rules refuse a person and nobody with the same word: here the session has just ended, maybe elsewhere.
  const isSessionOver = code === 'data/denied' && readSession().status === 'leaving'
  return new AppError(isSessionOver ? 'session/signed-out' : (code ?? 'unknown'), { cause: thrown })
}
