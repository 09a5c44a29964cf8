import type { Query } from './query'
import { watchQuery } from './use-live'

type Subscribe<T> = (
  onValue: (value: T, meta: { readonly isFromCache: boolean; readonly isPending: boolean }) => void,
  onError: () => void,
) => () => void

export type Read<T> =
  | { readonly status: 'closed' | 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly value: T; readonly isFromCache: boolean }

/** One live reading that is opened when it is needed. */
export interface Source<T> {
  read: () => Read<T>
  open: () => void
  close: () => void
  /** What failed is asked for again. */
  retry: () => void
}

/** A query as a source. Offline, an empty list that the server once told is empty. */
export function sourceOfQuery<T>(
  uid: string,
  query: Query<T>,
  isTold: (value: T) => boolean,
  onChange: () => void,
): Source<T> {
  let isKnown = false
  return sourceOf(
    (onValue, onError) =>
      watchQuery(
        uid,
        query,
        (value, { isLive, since }) => {
          isKnown = since !== null
          onValue(value, { isFromCache: !isLive, isPending: false })
        },
        onError,
      ),
    (value) => isTold(value) || (isKnown && !navigator.onLine),
    onChange,
  )
}

/** `isTold`: whether a copy on this device says something; one that says nothing may only not know it. */
export function sourceOf<T>(
  subscribe: Subscribe<T>,
  isTold: (value: T) => boolean,
  onChange: () => void,
): Source<T> {
  let now: Read<T> = { status: 'closed' }
  let stop: (() => void) | null = null

  function set(next: Read<T>) {
    now = next
    onChange()
  }

  function open() {
    if (stop) return
    set({ status: 'waiting' })
    stop = subscribe(
      (value, { isFromCache }) => {
        if (!isFromCache || isTold(value)) set({ status: 'ready', value, isFromCache })
        else set({ status: navigator.onLine ? 'waiting' : 'failed' })
      },
      () => set({ status: 'failed' }),
    )
  }

  function close() {
    stop?.()
    stop = null
    now = { status: 'closed' }
  }

  return {
    read: () => now,
    open,
    close,
    retry() {
      if (now.status !== 'failed') return
      close()
      open()
    },
  }
}

export function valueOf<T>(read: Read<T>): T | null {
  return read.status === 'ready' ? read.value : null
}
