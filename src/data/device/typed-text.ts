import { readStored, writeStored } from './device-storage'
import type { StoredKey } from './stored-keys'

/**
 * Texts that are being typed. Two tabs may type under one key: each keeps its own, and what one of them settles is not
 * the other's. The device has what was typed last, for the tab that comes next.
 */
export function readTyped(key: StoredKey): string | null {
  return ownOf(key).text
}

/** null: it is settled. */
export function writeTyped(key: StoredKey, text: string | null): void {
  const isOurs = text !== null || readStored(key, 'device') === ownOf(key).onDevice
  if (isOurs) writeStored(key, text)
  writeStored(key, text, 'session')
  remember(key, { text, onDevice: isOurs ? readStored(key, 'device') : undefined })
}

interface Own {
  readonly text: string | null
  /** What is this tab's of what the device has; undefined: nothing is, another tab typed there last. */
  readonly onDevice: string | null | undefined
}

const own = new Map<StoredKey, Own>()

function ownOf(key: StoredKey): Own {
  const known = own.get(key)
  if (known) return known
  const text = readStored(key)
  const onDevice = readStored(key, 'device')
  return remember(key, { text, onDevice: onDevice === text ? text : undefined })
}

function remember(key: StoredKey, now: Own): Own {
  own.set(key, now)
  return now
}
