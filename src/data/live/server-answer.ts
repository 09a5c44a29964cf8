import type { Firestore } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { openDatabase } from './firestore'
import { reportPoison } from './sdk-watchdog'
import { toAppError } from './to-app-error'

/**
 * The server's answer to a write or to a question that only the server can answer. Rejects with `AppError` alone;
 * offline a write is kept by Firestore and answered when the network is back, so screens do not wait for it.
 */
export async function serverAnswer<T>(ask: (db: Firestore) => Promise<T>): Promise<T> {
  try {
    const { db } = await openDatabase()
    return await ask(db)
  } catch (thrown) {
    reportPoison(thrown)
    const error = toAppError(thrown)
    const isOffline = error.code === 'data/unavailable' && !navigator.onLine
    throw isOffline ? new AppError('network/offline', { cause: thrown }) : error
  }
}
