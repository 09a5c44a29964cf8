import { deleteDB, openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { withinMs } from '@/data/device/within-ms'

export type StoreName = 'journal' | 'documents' | 'queries'
export type RowKey = string | number
export type Row = readonly [key: RowKey, value: unknown]

/** One person's rows on this device: journal, replicated documents and query results. */
export interface SyncStorage {
  /** The existing rows with these keys; without keys, all rows of the store. */
  read: (store: StoreName, keys?: readonly RowKey[]) => Promise<readonly Row[]>
  /** Reads and changes all rows of a store in one transaction, also across tabs; `undefined` removes a row. */
  change: (store: StoreName, decide: (rows: readonly Row[]) => readonly Row[]) => Promise<void>
  /** Writes rows without reading; `undefined` removes one. */
  write: (rows: readonly (readonly [store: StoreName, ...row: Row])[]) => Promise<void>
  erase: () => Promise<void>
  /** One listener. */
  follow: (listener: (news: StorageNews) => void) => void
}

/**
 * `closed`: the browser or another tab took the rows away, perhaps for ever. `replaced`: the rows that are given from now on are not those
 * of before. `answers`: the database answers again.
 */
export type StorageNews = 'closed' | 'replaced' | 'answers'

const STORES: readonly StoreName[] = ['journal', 'documents', 'queries']
/** A database that another page blocks, that WebKit never opens or whose server it lost counts as silent after this time. */
const ANSWER_LIMIT_MS = 3_000
/** A silent database is opened anew after this pause, and again after pauses that double. */
const REOPEN_AFTER_MS = 5_000
const REOPEN_AFTER_MAX_MS = 60_000

/** Names of a closed connection: the database is opened again, once. WebKit loses its server as `UnknownError`. */
const CLOSED_NAMES = ['InvalidStateError', 'AbortError', 'NotFoundError', 'UnknownError']
/** A random text under one key, which tells a database that was created again from the one before. */
const BIRTH = 'birth'

/** Synchronous access to rows. */
export interface Rows {
  all: (store: StoreName) => readonly Row[]
  put: (store: StoreName, row: Row) => void
  /** Whether the rows of before are gone, once. */
  isReplaced?: () => boolean
}

/** Keeps rows in `sessionStorage`, for sessions without « Se souvenir de moi ». Rejects where it is refused or full. */
export function tabStorage(uid: string): SyncStorage {
  const prefixOf = (store: StoreName) => `${nameOf(uid)}.${store}.`
  const mark = `${nameOf(uid)}.${BIRTH}`
  let isMarked = false
  const storage = storageOf({
    isReplaced() {
      const isGone = sessionStorage.getItem(mark) === null
      const isReplaced = isMarked && isGone
      try {
        if (isGone) sessionStorage.setItem(mark, '')
        isMarked = true
      } catch {
        // Full: reading goes on.
        isMarked = false
      }
      return isReplaced
    },
    all(store) {
      const prefix = prefixOf(store)
      return Object.keys(sessionStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => {
          const rowKey = key.slice(prefix.length)
          return [store === 'journal' ? Number(rowKey) : rowKey, parsed(sessionStorage.getItem(key))]
        })
    },
    put(store, [key, value]) {
      if (value === undefined) sessionStorage.removeItem(`${prefixOf(store)}${key}`)
      else sessionStorage.setItem(`${prefixOf(store)}${key}`, JSON.stringify(value))
    },
  })
  return {
    ...storage,
    async erase() {
      await storage.erase()
      sessionStorage.removeItem(mark)
    },
  }
}

export function storageOf({ all, put, isReplaced }: Rows): SyncStorage {
  let tell: ((news: StorageNews) => void) | null = null
  const look = () => {
    if (isReplaced?.()) tell?.('replaced')
  }
  const write = (rows: readonly (readonly [StoreName, ...Row])[]) => {
    for (const [store, key, value] of rows) put(store, [key, value])
  }
  return {
    read: (store, keys) =>
      promised(() => {
        look()
        return all(store).filter(([key]) => keys?.includes(key) ?? true)
      }),
    change: (store, decide) =>
      promised(() => {
        look()
        write(decide(all(store)).map((row) => [store, ...row]))
      }),
    write: (rows) =>
      promised(() => {
        write(rows)
      }),
    erase: () =>
      promised(() => {
        write(STORES.flatMap((store) => all(store).map(([key]) => [store, key, undefined] as const)))
      }),
    follow: (listener) => (tell = listener),
  }
}

/** Turns a thrown error into a rejection. */
function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work())
  })
}

/** Keeps rows in IndexedDB. */
export function deviceStorage(uid: string): SyncStorage {
  let opened: Promise<IDBPDatabase> | null = null
  let isSilent = false
  /** After a sign-out a silent database must not be created again. */
  let isErased = false
  let birth: unknown
  let tell: ((news: StorageNews) => void) | null = null

  function database(): Promise<IDBPDatabase> {
    if (opened) return opened
    const opening = open(() => {
      if (opened !== opening) return
      opened = null
      tell?.('closed')
    })
    opened = opening
    opening.catch(() => {
      if (opened === opening) opened = null
    })
    return opening
  }

  async function open(onClosed: () => void): Promise<IDBPDatabase> {
    const db = await openDB(nameOf(uid), 1, {
      upgrade(created, _from, _to, transaction) {
        for (const store of STORES) created.createObjectStore(store)
        created.createObjectStore(BIRTH)
        void transaction.objectStore(BIRTH).put(crypto.randomUUID(), BIRTH)
      },
      blocking(_current, _blocked, { target }) {
        // Another tab deletes the database.
        ;(target as IDBDatabase).close()
        onClosed()
      },
      terminated: onClosed,
    })
    if ([...STORES, BIRTH].some((store) => !db.objectStoreNames.contains(store))) {
      // Created without us, for example by a page that only asked for it.
      db.close()
      await deleteDB(nameOf(uid))
      return open(onClosed)
    }
    const found: unknown = await db.get(BIRTH, BIRTH)
    const isReplaced = birth !== undefined && birth !== found
    birth = found
    if (isReplaced) tell?.('replaced')
    return db
  }

  /** Opening and work have one limit. While the database is silent, steps are refused at once. */
  async function withDatabase<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    if (isSilent) throw new SilentError('IndexedDB does not answer')
    const step = reopened(work)
    if (await withinMs(step, ANSWER_LIMIT_MS)) return step
    void awaitAnswer(step)
    throw new SilentError('IndexedDB does not answer')
  }

  /** The late answer of a busy device ends a silence, or that of a new connection: the old one may never answer. */
  async function awaitAnswer(step: Promise<unknown>): Promise<void> {
    if (isSilent) return
    isSilent = true
    const asked = [step]
    const isAnswered = (ms: number) => withinMs(Promise.race(asked.map(settled)), ms)
    for (let pauseMs = REOPEN_AFTER_MS; !(await isAnswered(pauseMs)); pauseMs = nextPause(pauseMs)) {
      if (isErased) return
      void opened?.then((db) => db.close()).catch(() => undefined)
      opened = null
      asked.push(database())
    }
    isSilent = false
    tell?.('answers')
  }

  /** Reopens a connection that was closed meanwhile, once. */
  async function reopened<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    const asked = database()
    const db = await asked
    try {
      return await work(db)
    } catch (thrown) {
      if (!(thrown instanceof DOMException) || !CLOSED_NAMES.includes(thrown.name)) throw thrown
      db.close()
      if (opened === asked) opened = null
      return work(await database())
    }
  }

  /** One transaction of all requests that `work` makes. */
  const writing = (
    stores: readonly StoreName[],
    work: (rowsOf: (store: StoreName) => StoredRows) => Promise<unknown>,
  ) =>
    withDatabase(async (db) => {
      const transaction = db.transaction([...stores], 'readwrite')
      await Promise.all([work((store) => transaction.objectStore(store)), transaction.done])
    })

  return {
    read: (store, keys) =>
      withDatabase(async (db) => {
        const rows = db.transaction(store).store
        if (!keys) return allRows(rows)
        const values: unknown[] = await Promise.all(keys.map((key) => rows.get(key)))
        return keys.map((key, index): Row => [key, values[index]]).filter(([, value]) => value !== undefined)
      }),
    change: (store, decide) =>
      writing([store], async (rowsOf) => {
        const rows = rowsOf(store)
        await Promise.all(decide(await allRows(rows)).map((row) => put(rows, row)))
      }),
    write: (rows) =>
      writing(STORES, (rowsOf) => Promise.all(rows.map(([store, ...row]) => put(rowsOf(store), row)))),
    // The next page deletes the empty database (`leftovers.ts`).
    erase() {
      isErased = true
      return writing(STORES, (rowsOf) => Promise.all(STORES.map((store) => rowsOf(store).clear())))
    },
    follow: (listener) => (tell = listener),
  }
}

function nextPause(pauseMs: number): number {
  return Math.min(pauseMs * 2, REOPEN_AFTER_MAX_MS)
}

/** A refusal is an answer too. */
function settled(work: Promise<unknown>): Promise<unknown> {
  return work.catch(() => undefined)
}

type StoredRows = IDBPObjectStore<unknown, StoreName[], StoreName, 'readwrite'>

async function allRows(rows: Pick<StoredRows, 'getAllKeys' | 'getAll'>): Promise<readonly Row[]> {
  const [keys, values] = await Promise.all([rows.getAllKeys(), rows.getAll()])
  return keys.map((key, index) => [key as RowKey, values[index]])
}

function put(rows: StoredRows, [key, value]: Row): Promise<unknown> {
  return value === undefined ? rows.delete(key) : rows.put(value, key)
}

/** Rows after these changes; `undefined` removes a row. */
export function merged(rows: readonly Row[], changes: Iterable<Row>): readonly Row[] {
  const all = new Map(rows)
  for (const [key, value] of changes) {
    if (value === undefined) all.delete(key)
    else all.set(key, value)
  }
  return [...all]
}

/** Name of a person's database, channel and keys: another account never opens them. */
export function nameOf(uid: string): string {
  return `coach-boom.sync.${uid}`
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // A damaged row: the journal shows it as an unreadable entry.
    return text
  }
}

/** The database does not answer. */
export class SilentError extends Error {}
