import type { AppError } from '@/domain/base/errors'
import type { Doc } from './query'

/** How current a value is, and whether it is all. */
export interface Freshness {
  /** A listener on the server is open: an empty list is really empty. */
  readonly isLive: boolean
  /** Last time when the server's answer was live, in ms since 1970; null: never on this device. */
  readonly since: number | null
  /** The server has more than the requested pages. */
  readonly hasMore: boolean
}

/** The current result of a query. */
export type Answer =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError }
  | ({ readonly status: 'ready'; readonly docs: readonly Doc[] } & Freshness)

export const LOADING: Answer = { status: 'loading' }

/** Whether a listener of `a` needs to hear `b`. */
export function isSameAnswer(a: Answer, b: Answer): boolean {
  if (a.status !== 'ready' || b.status !== 'ready') {
    return a.status === b.status && (a.status !== 'error' || b.status !== 'error' || a.error === b.error)
  }
  if (a.hasMore !== b.hasMore || a.isLive !== b.isLive) return false
  // With an open listener `since` changes all the time.
  if (!a.isLive && a.since !== b.since) return false
  return a.docs.length === b.docs.length && a.docs.every((doc, index) => doc === b.docs[index])
}
