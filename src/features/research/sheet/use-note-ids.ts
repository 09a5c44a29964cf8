import { useMemo, useSyncExternalStore } from 'react'
import { subscribeTyped } from '@/data/device/typed-text'
import { typedNoteIds } from '@/data/research/typed-notes'

/** Candidates with texts that cannot be stored, without the one whose sheet is open. */
export function useNoteIds(uid: string, openId: string | null): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribeTyped, () => typedNoteIds(uid))
  return useMemo(() => new Set(ids.split(' ').filter((id) => id !== '' && id !== openId)), [ids, openId])
}
