import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSeller } from '@/components/use-seller'
import type { LiveCandidate } from '@/data/research/research'
import { keepNote, readNote } from '@/data/research/typed-notes'
import { SheetStore, type SheetState } from './candidate-sheet-store'
import { storeField } from './store-field'

export function useCandidateSheet(
  uid: string,
  candidate: LiveCandidate,
  isOpen: boolean,
): [SheetState, SheetStore] {
  const seller = useSeller()
  const { note, figures } = candidate
  const stored = useMemo(() => ({ note, figures, seller }), [note, figures, seller])
  const [store] = useState(() => {
    const at = { id: candidate.id, sectionId: candidate.sectionId }
    return new SheetStore(stored, readNote(uid, at.id)?.texts ?? {}, {
      store: (field, values) => storeField(at, field, values),
      keep: (texts) => keepNote(uid, at, texts),
    })
  })
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('pagehide', store.flush)
    return () => {
      window.removeEventListener('pagehide', store.flush)
      store.flush()
    }
  }, [store, isOpen])
  useEffect(() => store.adopt(stored), [store, stored])
  return [useSyncExternalStore(store.subscribe, store.read), store]
}
