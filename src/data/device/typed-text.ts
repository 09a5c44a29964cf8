import { Listeners } from '@/domain/base/listeners'
import { isBlank } from '@/domain/base/text/visible-text'
import { keyOf, readStored, storedKeys, writeStored } from './device-storage'
import type { StoredKey, TypedFamily } from './stored-keys'

const listeners = new Listeners()

/** Subscribes to changes of typed texts and values, here and in other tabs. */
export const subscribeTyped = listeners.subscribe

/** After a change of a typed text under its key alone. */
export function notifyTyped(): void {
  listeners.notify()
}

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
  listeners.notify()
}

/** All stored texts of a family of this person by their keys, without blank ones. */
export function textsByKey(family: TypedFamily, uid: string): readonly (readonly [StoredKey, string])[] {
  const all: StoredKey = isOfTheDevice(family) ? family : `${family}.${uid}`
  return storedKeys(all)
    .filter((key) => key === all || key.startsWith(`${all}.`))
    .map((key) => [key, readStored(key) ?? ''] as const)
    .filter(([, text]) => !isBlank(text))
}

export function storedTexts(family: TypedFamily, uid: string): string[] {
  return textsByKey(family, uid).map(([, text]) => text)
}

/** Families whose keys have no user id: a section's name has the section's, a first plan or calculation is older than the account. */
function isOfTheDevice(family: TypedFamily): boolean {
  return family === 'research.name' || family === 'plan' || family === 'sale'
}
