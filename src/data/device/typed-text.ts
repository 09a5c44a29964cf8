import { Listeners } from '@/domain/base/listeners'
import { isBlank } from '@/domain/base/text/visible-text'
import { keyOf, readStored, storedKeys, writeStored } from './device-storage'
import type { StoredKey, TypedFamily } from './stored-keys'

const listeners = new Listeners()

/** Subscribes to changes of typed texts and values, here and in other tabs. */
export const subscribeTyped = listeners.subscribe

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    // Without a key, another tab emptied the whole storage.
    if (event.key === null || keyOf(event) !== null) listeners.notify()
  })
}

/** A typed value that all tabs share. */
export interface TypedValue<T> {
  /** The same value until its text changes, here or in another tab. */
  read: (key: StoredKey) => T
  /** False: storage refused it; this page has it in memory. */
  write: (key: StoredKey, value: T) => boolean
}

/** `textOf`: null removes the value. */
export function typedValue<T>(
  parse: (text: string | null) => T,
  textOf: (value: T) => string | null,
): TypedValue<T> {
  let last: { readonly key: StoredKey; readonly text: string | null; readonly value: T } | null = null
  return {
    read(key) {
      const text = readStored(key)
      if (last?.key !== key || last.text !== text) last = { key, text, value: parse(text) }
      return last.value
    },
    write(key, value) {
      const text = textOf(value)
      const isKept = writeStored(key, text)
      // Parts that did not change keep their identity, so that their rows do not render again.
      last = { key, text, value }
      listeners.notify()
      return isKept
    },
  }
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
  listeners.notify()
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
