import { Listeners } from '@/domain/base/listeners'
import type { Follow } from './follow'

export type Read<T> =
  | { readonly status: 'closed' | 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly value: T; readonly isLive: boolean }

/** A live value that is opened on demand. `open` does nothing while it is open. */
export interface Source<T> {
  read: () => Read<T>
  open: (onChange: () => void) => void
  close: () => void
  /** Opens it again after a failure. */
  retry: () => void
}

/**
 * `hasContent`: whether the device's copy may be used before the server answers; default: unless it is empty. An empty copy may
 * only be unknown, unless the server answered once and there is no network now.
 */
export function sourceOf<T>(followed: Follow<T>, hasContent: (value: T) => boolean = isSome): Source<T> {
  let now: Read<T> = { status: 'closed' }
  let stop: (() => void) | null = null
  let tell: () => void = () => undefined

  function set(next: Read<T>) {
    now = next
    tell()
  }

  function open(onChange: () => void) {
    if (now.status !== 'closed') return
    tell = onChange
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
      open(tell)
    },
  }
}

function isSome(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

export function valueOf<T>(read: Read<T>): T | null {
  return read.status === 'ready' ? read.value : null
}

/** A value computed from several sources, live while there is a listener. */
export interface Store<T> {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => T
  /** Opens the sources that failed again. */
  readonly retry: () => void
}

export interface StoreState<Name> {
  /** `reading`: a wanted source has no answer yet. */
  readonly status: 'reading' | 'settled'
  /** Sources that could not be read. */
  readonly failed: readonly Name[]
  /** A value comes from the device and may be old. */
  readonly isFromCache: boolean
}

type Nullable<Values> = { readonly [Name in keyof Values]: Values[Name] | null }

/** `sources`: in the order of opening. `wanted`: names of those to open now; default: all. A value is null until it is read. */
export function storeOf<Values extends object, T>(
  sources: { readonly [Name in keyof Values]: Source<Values[Name]> },
  compute: (values: Nullable<Values>, state: StoreState<keyof Values>) => T,
  wanted?: (values: Nullable<Values>) => readonly (keyof Values)[],
): Store<T> {
  const listeners = new Listeners()
  const names = Object.keys(sources) as (keyof Values)[]
  let state = stateNow()

  function values(): Nullable<Values> {
    return Object.fromEntries(names.map((name) => [name, valueOf(sources[name].read())])) as Nullable<Values>
  }

  function wantedNow(): readonly (keyof Values)[] {
    return wanted?.(values()) ?? names
  }

  function stateNow(): T {
    const reads = names.map((name) => [name, sources[name].read()] as const)
    // Before the first listener every source is closed: the first frame must not say that there is nothing.
    const isReading = wantedNow().some((name) => ['waiting', 'closed'].includes(sources[name].read().status))
    return compute(values(), {
      status: isReading ? 'reading' : 'settled',
      failed: reads.flatMap(([name, { status }]) => (status === 'failed' ? [name] : [])),
      isFromCache: reads.some(([, read]) => read.status === 'ready' && !read.isLive),
    })
  }

  function changed() {
    openWanted()
    state = stateNow()
    listeners.notify()
  }

  function openWanted() {
    if (listeners.size === 0) return
    for (const name of wantedNow()) sources[name].open(changed)
  }

  return {
    subscribe(listener) {
      const stop = listeners.subscribe(listener)
      openWanted()
      return () => {
        stop()
        if (listeners.size === 0) for (const name of names) sources[name].close()
      }
    },
    read: () => state,
    retry() {
      for (const name of names) sources[name].retry()
    },
  }
}

/** The parts of a screen of which a source failed, in the order of the table. */
export function partsOf<Part extends string, Name>(
  table: Readonly<Record<Part, readonly Name[]>>,
  failed: readonly Name[],
): readonly Part[] {
  return (Object.keys(table) as Part[]).filter((part) => table[part].some((name) => failed.includes(name)))
}
