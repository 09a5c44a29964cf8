import { serverNow } from '@/data/session/server-clock'
import { readSession, whenConfirmed } from '@/data/device/session-store'
import { isSessionRemembered } from '@/data/device/session-hint'
import { tellOfUnkept } from '@/data/device/device-storage'
import { isOnItsWay } from './entry-words'
import { heldOf, hold, release } from './intake'
import type { Entry } from './journal'
import type { Mutation } from './mutation'
import type { Spec } from './query'
import { deviceStorage, memoryStorage, nameOf, tabStorage, withMemory, type SyncStorage } from './storage'
import type { Remote, Surroundings } from './surroundings'
import { Sync, type Outcome } from './sync'

/** The modules that register the mutations of each subject. */
export type Subjects = Readonly<Record<string, () => Promise<unknown>>>

let current: Sync | null = null
let subjects: Subjects = {}

/** Entries that wait may be of subjects whose screens are not open: their modules are loaded from here. */
export function setSubjects(known: Subjects): void {
  subjects = known
}

/** The data of this person in this page: opened with the first call. */
export function syncOf(uid: string): Sync {
  if (current?.uid === uid) return current
  current?.close()
  const sync = new Sync({
    uid,
    storage: (onEmptied) => storageFor(uid, onEmptied),
    remote: lateRemote,
    channel: channelOf(uid),
    exclusive,
    timers: {
      after(ms, work) {
        const timer = setTimeout(work, ms)
        return () => {
          clearTimeout(timer)
        }
      },
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
  adoptHeld(sync)
  wakeWithPage()
  return sync
}

/** Changes something of the person who is signed in. Resolves when the change is kept and shown; never rejects. */
export function mutate<Args>(mutation: Mutation<Args>, args: Args): Promise<Outcome> {
  if (!current) throw new Error('Nobody is signed in: there is nothing to change.')
  const { uid } = current
  const made = { name: mutation.name, args, at: serverNow().toISOString(), key: null }
  hold(uid, made)
  return current.mutate(mutation, args).finally(() => release(uid, made))
}

/** The page before this one of the tab may have gone before the storage had its last mutations. */
function adoptHeld(sync: Sync): void {
  for (const made of heldOf(sync.uid)) {
    void sync.adopt(made).finally(() => release(sync.uid, made))
  }
}

/** Before a sign-out: nothing is watched or sent any more, and nothing is refused because nobody is signed in. */
export function closeSync(): void {
  current?.close()
}

/** After a sign-out. Nothing of this person stays on the device; the page cannot go on with it. */
export async function eraseSync(): Promise<void> {
  await current?.erase()
}

/** What waits or was refused for this person, once the device has said so. */
export async function entriesOf(uid: string): Promise<readonly Entry[]> {
  const sync = syncOf(uid)
  await sync.whenOpened()
  return sync.entries()
}

/** Whether nothing of this person waits for the network any more, after `limitMs` at most. */
export function whenAllIsSent(uid: string, limitMs: number): Promise<boolean> {
  return whenEntries(uid, limitMs, (entries) => !entries.some((entry) => isOnItsWay(entry, entries)))
}

/** Whether the server has answered to all entries of a mutation, after `limitMs` at most; `Infinity` waits for it. */
export function whenAnswered(
  uid: string,
  { name }: Pick<Mutation<never>, 'name'>,
  limitMs: number,
): Promise<boolean> {
  return whenEntries(
    uid,
    limitMs,
    (entries) => !entries.some((entry) => entry.name === name && isOnItsWay(entry, entries)),
  )
}

async function whenEntries(
  uid: string,
  limitMs: number,
  isReached: (entries: readonly Entry[]) => boolean,
): Promise<boolean> {
  const sync = syncOf(uid)
  await sync.whenOpened()
  if (isReached(sync.entries())) return true
  return new Promise((resolve) => {
    const answer = (isAll: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isAll)
    }
    const timer = Number.isFinite(limitMs) ? setTimeout(() => answer(false), limitMs) : undefined
    const stop = sync.subscribeEntries(() => {
      if (isReached(sync.entries())) answer(true)
    })
  })
}

/** How many documents the server has for a query, at most its limit. */
export async function countDocuments(spec: Spec): Promise<number> {
  return (await loadRemote()).count(spec)
}

/** Firebase's SDKs come with the first call, after the first paint. */
const lateRemote: Remote = {
  watch(...asked) {
    let close: (() => void) | null = null
    let isClosed = false
    void painted()
      .then(loadRemote)
      .then(({ remote }) => {
        if (!isClosed) close = remote.watch(...asked)
      }, asked[3])
    return () => {
      isClosed = true
      close?.()
    }
  },
  transact: async (...asked) => (await loadRemote()).remote.transact(...asked),
  // Nothing is sent while a session ends, or while it is asked whether its account was erased.
  isSignedIn: async (uid) =>
    readSession().status !== 'leaving' && (await (await loadRemote()).remote.isSignedIn(uid)),
}

let firstPaint: Promise<void> | null = null

/**
 * Two frames after the first question, or at once where the last frame is shown: what this device knows is on the screen before
 * any SDK is loaded.
 */
function painted(): Promise<void> {
  firstPaint ??= new Promise((resolve) => {
    if (document.getElementById('frame')) resolve()
    // A page in the background draws nothing.
    setTimeout(resolve, FIRST_PAINT_MAX_MS)
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        setTimeout(resolve, 0)
      })
    })
  })
  return firstPaint
}

const FIRST_PAINT_MAX_MS = 200

async function loadRemote() {
  const [{ remote, count }] = await Promise.all([import('./remote/remote'), whenConfirmed()])
  return { remote, count }
}

function storageFor(uid: string, onEmptied: () => void): SyncStorage {
  return withMemory(
    isSessionRemembered() ? deviceStorage(uid, onEmptied) : tabStorageOrMemory(uid),
    tellOfUnkept,
  )
}

function tabStorageOrMemory(uid: string): SyncStorage {
  try {
    window.sessionStorage.getItem('')
    return tabStorage(uid)
  } catch {
    tellOfUnkept()
    return memoryStorage()
  }
}

function channelOf(uid: string): Surroundings['channel'] {
  // A session that ends with its tab shares nothing.
  if (!isSessionRemembered() || typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel(nameOf(uid))
  return {
    post: (message) => {
      channel.postMessage(message)
    },
    listen: (hear) => {
      channel.addEventListener('message', ({ data }) => {
        hear(data)
      })
    },
    close: () => {
      channel.close()
    },
  }
}

/** Without locks every tab sends: a mutation that is run twice changes nothing the second time. */
async function exclusive(name: string, work: () => Promise<void>): Promise<void> {
  // Some browsers have none, and a page of a sandbox may not use them.
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}

let isWoken = false

/** A phone may cut the connections of a page that is hidden for longer, and tell nobody. */
const AWAY_MS = 60_000

function wakeWithPage() {
  if (isWoken) return
  isWoken = true
  const wake = () => current?.wake()
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (navigator.onLine && Date.now() - hiddenAt > AWAY_MS) listenAnew()
    wake()
  })
}

/** Firestore itself does so when the network comes back. */
function listenAnew(): void {
  import('./remote/remote-network').then((m) => m.reconnect()).catch(() => undefined)
}
