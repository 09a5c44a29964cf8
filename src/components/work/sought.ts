import type { Live } from '@/data/sync/use-live'

/** What a card is about, as far as it is known. */
export interface Sought<T> {
  /** undefined while nothing is known of it, or nobody asks; null: it is not there. */
  readonly found: T | null | undefined
  /** It could not be read; null: it could, or is being read. */
  readonly retry: (() => void) | null
}

export function soughtIn<T>(live: Live<T | null>): Sought<T> {
  if (live.status === 'loading') return { found: undefined, retry: null }
  if (live.status === 'error') return { found: undefined, retry: live.retry }
  // This device alone does not know what is nowhere.
  return { found: live.value ?? (live.isLive ? null : undefined), retry: null }
}
