import type { AppError } from '@/domain/base/errors'
import type { Channel, Documents } from './journal'
import type { Spec } from './query'
import type { Idle } from './replica'
import type { Exclusive, Timers, Transactions } from './sender'
import type { SyncStorage } from './storage'

/** The server, as the engine sees it: `remote.ts`. */
export interface Remote extends Transactions {
  /**
   * Follows a query, with the further pages that are asked for. `onAnswer` hears the server alone. `onCut`: the network is
   * away, or takes its time. A failure is reported and tried again until it is closed.
   */
  watch: (
    spec: Spec,
    pages: number,
    onAnswer: (documents: Documents, hasMore: boolean) => void,
    onCut: () => void,
    onError: (error: AppError) => void,
  ) => () => void
}

export interface Surroundings {
  readonly uid: string
  /** `onEmptied`: the browser emptied the storage under this page. */
  readonly storage: (onEmptied: () => void) => SyncStorage
  readonly remote: Remote
  readonly channel: Channel
  readonly exclusive: Exclusive
  readonly timers: Timers
  readonly idle: Idle
  /** The server's time, as this device knows it. */
  readonly now: () => Date
  /** Milliseconds, by a clock that nobody sets. */
  readonly elapsed: () => number
  readonly isOnline: () => boolean
  /** See `Journal`: a number below 1,000, by chance. */
  readonly salt: number
  /** Loads the module that registers the mutations of a subject (`todos` of `todos.add`). */
  readonly loadSubject: (subject: string) => Promise<unknown>
}
