import type { AppError } from '@/domain/base/errors'
import type { Channel, Documents } from './journal'
import type { Spec } from './query'
import type { Idle } from './replica'
import type { Exclusive, Timers, Transactions } from './sender'
import type { SyncStorage } from './storage'

/** The server, implemented by `remote/remote.ts`. */
export interface Remote extends Transactions {
  /**
   * Opens a listener for the first `pages` pages of a query. `onAnswer` gets answers of the server only. `onCut`: there is no
   * network, or no answer yet. A failure is reported and retried until the listener is closed.
   */
  watch: (
    spec: Spec,
    pages: number,
    onAnswer: (documents: Documents, hasMore: boolean) => void,
    onCut: () => void,
    onError: (error: AppError) => void,
  ) => () => void
}

export interface SyncEnvironment {
  readonly uid: string
  /** `onEmptied`: the browser emptied the storage while the page was open. */
  readonly storage: (onEmptied: () => void) => SyncStorage
  readonly remote: Remote
  readonly channel: Channel
  readonly exclusive: Exclusive
  readonly timers: Timers
  readonly idle: Idle
  /** The server's time, as this device knows it. */
  readonly now: () => Date
  /** Monotonic clock, in ms. */
  readonly elapsed: () => number
  readonly isOnline: () => boolean
  /** A random number below 1,000 (see `Journal`). */
  readonly salt: number
  /** Loads the module that registers the mutations of a subject (`todos` of `todos.add`). */
  readonly loadSubject: (subject: string) => Promise<unknown>
}
