/** Firestore's notes to its other tabs, among them who is signed in. */
export const FIRESTORE_PREFIX = 'firestore_'
/** One of them stands for each change that the server has not answered. */
const WAITING_PREFIX = 'firestore_mutations_'
/** For the pages that open later, too: which lists a tab shows, and which of them are the server's word by now. */
const LASTING_PREFIXES = ['firestore_clients_', 'firestore_targets_']
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
 */
export function passNotesWithoutRoom(): void {
  const tellOthers = openChannel()
  const { setItem, removeItem } = Storage.prototype
  const unstored = new Map<string, string>()
  Storage.prototype.setItem = function (key: string, value: string) {
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
  window.addEventListener('storage', ({ key }) => {
    // Another tab speaks to the server by now, and knows better.
    if (key !== null) unstored.delete(key)
    storeRest()
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
}

type Note = Required<Pick<StorageEventInit, 'key' | 'newValue'>>

/** Returns what tells the other tabs. Firestore hears of a note as if it had found room. */
function openChannel(): (note: Note) => void {
  // Safari has it since 15.4: before, another tab hears of it later, from the database or the server.
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  let channel: BroadcastChannel | null = new BroadcastChannel(`${FIRESTORE_PREFIX}notes`)
  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    window.dispatchEvent(new StorageEvent('storage', { ...data, storageArea: window.localStorage }))
  }
  // Not every browser keeps a page with an open channel for the Back button.
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  return (note) => channel?.postMessage(note)
}
