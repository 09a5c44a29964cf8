import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { subscribeTyped } from '@/data/device/typed-text'
import { keepNote, readNote, typedNoteIds } from '@/data/research/typed-notes'
import { NO_FIGURES } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import { readSheet, textsOf, withoutFaults } from '@/domain/research/candidate-sheet'
import { storeField } from './store-field'

/** Candidates with typed and unsaved values, without the one whose sheet is open. */
export function useNoteIds(uid: string, openId: string | null): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribeTyped, () => typedNoteIds(uid))
  return useMemo(() => new Set(ids.split(' ').filter((id) => id !== '' && id !== openId)), [ids, openId])
}

/** Stores the texts that an earlier page left unsaved, when the research opens. */
export function useTypedNotes(uid: string): void {
  useEffect(() => {
    for (const id of typedNoteIds(uid).split(' ')) void settle(uid, id)
  }, [uid])
}

async function settle(uid: string, id: string): Promise<void> {
  const note = readNote(uid, id)
  if (!note) return
  const texts = { ...textsOf(EMPTY), ...note.texts }
  const { values, faults } = readSheet(texts, EMPTY)
  const { readable, left } = withoutFaults(note.texts, faults)
  await Promise.all(readable.map((field) => storeField(note.at, field, values)))
  keepNote(uid, note.at, left)
}

const EMPTY = { note: '', figures: NO_FIGURES, seller: NEW_SELLER }
