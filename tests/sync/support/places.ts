import type { Entry } from '@/data/sync/entry'
import type { Device } from './device'
import { changeOf } from './known-entries'
import type { Shown } from './shown'
import { removeNote } from './verbs'

/** Places of the changes in the journals of their devices: the order in which they are sent. */
export class Places {
  private readonly places = new Map<string, number>()

  look(devices: readonly Device[]): void {
    for (const device of devices)
      for (const entry of device.storedEntries()) {
        const change = changeOf(entry)
        if (!change || isRefusedRemoval(entry)) continue
        const key = keyOf({ ...change, on: device })
        // Two tabs may remove one note, and each removal is after what is before the last of them.
        const isBeforeAnother = change.verb === 'remove' && entry.place < (this.places.get(key) ?? 0)
        if (!isBeforeAnother) this.places.set(key, entry.place)
      }
  }

  /** Whether a change of the same device comes after another one: in its journal, where that has had both. */
  isAfter(later: Shown, earlier: Shown): boolean {
    const [there, here] = [later, earlier].map((each) => this.places.get(keyOf(each)))
    if (there !== undefined && here !== undefined) return there > here
    return later.moment > earlier.moment || later.madeAt > earlier.madeAt
  }
}

function isRefusedRemoval({ name, args }: Entry): boolean {
  return name === removeNote.name && (args as { lock: string }).lock !== ''
}

function keyOf({ on, verb, note, text }: Pick<Shown, 'on' | 'verb' | 'note' | 'text'>): string {
  return JSON.stringify([on.id, verb, note, verb === 'add' || verb === 'write' ? text : ''])
}
