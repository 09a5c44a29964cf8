import { Listeners } from '@/domain/base/listeners'
import type { Follow } from './follow'

/** A live value as a store reads it. */
export interface Source<T> {
  readonly followed: Follow<T>
  readonly hasContent: (value: T) => boolean
}

/**
 * `hasContent`: whether the device's copy may be used before the server answers; default: unless it is empty. An empty copy may
 * only be unknown, unless the server answered once and there is no network now.
 */
export function sourceOf<T>(followed: Follow<T>, hasContent: (value: T) => boolean = isSome): Source<T> {
  return { followed, hasContent }
}

function isSome(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
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

type Read =
  | { readonly status: 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly value: unknown; readonly isLive: boolean }

/** `sources`: in the order of opening. `wanted`: names of those to open now; default: all. A value is null until it is read. */
export function storeOf<Values extends object, T>(
  sources: { readonly [Name in keyof Values]: Source<Values[Name]> },
  compute: (values: Nullable<Values>, state: StoreState<keyof Values>) => T,
  wanted?: (values: Nullable<Values>) => readonly (keyof Values)[],
): Store<T> {
  type Name = keyof Values
  const listeners = new Listeners()
  const names = Object.keys(sources) as Name[]
  /** Last answers of the open sources. */
  const reads = new Map<Name, Read>()
  const stops = new Map<Name, () => void>()
  let state = stateNow()

  function values(): Nullable<Values> {
    const valueOf = (read?: Read) => (read?.status === 'ready' ? read.value : null)
    return Object.fromEntries(names.map((name) => [name, valueOf(reads.get(name))])) as Nullable<Values>
  }

  function wantedNow(): readonly Name[] {
    return wanted?.(values()) ?? names
  }

  function stateNow(): T {
    // Before the first listener no source is open: the first frame must not say that there is nothing.
    const isReading = wantedNow().some((name) => (reads.get(name)?.status ?? 'waiting') === 'waiting')
    return compute(values(), {
      status: isReading ? 'reading' : 'settled',
      failed: names.filter((name) => reads.get(name)?.status === 'failed'),
      isFromCache: [...reads.values()].some((read) => read.status === 'ready' && !read.isLive),
    })
  }

  function changed() {
    if (listeners.size > 0) for (const name of wantedNow()) if (!reads.has(name)) open(name)
    state = stateNow()
    listeners.notify()
  }

  function open(name: Name) {
    const { followed, hasContent } = sources[name]
    const set = (read: Read) => {
      reads.set(name, read)
      changed()
    }
    reads.set(name, { status: 'waiting' })
    const stop = followed(
      (value, { isLive, since }) => {
        const isKnown = hasContent(value) || (since !== null && !navigator.onLine)
        if (isLive || isKnown) set({ status: 'ready', value, isLive })
        else set({ status: navigator.onLine ? 'waiting' : 'failed' })
      },
      () => set({ status: 'failed' }),
    )
    stops.set(name, stop)
  }

  function close(name: Name) {
    stops.get(name)?.()
    stops.delete(name)
    reads.delete(name)
  }

  return {
    subscribe(listener) {
      const stop = listeners.subscribe(listener)
      if (reads.size === 0) changed()
      return () => {
        stop()
        if (listeners.size === 0) names.forEach(close)
      }
    },
    read: () => state,
    retry() {
      names.filter((name) => reads.get(name)?.status === 'failed').forEach(close)
      changed()
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
