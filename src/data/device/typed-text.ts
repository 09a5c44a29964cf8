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

const own = new Map<StoredKey, string | null>()

/**
 * A text that is being typed. Two tabs may type under one key: each has its own text, and the device stores the one typed last
 * for the next tab.
 */
export function readTyped(key: StoredKey): string | null {
  const known = own.get(key)
  if (known !== undefined) return known
  const found = readStored(key)
  own.set(key, found)
  return found
}

/** Null: the text was saved or discarded. The text of another tab stays on the device. */
export function writeTyped(key: StoredKey, text: string | null): void {
  if (text !== null || readStored(key, 'device') === readTyped(key)) writeStored(key, text)
  writeStored(key, text, 'session')
  own.set(key, text)
  typedChanged()
}

/** All stored texts of a family of this person, without blank ones. */
export function storedTexts(family: TypedFamily, uid: string): string[] {
  const all: StoredKey = isOfTheDevice(family) ? family : `${family}.${uid}`
  return storedKeys(all)
    .filter((key) => key === all || key.startsWith(`${all}.`))
    .map((key) => readStored(key) ?? '')
    .filter((text) => !isBlank(text))
}

/** Families whose keys have no user id: a section's name has the section's, a first plan is older than the account. */
function isOfTheDevice(family: TypedFamily): boolean {
  return family === 'research.name' || family === 'plan'
}
