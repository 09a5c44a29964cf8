import type { Firestore } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { reportPoison } from '@/data/live/sdk-watchdog'
import { toAppError } from '@/data/live/to-app-error'
import { openDatabase } from './database'

/** The server's answer to a question that only the server can answer. Rejects with `AppError` alone. */
export async function serverAnswer<T>(ask: (db: Firestore) => Promise<T>): Promise<T> {
  try {
    return await ask(openDatabase())
  } catch (thrown) {
    reportPoison(thrown)
    const error = toAppError(thrown)
    const isOffline = error.code === 'data/unavailable' && !navigator.onLine
    throw isOffline ? new AppError('network/offline', { cause: thrown }) : error
  }
}
