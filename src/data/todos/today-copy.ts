import { isSessionNamed } from '@/data/device/session-hint'
import { storedKeys, writeSpare } from '@/data/device/device-storage'
import { readSession } from '@/data/device/session-store'
import type { StoredKey } from '@/data/device/stored-keys'
import { whenIdle } from '@/lib/when-idle'

const keyOf = (uid: string): StoredKey => `todos.today.${uid}`

interface Pending {
  readonly uid: string
  readonly write: () => string | null
}

let pending: Pending | null = null
let cancel: (() => void) | null = null
let isWatching = false

/**
 * Keeps what `/todos` draws before anything is loaded, when the browser is idle and at the latest when the page goes. `write`
 * gives the text (`sealedCopy`), null for none. A session that is not remembered leaves nothing on the device.
 */
export function keepTodayCopy(uid: string, write: Pending['write']): void {
  pending = { uid, write }
  cancel?.()
  cancel = whenIdle(flush)
  if (isWatching) return
  isWatching = true
  window.addEventListener('pagehide', flush)
}

/** What is known of today has just changed: until it is written again nothing is better than what was. */
export function dropTodayCopy(uid: string): void {
  forgetPending()
  writeSpare(keyOf(uid), null)
}

function flush() {
  const due = pending
  forgetPending()
  if (due) put(due)
}

function forgetPending() {
  pending = null
  cancel?.()
  cancel = null
}

function put({ uid, write }: Pending) {
  if (readSession().status !== 'signed-in' || !isSessionNamed(uid)) return
  const key = keyOf(uid)
  for (const other of storedKeys('todos.today')) if (other !== key) writeSpare(other, null)
  writeSpare(key, write())
}
