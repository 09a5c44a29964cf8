import { useMemo, useSyncExternalStore } from 'react'
import { subscribeTyped } from '@/data/device/typed-text'
import { typedNoteIds } from '@/data/research/typed-notes'

/** Candidates with texts that cannot be stored. */
export function useNoteIds(uid: string): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribeTyped, () => typedNoteIds(uid))
  return useMemo(() => new Set(ids.split(' ').filter((id) => id !== '')), [ids])
}
