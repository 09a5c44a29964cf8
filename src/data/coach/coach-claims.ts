import { dropUnsaved, readUnsaved, readUnsavedAt, writeUnsaved, type UnsavedTail } from './coach-unsaved'
import { hold, holdIfFree, isHeldHere, letGo } from '@/data/device/page-hold'
import type { StoredKey } from '@/data/device/stored-keys'

/** This page works on it: no other one takes it over as long as this one lives. */
export function keepUnsaved(uid: string, tail: UnsavedTail): void {
  hold(tail.slot)
  writeUnsaved(uid, tail)
}

export function forgetUnsaved(uid: string, slot: StoredKey): void {
  dropUnsaved(uid, slot)
  letGo(slot)
}

/** Places that this page waits for, or has waited for. */
const asked = new Set<StoredKey>()

/**
 * Takes over what pages that are gone have left of somebody's: first all that is free, be it nothing; later, one by
 * one, what another page holds, once that page is gone. A page that is just leaving needs a moment to be gone.
 */
export async function claimUnsaved(
  uid: string,
  onClaimed: (tails: readonly UnsavedTail[]) => void,
): Promise<void> {
  const taken: StoredKey[] = []
  for (const { slot } of readUnsaved(uid)) {
    if (asked.has(slot) || isHeldHere(slot)) continue
    asked.add(slot)
    if (await holdIfFree(slot)) taken.push(slot)
    else void holdIfFree(slot, true).then(() => onClaimed(take(uid, [slot])))
  }
  onClaimed(take(uid, taken))
}

/** As they are now: whoever held a place until a moment ago may have saved what was in it. */
function take(uid: string, slots: readonly StoredKey[]): UnsavedTail[] {
  return slots.flatMap((slot) => {
    const tail = readUnsavedAt(uid, slot)
    if (!tail) letGo(slot)
    return tail ?? []
  })
}
