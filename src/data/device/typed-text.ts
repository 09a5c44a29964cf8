import { Listeners } from '@/domain/base/listeners'
import { isBlank } from '@/domain/base/text/visible-text'
import { readStored, storedKeys, writeStored } from './device-storage'
import type { StoredKey, TypedFamily } from './stored-keys'

const listeners = new Listeners()

/** Subscribes to changes of typed texts and of the drafts of the research. */
export const subscribeTyped = listeners.subscribe

export function typedChanged(): void {
  listeners.notify()
}

/**
 * A text that is being typed. Two tabs may type under one key: each has its own text, and the device stores the one typed last
 * for the next tab.
 */
export function readTyped(key: StoredKey): string | null {
  return ownOf(key).text
}

/** Null: the text was saved or discarded. */
export function writeTyped(key: StoredKey, text: string | null): void {
  const isOurs = text !== null || readStored(key, 'device') === ownOf(key).onDevice
  if (isOurs) writeStored(key, text)
  writeStored(key, text, 'session')
  remember(key, { text, onDevice: isOurs ? readStored(key, 'device') : undefined })
  typedChanged()
}

/** All stored texts of a family of this person, without blank ones. */
export function storedTexts(family: TypedFamily, uid: string): string[] {
  const own: StoredKey = isOfTheDevice(family) ? family : `${family}.${uid}`
  return storedKeys(own)
    .filter((key) => key === own || key.startsWith(`${own}.`))
    .map((key) => readStored(key) ?? '')
    .filter((text) => !isBlank(text))
}

/** Families whose keys have no user id: a section's name has the section's, a first plan is older than the account. */
function isOfTheDevice(family: TypedFamily): boolean {
  return family === 'research.name' || family === 'plan'
}

interface Own {
  readonly text: string | null
  /** The device's text if this tab wrote it; undefined: another tab wrote there last. */
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
