import type { Live } from '@/data/sync/live'

export interface Sought<T> {
  /** undefined: unknown, or not asked for; null: missing. */
  readonly found: T | null | undefined
  /** Retry after an error; null: loaded or loading. */
  readonly retry: (() => void) | null
}

export function soughtIn<T>(live: Live<T | null>): Sought<T> {
  if (live.status === 'loading') return { found: undefined, retry: null }
  if (live.status === 'error') return { found: undefined, retry: live.retry }
  // The device's replica alone cannot prove that a document is missing.
  return { found: live.value ?? (live.isLive ? null : undefined), retry: null }
}
