import type { Query } from './query'
import { follow, type Follow } from './follow'

export type Read<T> =
  | { readonly status: 'closed' | 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly value: T; readonly isLive: boolean }

/** A live value that is opened on demand. */
export interface Source<T> {
  read: () => Read<T>
  open: () => void
  close: () => void
  /** Opens it again after a failure. */
  retry: () => void
}

export function sourceOfQuery<T>(
  uid: string,
  query: Query<T>,
  hasContent: (value: T) => boolean,
  onChange: () => void,
): Source<T> {
  return sourceOf(follow(uid, query), hasContent, onChange)
}

/**
 * `hasContent`: whether the device's copy may be used before the server answers. An empty copy may only be unknown, unless the
 * server answered once and there is no network now.
 */
export function sourceOf<T>(
  followed: Follow<T>,
  hasContent: (value: T) => boolean,
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
        const isKnown = hasContent(value) || (since !== null && !navigator.onLine)
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
