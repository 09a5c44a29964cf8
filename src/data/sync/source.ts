import type { Query } from './query'
import { follow, type Follow } from './follow'

export type Read<T> =
  | { readonly status: 'closed' | 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly value: T; readonly isLive: boolean }

/** One live reading that is opened when it is needed. */
export interface Source<T> {
  read: () => Read<T>
  open: () => void
  close: () => void
  /** What failed is asked for again. */
  retry: () => void
}

export function sourceOfQuery<T>(
  uid: string,
  query: Query<T>,
  isTold: (value: T) => boolean,
  onChange: () => void,
): Source<T> {
  return sourceOf(follow(uid, query), isTold, onChange)
}

/**
 * `isTold`: whether a copy on this device says something. One that says nothing may only not know it, unless the server told
 * this device once and there is no network now.
 */
export function sourceOf<T>(
  followed: Follow<T>,
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
    stop = followed(
      (value, { isLive, since }) => {
        const isKnown = isTold(value) || (since !== null && !navigator.onLine)
        if (isLive || isKnown) set({ status: 'ready', value, isLive })
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
