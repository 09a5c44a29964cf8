import type { AppError } from '@/domain/base/errors'
import type { Fields } from '@/domain/base/read-field'
import type { Fault } from './entry'
import type { Documents } from './journal'
import type { Spec } from './query'
import type { SyncStorage } from './storage'

/** What the engine needs of the browser and of the server; `current.ts` makes the real one. */
export interface SyncEnvironment {
  readonly uid: string
  readonly storage: SyncStorage
  readonly remote: Remote
  /** Null: this page shares nothing with other tabs. */
  readonly channel: Channel | null
  /** Runs work under a lock that the browser's tabs share. */
  readonly exclusive: (name: string, work: () => Promise<void>) => Promise<void>
  /** Starts a timer; returns the function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void
  /** Runs work when the browser is idle. */
  readonly idle: (work: () => void) => void
  /** The server's time, as this device knows it. */
  readonly now: () => Date
  /** Monotonic clock, in ms. */
  readonly elapsed: () => number
  readonly isOnline: () => boolean
  /** Below 1,000 and different in each page: two pages that cannot read each other's entries never use the same number. */
  readonly salt: number
  /** Loads the module that registers the mutations of a subject (`todos` of `todos.add`). */
  readonly loadSubject: (subject: string) => Promise<unknown>
}

/** Messages between the tabs of one browser: a `BroadcastChannel`. */
export interface Channel {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void
  close: () => void
}

/** The server, implemented by `remote/remote.ts`. */
export interface Remote {
  /** Opens a listener for the first `pages` pages of a query. A failure is reported and retried until it is closed. */
  watch: (spec: Spec, pages: number, watcher: Watcher) => () => void
  /**
   * Reads the documents on the server and writes the changes that `decide` returns, atomically; `decide` may run several times.
   * Rejects with `RemoteFault`, or with an error that `decide` threw.
   */
  transact: (
    paths: readonly string[],
    decide: (docs: ReadonlyMap<string, Fields | null>) => readonly Change[],
  ) => Promise<void>
  /** Whether this person is the one signed in: another session must not send their entries. */
  isSignedIn: (uid: string) => Promise<boolean>
}

export interface Watcher {
  /** An answer of the server. */
  readonly onAnswer: (documents: Documents, hasMore: boolean) => void
  /** There is no network, or no answer yet. */
  readonly onCut: () => void
  readonly onError: (error: AppError) => void
}

/** A document before and after a transaction; fields as written (`Date`, `SERVER_TIME`). Null: missing. */
export interface Change {
  readonly path: string
  readonly before: Fields | null
  readonly after: Fields | null
}

/** A refusal by the server, or a failed request. */
export class RemoteFault extends Error {
  /** `network`: the transaction may or may not have been committed. The others are final. */
  readonly kind: 'network' | Exclude<Fault, 'gone' | 'unknown'>

  constructor(kind: RemoteFault['kind'], options?: { cause?: unknown }) {
    super(kind, options)
    this.kind = kind
    this.name = 'RemoteFault'
  }
}
