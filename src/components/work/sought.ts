import type { Live } from '@/data/live/use-live'

/** What a card is about, as far as it is known. */
export interface Sought<T> {
  /** undefined while nothing is known of it, or nobody asks; null: it is not there. */
  readonly found: T | null | undefined
  /** It could not be read; null: it could, or is being read. */
  readonly retry: (() => void) | null
}

export function soughtIn<T, Found>(
  live: Live<T>,
  read: (value: T) => Found | null | undefined,
): Sought<Found> {
  if (live.status === 'loading') return { found: undefined, retry: null }
  if (live.status === 'error') return { found: undefined, retry: live.retry }
  // The local cache alone does not know what is nowhere.
  return { found: read(live.value) ?? (live.isFromCache ? undefined : null), retry: null }
}
