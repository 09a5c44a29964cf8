import { AppError } from '@/domain/base/errors'
import { syncOf } from './current'
import { keyOf, type Query } from './query'
import type { Freshness } from './answer'

/** A value that the device and the server have, as far as it is known. */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | ({
      readonly status: 'ready'
      readonly value: T
      /** Nothing is there: from the device alone that may only be unknown. */
      readonly isEmpty: boolean
    } & Freshness)

export const LOADING = { status: 'loading' } as const

/** One query, several ones as one value, or a file that is loaded when it is needed. */
export type Reading<T> = Query<T> | Joined<T> | Loaded<T>

interface Joined<T> {
  /** Tells it from all other readings of a person. */
  readonly key: string
  readonly follow: (uid: string, listener: (live: Live<T>) => void) => () => void
}

interface Loaded<T> {
  readonly key: string
  readonly load: () => Promise<T>
  /** Its value, once it was loaded on this page. */
  known: { readonly value: T } | null
}

/** Readings by name, in the order of asking; one that is false, null or absent is not asked for. */
export type Table<Values> = {
  readonly [Name in keyof Values]?: Reading<Values[Name]> | false | null | undefined
}

/** A table that depends on what is known: a query of another one's answer. */
export type Asking<Values> = Table<Values> | ((known: Partial<Values>) => Table<Values>)

export type Lives<Values> = { readonly [Name in keyof Values]?: Live<Values[Name]> }

/** Several readings as one value. `join` runs once all that is asked for has a value. */
export function joined<Values extends object, T>(
  key: string,
  asking: Asking<Values>,
  join: (values: Partial<Values>) => T,
): Reading<T> {
  return {
    key,
    follow: (uid, listener) => followAll(uid, asking, (lives) => listener(joinedLive(lives, join))),
  }
}

/** A list of readings as one value. */
export function listed<T>(key: string, readings: readonly Reading<T>[]): Reading<readonly T[]> {
  const parts: Readonly<Record<string, Reading<T>>> = Object.fromEntries(
    readings.map((reading, place) => [`${place}`, reading]),
  )
  return joined<Record<string, T>, readonly T[]>(key, parts, (values) =>
    Object.values(values).filter((value) => value !== undefined),
  )
}

export function loaded<T>(key: string, load: () => Promise<T>): Reading<T> {
  return { key, load, known: null }
}

export function keyOfReading<T>(reading: Reading<T>): string {
  return 'spec' in reading ? `${reading.pages ?? 1} ${keyOf(reading.spec)}` : reading.key
}

/** What the device has of a query, for a screen that asks the server later. */
export function ofDevice<T>(query: Query<T>): Reading<T> {
  return {
    key: `device ${keyOf(query.spec)}`,
    follow: (uid, listener) =>
      followQuery(uid, { ...query, pages: 0 }, (live) =>
        listener(live.status === 'ready' ? { ...live, isEmpty: false, isLive: true } : live),
      ),
  }
}

/** More pages than any list has; a page is requested once the previous one is full. */
export const ALL_PAGES = 10_000

/** Names what is asked for before anything is known. */
export function keyOfAsking<Values>(asking: Asking<Values>): string {
  const table = tableOf(asking, {})
  return namesOf(table)
    .map((name) => keyOfReading(table[name] as Reading<unknown>))
    .join(' ')
}

/** Calls `listener` at once and on each change. Returns the function that ends it. */
export function follow<T>(uid: string, reading: Reading<T>, listener: (live: Live<T>) => void): () => void {
  if ('follow' in reading) return reading.follow(uid, listener)
  if ('load' in reading) return followFile(reading, listener)
  return followQuery(uid, reading, listener)
}

function followQuery<T>(uid: string, query: Query<T>, listener: (live: Live<T>) => void): () => void {
  let stop = (): void => undefined
  const start = () => {
    const stopBefore = stop
    stop = syncOf(uid).watch(
      query.spec,
      (answer) => {
        if (answer.status === 'loading') listener(LOADING)
        else if (answer.status === 'error') {
          // The rules deny such a query until the server has its parent: until then the device's own documents are all there is.
          if (query.isOwnUntilSent === true && answer.error.code === 'data/denied')
            listener(ownOf(uid, query))
          else listener({ status: 'error', error: answer.error, retry: start })
        } else {
          const { docs, isLive, since, hasMore } = answer
          const value = query.read(docs)
          const isEmpty = Array.isArray(value) ? value.length === 0 : docs.length === 0
          listener({ status: 'ready', value, isEmpty, isLive, since, hasMore })
        }
      },
      query.pages,
    )
    stopBefore()
  }
  start()
  return () => stop()
}

function ownOf<T>(uid: string, query: Query<T>): Live<T> {
  const value = query.read(syncOf(uid).known(query.spec))
  return { status: 'ready', value, isEmpty: false, isLive: true, since: null, hasMore: false }
}

function followFile<T>(file: Loaded<T>, listener: (live: Live<T>) => void): () => void {
  let isStopped = false
  const tell = (live: Live<T>) => {
    if (!isStopped) listener(live)
  }
  const ready = (value: T) =>
    tell({ status: 'ready', value, isEmpty: false, isLive: true, since: Date.now(), hasMore: false })
  const start = () => {
    if (file.known) {
      ready(file.known.value)
      return
    }
    tell(LOADING)
    file.load().then(
      (value) => {
        file.known = { value }
        ready(value)
      },
      (cause: unknown) =>
        tell({ status: 'error', error: new AppError('data/unavailable', { cause }), retry: start }),
    )
  }
  start()
  return () => {
    isStopped = true
  }
}

/**
 * Follows all readings of a table, and asks for those that an answer makes known. `listener` is called at once and on each
 * change. One that is asked for otherwise, with the same name, keeps its value until the new one has one.
 */
export function followAll<Values extends object>(
  uid: string,
  asking: Asking<Values>,
  listener: (lives: Lives<Values>) => void,
): () => void {
  type Name = keyof Values & string
  const open = new Map<Name, { readonly key: string; stop: () => void }>()
  const lives = new Map<Name, Live<unknown>>()
  const livesNow = () => Object.fromEntries(lives) as unknown as Lives<Values>
  let isAsking = false
  let isStopped = false

  /** Asks until no answer that is there already makes another question known, and tells once. */
  function ask() {
    if (isAsking || isStopped) return
    isAsking = true
    while (hasAsked());
    isAsking = false
    listener(livesNow())
  }

  function hasAsked(): boolean {
    // No answer changes a table that is no function.
    if (open.size > 0 && typeof asking !== 'function') return false
    const table = tableOf(asking, valuesOf(livesNow()))
    const names = namesOf(table)
    const keyAt = (name: Name) => keyOfReading(table[name] as Reading<unknown>)
    const begun = names.filter((name) => open.get(name)?.key !== keyAt(name))
    const over = [...open].filter(([name]) => begun.includes(name) || !names.includes(name))
    for (const name of begun) begin(name, keyAt(name), table[name] as Reading<unknown>)
    // After the new ones have begun, so that their common documents are not read twice.
    for (const [name, { stop }] of over) {
      stop()
      if (names.includes(name)) continue
      open.delete(name)
      lives.delete(name)
    }
    return begun.length + over.length > 0
  }

  function begin(name: Name, key: string, reading: Reading<unknown>) {
    const mine = { key, stop: (): void => undefined }
    open.set(name, mine)
    if (!lives.has(name)) lives.set(name, LOADING)
    mine.stop = follow(uid, reading, (live) => {
      if (open.get(name) !== mine) return
      if (live.status === 'loading' && lives.get(name)?.status === 'ready') return
      lives.set(name, live)
      ask()
    })
  }

  ask()
  return () => {
    isStopped = true
    for (const { stop } of open.values()) stop()
  }
}

function tableOf<Values>(asking: Asking<Values>, known: Partial<Values>): Table<Values> {
  return typeof asking === 'function' ? asking(known) : asking
}

function namesOf<Values>(table: Table<Values>): (keyof Values & string)[] {
  return (Object.keys(table) as (keyof Values & string)[]).filter((name) => Boolean(table[name]))
}

type Ready<T> = Extract<Live<T>, { readonly status: 'ready' }>

/**
 * Whether the value may be relied on: an empty copy of the device may only be unknown, unless the server answered once and there is no
 * network now.
 */
export function isKnown<T>(live: Live<T>): live is Ready<T> {
  if (live.status !== 'ready') return false
  return live.isLive || !live.isEmpty || (live.since !== null && !navigator.onLine)
}

function isFailed<T>(live: Live<T>): boolean {
  return live.status === 'error' || (live.status === 'ready' && !isKnown(live) && !navigator.onLine)
}

export function isReading<T>(live: Live<T>): boolean {
  return !isKnown(live) && !isFailed(live)
}

/** The values that are known; the others are absent. */
export function valuesOf<Values>(lives: Lives<Values>): Partial<Values> {
  return Object.fromEntries(
    entriesOf(lives).flatMap(([name, live]) => (isKnown(live) ? [[name, live.value]] : [])),
  ) as Partial<Values>
}

export interface Summary<Name> {
  /** `reading`: some reading that is asked for has no answer yet. */
  readonly status: 'reading' | 'settled'
  /** Readings that could not be read. */
  readonly failed: readonly Name[]
  /** A value comes from the device and may be old. */
  readonly isFromCache: boolean
}

export function summaryOf<Values>(lives: Lives<Values>): Summary<keyof Values> {
  const all = entriesOf(lives)
  return {
    status: all.some(([, live]) => isReading(live)) ? 'reading' : 'settled',
    failed: all.filter(([, live]) => isFailed(live)).map(([name]) => name),
    isFromCache: all.some(([, live]) => isKnown(live) && !live.isLive),
  }
}

/** The parts of a screen of which a reading failed, in the order of the table. */
export function partsOf<Part extends string, Name>(
  table: Readonly<Record<Part, readonly Name[]>>,
  failed: readonly Name[],
): readonly Part[] {
  return (Object.keys(table) as Part[]).filter((part) => table[part].some((name) => failed.includes(name)))
}

/** Asks again for all that failed. */
export function retryAll<Values>(lives: Lives<Values>): void {
  for (const [, live] of entriesOf(lives)) if (live.status === 'error') live.retry()
}

/** The least fresh of all; `hasMore` of the first. */
function joinedLive<Values, T>(lives: Lives<Values>, join: (values: Partial<Values>) => T): Live<T> {
  const all = entriesOf(lives).map(([, live]) => live)
  const failed = all.find((live) => live.status === 'error')
  if (failed) return { ...failed, retry: () => retryAll(lives) }
  const ready = all.filter((live) => live.status === 'ready')
  if (ready.length < all.length) return LOADING
  const times = ready.flatMap(({ since }) => since ?? [])
  const values = entriesOf(lives).flatMap(([name, live]) =>
    live.status === 'ready' ? [[name, live.value]] : [],
  )
  const value = join(Object.fromEntries(values) as Partial<Values>)
  return {
    status: 'ready',
    value,
    isEmpty: Array.isArray(value) ? value.length === 0 : ready.every(({ isEmpty }) => isEmpty),
    isLive: ready.every(({ isLive }) => isLive),
    since: times.length === ready.length ? Math.min(...times) : null,
    hasMore: ready[0]?.hasMore ?? false,
  }
}

export function entriesOf<Values>(lives: Lives<Values>) {
  return Object.entries(lives) as [keyof Values & string, Live<Values[keyof Values]>][]
}
