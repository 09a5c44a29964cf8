import { AppError } from '@/domain/base/errors'
import { serverNow } from '@/data/session/server-clock'
import { isSignedIn, readSession, whenConfirmed } from '@/data/device/session-store'
import { isDeviceOf, isSessionRemembered } from '@/data/device/session-hint'
import { reportUnstored } from '@/data/device/device-storage'
import { spareRows, stagedFor, stage, unstage } from './staging'
import { inPlace, newEntry, pathsOf, sendable, withFollowers, type Entry, type NewEntry } from './entry'
import type { Mutation } from './mutation'
import type { Spec } from './query'
import { deviceStorage, nameOf, tabStorage, type SyncStorage } from './storage'
import { withMemory } from './with-memory'
import type { Remote, SyncEnvironment } from './environment'
import { Sync, type Outcome } from './sync'

/** The modules that register the mutations of each subject. */
export type Subjects = Readonly<Record<string, () => Promise<unknown>>>

let current: Sync | null = null
let subjects: Subjects = {}

/** Pending entries may belong to subjects whose screens were not opened; their modules are loaded from here. */
export function setSubjects(known: Subjects): void {
  subjects = known
}

/** The sync engine of this person in this page, opened by the first call. */
export function syncOf(uid: string): Sync {
  if (current?.uid === uid) return current
  current?.close()
  const sync = new Sync({
    uid,
    storage: storageFor(uid),
    remote: lateRemote,
    channel: channelOf(uid),
    exclusive,
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => {
        clearTimeout(timer)
      }
    },
    idle: (work) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 200 })
      else setTimeout(work, 200)
    },
    now: serverNow,
    elapsed: () => performance.now(),
    isOnline: () => navigator.onLine,
    salt: Math.floor(Math.random() * 1_000),
    loadSubject: async (subject) => subjects[subject]?.(),
  })
  current = sync
  // The previous page of this tab may have ended before IndexedDB stored its last mutations.
  for (const made of stagedFor(uid)) void addStaged(sync, made)
  wakeWithPage()
  return sync
}

/** Runs a mutation for the signed-in person, and shows it in the same call. Resolves when the journal has stored it; never rejects. */
export function mutate<Args>(mutation: Mutation<Args>, args: Args): Promise<Outcome> {
  return put(newEntry(mutation, args, serverNow()))
}

/**
 * Shows a mutation as a draft: it is stored like any other, and sent once it is released. The next `hold` of its key changes it, the next
 * `mutate` of its key releases it.
 */
export function hold<Args>(mutation: Mutation<Args>, args: Args): Promise<Outcome> {
  return put(newEntry(mutation, args, serverNow(), true))
}

/** Sends a held entry from now on. */
export function release({ name, args, at, key }: Entry): Promise<Outcome> {
  return put({ name, args, at, key, isHeld: false })
}

/** Drops entries that were not sent. Returns the function that puts them back, in their order. */
export function discard(entries: readonly Entry[]): () => void {
  void current?.giveUp(entries.map(({ number }) => number))
  return () => {
    for (const { name, args, at, key, isHeld } of entries) void put({ name, args, at, key, isHeld })
  }
}

/** Gives up changes of a document that was deleted elsewhere, which would block the one that adds it again: the refused ones, or all. */
export function giveUpChanges(uid: string, path: string, which: 'refused' | 'all'): void {
  const sync = syncOf(uid)
  const changes = sync
    .entries()
    .filter((entry) => (which === 'all' || entry.fault !== null) && pathsOf(entry).includes(path))
  if (changes.length > 0) void sync.giveUp(changes.map(({ number }) => number))
}

/** « Réessayer »: sends refused entries again. */
export function retryEntries(uid: string, numbers: readonly number[]): void {
  for (const number of numbers) void syncOf(uid).retry(number)
}

/** « Abandonner »: drops these entries, a draft with all that waits behind it. Returns the function that puts them back. */
export function abandon(uid: string, numbers: readonly number[]): () => void {
  const entries = syncOf(uid).entries()
  const chosen = entries.filter(({ number }) => numbers.includes(number))
  const dropped = new Set(chosen.flatMap((entry) => withFollowers(entry, entries)))
  return discard(entries.filter((entry) => dropped.has(entry)))
}

function put(made: NewEntry): Promise<Outcome> {
  if (!current) throw new Error('Nobody is signed in: there is nothing to change.')
  const placed = inPlace(made, current.entries())
  stage(current.uid, placed)
  return addStaged(current, placed)
}

function addStaged(sync: Sync, made: NewEntry): Promise<Outcome> {
  return sync.add(made).finally(() => unstage(sync.uid, made))
}

/** Sends what was typed until now without waiting for a pause: a field lost the focus, « Sauvegarder », an editor closes. */
export function endPauses(): void {
  void current?.endPauses()
}

/** Before a sign-out: nothing is watched or sent, so that no entry is refused for want of a session. Returns its inverse. */
export function pauseSync(): () => void {
  const paused = current
  paused?.pause()
  return () => paused?.resume()
}

/** After a sign-out: deletes this person's data from the device. The engine cannot be used afterwards. */
export async function eraseSync(): Promise<void> {
  await current?.erase()
}

/** Pending, held and refused entries, once the journal was read from the device. */
export async function entriesOf(uid: string): Promise<readonly Entry[]> {
  const sync = syncOf(uid)
  await sync.whenOpened()
  return sync.entries()
}

/**
 * Sends what was typed until now. Whether the server answered all entries that can be sent, or those of one mutation, within `limitMs`; `Infinity` waits
 * without a limit.
 */
export async function whenAnswered(
  uid: string,
  mutation: Pick<Mutation<never>, 'name'> | null,
  limitMs: number,
): Promise<boolean> {
  const sync = syncOf(uid)
  await sync.whenOpened()
  void sync.endPauses()
  const isAnswered = () =>
    !sendable(sync.entries()).some(({ name }) => mutation === null || name === mutation.name)
  if (isAnswered()) return true
  return new Promise((resolve) => {
    const answer = (isAll: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isAll)
    }
    const timer = Number.isFinite(limitMs) ? setTimeout(() => answer(false), limitMs) : undefined
    const stop = sync.subscribeEntries(() => {
      if (isAnswered()) answer(true)
    })
  })
}

/** Number of documents that the server has for a query, at most the query's limit. */
export async function countDocuments(spec: Spec): Promise<number> {
  return (await loadRemote()).count(spec)
}

/** Loads Firebase's SDKs with the first call. */
const lateRemote: Remote = {
  watch(spec, pages, watcher) {
    let close: (() => void) | null = null
    let isClosed = false
    const fail = (error: AppError) => {
      // Firestore asks with the token that Auth has. Where Auth has none, the session ends, and a refusal says nothing of the data.
      void whenConfirmed().then(() => {
        if (!isClosed) watcher.onError(error)
      })
    }
    listener().then(
      ({ remote }) => {
        if (!isClosed) close = remote.watch(spec, pages, { ...watcher, onError: fail })
      },
      (thrown: unknown) => fail(new AppError('unknown', { cause: thrown })),
    )
    return () => {
      isClosed = true
      close?.()
    }
  },
  transact: async (...asked) => (await loadRemote()).remote.transact(...asked),
  // No entry is sent while the session ends, or while Auth is asked whether the account was erased.
  isSignedIn: async (uid) =>
    readSession().status !== 'leaving' && (await (await loadRemote()).remote.isSignedIn(uid)),
}

/** Does not wait for Auth's answer: Firestore prepares its listeners and waits for the token by itself. */
async function listener() {
  const loaded = await import('./remote/remote')
  await loaded.openSession()
  return loaded
}

async function loadRemote() {
  const [loaded] = await Promise.all([import('./remote/remote'), whenConfirmed()])
  return loaded
}

function storageFor(uid: string): SyncStorage {
  if (!isSessionRemembered())
    return withMemory(tabStorage(uid), reportUnstored, { mayRestore: () => isSignedIn(uid) })
  return withMemory(deviceStorage(uid), reportUnstored, {
    // A sign-out in another tab removes the hint before this page hears of it.
    mayRestore: () => isSignedIn(uid) && isDeviceOf(uid),
    spare: spareRows(uid),
  })
}

function channelOf(uid: string): SyncEnvironment['channel'] {
  // A session that ends with its tab shares no data with other tabs.
  return isSessionRemembered() ? new BroadcastChannel(nameOf(uid)) : null
}

/** Without the Web Locks API every tab sends; mutations are idempotent, so a second run changes nothing. */
async function exclusive(name: string, work: () => Promise<void>): Promise<void> {
  // Older browsers lack the API, and a sandboxed page may not use it.
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}

let isWoken = false

/** A phone may silently cut the connections of a page that was hidden for longer than this. */
const AWAY_MS = 60_000

function wakeWithPage() {
  if (isWoken) return
  isWoken = true
  const wake = () => current?.wake()
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  window.addEventListener('pagehide', endPauses)
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      hiddenAt = Date.now()
      endPauses()
    } else if (navigator.onLine && Date.now() - hiddenAt > AWAY_MS) void reconnect()
    wake()
  })
}

/** Connects again and sends now. Firestore does so by itself only when the browser reports a network change. Never rejects. */
export async function reconnect(): Promise<void> {
  await loadRemote()
    .then((remote) => remote.reconnect())
    .catch(() => undefined)
  current?.wake()
}
