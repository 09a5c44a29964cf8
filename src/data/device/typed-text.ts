import { Listeners } from '@/domain/base/listeners'
import { isBlank } from '@/domain/base/text/visible-text'
import { readStored, storedKeys, writeStored } from './device-storage'
import type { StoredKey, TypedFamily } from './stored-keys'

const listeners = new Listeners()

/** Hears of every change of a typed text or of the drafts of the research. */
export const subscribeTyped = listeners.subscribe

export function typedChanged(): void {
  listeners.notify()
}

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
  typedChanged()
}

/** Every text of a family that is this person's, as it is stored; blank ones are none. */
export function storedTexts(family: TypedFamily, uid: string): string[] {
  const own: StoredKey = isOfTheDevice(family) ? family : `${family}.${uid}`
  return storedKeys(own)
    .filter((key) => key === own || key.startsWith(`${own}.`))
    .map((key) => readStored(key) ?? '')
    .filter((text) => !isBlank(text))
}

/**
 * Kept without saying whose it is: a section's name by the section alone, a first plan from before there is an account.
 * Whoever signs out takes them all along.
 */
function isOfTheDevice(family: TypedFamily): boolean {
  return family === 'research.name' || family === 'plan'
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
