import type { AppError } from '@/domain/base/errors'
import type { Documents, JournalEnvironment } from './journal'
import type { Spec } from './query'
import type { SenderEnvironment, Transactions } from './sender'
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

export interface SyncEnvironment extends JournalEnvironment, SenderEnvironment {
  readonly storage: SyncStorage
  readonly remote: Remote
  /** Runs work when the browser is idle. */
  readonly idle: (work: () => void) => void
  /** Monotonic clock, in ms. */
  readonly elapsed: () => number
  /** Loads the module that registers the mutations of a subject (`todos` of `todos.add`). */
  readonly loadSubject: (subject: string) => Promise<unknown>
}
