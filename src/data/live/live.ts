import type { AppError } from '@/domain/base/errors'

export interface LiveMeta {
  /** Some of what is shown still waits for the network. */
  readonly isPending: boolean
  /** Nothing came from the server yet: an empty list is then not known to be empty. */
  readonly isFromCache: boolean
}

export interface LiveList<T> {
  /** In the order of the screen. A value keeps its identity until it changes, and so does the whole list. */
  readonly items: readonly T[]
  /** The server has more than what was asked for. */
  readonly hasMore: boolean
}

export type OnValue<T> = (value: T, meta: LiveMeta) => void
export type OnError = (error: AppError) => void
/** Ends it. */
export type Unsubscribe = () => void
