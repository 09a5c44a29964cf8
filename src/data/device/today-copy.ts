import { isSessionNamed } from './session-hint'
import { storedKeys, writeSpare } from './device-storage'
import { readSession } from './session-store'
import type { StoredKey } from './stored-keys'
import { whenIdle } from '@/lib/when-idle'

/** Today's tasks, and what the dashboard says around the first of them. */
export type CopyPart = 'tasks' | 'home'

const keyOf = (uid: string, part: CopyPart): StoredKey =>
  part === 'tasks' ? `todos.today.${uid}` : `todos.today.${uid}.home`

interface Pending {
  readonly uid: string
  readonly write: () => string | null
}

const pending = new Map<CopyPart, Pending>()
let cancel: (() => void) | null = null
let isWatching = false

/**
 * Keeps what is drawn before anything is loaded, when the browser is idle and at the latest when the page goes. `write`
 * gives the sealed text, null for none. A session that is not remembered leaves nothing on the device.
 */
export function keepTodayCopy(uid: string, part: CopyPart, write: Pending['write']): void {
  pending.set(part, { uid, write })
  cancel?.()
  cancel = whenIdle(flush)
  if (isWatching) return
  isWatching = true
  window.addEventListener('pagehide', flush)
}

/** What is known of it has just changed: until it is written again nothing is better than what was. */
export function dropTodayCopy(uid: string, part: CopyPart): void {
  pending.delete(part)
  writeSpare(keyOf(uid, part), null)
}

function flush() {
  const due = [...pending]
  pending.clear()
  cancel?.()
  cancel = null
  for (const [part, { uid, write }] of due) put(uid, part, write)
}

function put(uid: string, part: CopyPart, write: Pending['write']) {
  if (readSession().status !== 'signed-in' || !isSessionNamed(uid)) return
  const own = [keyOf(uid, 'tasks'), keyOf(uid, 'home')]
  for (const other of storedKeys('todos.today')) if (!own.includes(other)) writeSpare(other, null)
  writeSpare(keyOf(uid, part), write())
}
