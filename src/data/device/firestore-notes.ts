import { hold, namesHeld } from './page-hold'

/** Firestore's notes to its other tabs, among them who is signed in. */
export const FIRESTORE_PREFIX = 'firestore_'
/** One of them stands for each change that the server has not answered. */
const WAITING_PREFIX = 'firestore_mutations_'
/** What each tab says of itself: which lists it shows. */
const OF_TAB_PREFIX = 'firestore_clients_'
/** For the pages that open later, too: what each tab says of itself, and which lists are the server's word by now. */
const LASTING_PREFIXES = [OF_TAB_PREFIX, 'firestore_targets_']
/** How the names of its databases begin. */
export const FIRESTORE_DATABASES = 'firestore/'

/** Whether changes wait in the stored database, as far as can be told without it. */
export function hasWaitingNotes(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(WAITING_PREFIX))
  } catch {
    return false
  }
}

/**
 * Firestore breaks for good when a note to its other tabs finds no room: a full `localStorage` would take every list of the
 * page along. Such a note goes straight to the tabs that are open: the one that speaks to the server for all would else
 * know neither what this one has to send nor what it shows. What is for the pages that open later, too, is written once, so
 * here again, as soon as there is room: these would else wait with their lists for the server's next word.
 *
 * Nor does it ever forget a tab that died without a goodbye. What that one had asked for counts as wanted and answered, and
 * the next tab that asks the same, while the first one asks no more, would wait for ever.
 */
export function mendNotes(): void {
  const tellOthers = openChannel()
  const { setItem, removeItem } = Storage.prototype
  const unstored = new Map<string, string>()
  const tabs = new Set(storedTabs())
  void forgetDeadTabs()
  Storage.prototype.setItem = function (key: string, value: string) {
    // Before the note: whoever hears it finds the tab alive. A tab of an earlier version holds nothing, and counts as dead.
    if (key.startsWith(OF_TAB_PREFIX)) hold(key)
    try {
      setItem.call(this, key, value)
    } catch (thrown) {
      if (!key.startsWith(FIRESTORE_PREFIX)) throw thrown
      if (LASTING_PREFIXES.some((prefix) => key.startsWith(prefix))) unstored.set(key, value)
      tellOthers({ key, newValue: value })
      return
    }
    unstored.delete(key)
    storeRest()
  }
  Storage.prototype.removeItem = function (key: string) {
    unstored.delete(key)
    removeItem.call(this, key)
    storeRest()
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab speaks to the server by now, and knows better.
    if (key !== null) unstored.delete(key)
    storeRest()
    if (key?.startsWith(OF_TAB_PREFIX) !== true || newValue === null || tabs.has(key)) return
    tabs.add(key)
    void forgetDeadTabs()
  })

  function storeRest() {
    for (const [key, value] of unstored) {
      try {
        setItem.call(window.localStorage, key, value)
        unstored.delete(key)
      } catch {
        // There is none yet.
      }
    }
  }

  async function forgetDeadTabs() {
    const alive = await namesHeld()
    if (alive === null) return
    for (const key of [...tabs].filter((tab) => !alive.has(tab))) {
      tabs.delete(key)
      window.localStorage.removeItem(key)
      // Who removes a note is not told of it.
      hearNote({ key, newValue: null })
    }
  }
}

function storedTabs(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(OF_TAB_PREFIX))
  } catch {
    return []
  }
}

type Note = Required<Pick<StorageEventInit, 'key' | 'newValue'>>

/** Firestore hears of it as if another tab had stored or removed it. */
function hearNote(note: Note) {
  window.dispatchEvent(new StorageEvent('storage', { ...note, storageArea: window.localStorage }))
}

/** Returns what tells the other tabs. */
function openChannel(): (note: Note) => void {
  // Safari has it since 15.4: before, another tab hears of it later, from the database or the server.
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  let channel: BroadcastChannel | null = new BroadcastChannel(`${FIRESTORE_PREFIX}notes`)
  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    hearNote(data)
  }
  // Not every browser keeps a page with an open channel for the Back button.
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  return (note) => channel?.postMessage(note)
}
