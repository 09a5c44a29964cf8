import { keyOf, readStored, writeStored } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'
import { Listeners } from '@/domain/base/listeners'
import { parseMade, withMade, type Made, type MadeOfLesson } from '@/domain/learning/made'

/**
 * What the exercises of a lesson left in the person's work, on this device: what an undo puts back, as long as the device
 * has it. Where it keeps nothing, it lasts as long as the page.
 */
const FAMILY = 'lesson-made'
const listeners = new Listeners()

function keyFor(uid: string, lesson: string): StoredKey {
  return `${FAMILY}.${uid}.${lesson}`
}

/** As it is kept: the same text until something changes, here or in another tab. */
export function keptMade(uid: string, lesson: string): string | null {
  return readStored(keyFor(uid, lesson))
}

export function readMade(uid: string, lesson: string): MadeOfLesson {
  return parseMade(keptMade(uid, lesson))
}

export function keepMade(uid: string, lesson: string, at: number, made: Made | null): void {
  const next = withMade(readMade(uid, lesson), at, made)
  writeStored(keyFor(uid, lesson), next.every((each) => each === null) ? null : JSON.stringify(next))
  listeners.notify()
}

export function subscribeMade(listener: () => void): () => void {
  const stop = listeners.subscribe(listener)
  const hear = (event: StorageEvent) => {
    const key = keyOf(event)
    if (key === null || key.startsWith(`${FAMILY}.`)) listener()
  }
  window.addEventListener('storage', hear)
  return () => {
    stop()
    window.removeEventListener('storage', hear)
  }
}
