import { useEffect, useState, useSyncExternalStore } from 'react'
import { setNoteAndFigures, type CandidateParent, type LiveCandidate } from '@/data/research/candidates'
import { noteKeeper, readNoteDrafts, subscribeNoteDrafts } from '@/data/research/note-drafts'
import { linkLabel } from '@/domain/research/candidate-link'
import { LOOSE_TABLE } from '@/domain/research/research-draft'
import { showToast } from '@/ui/toast'
import { createSheetStore, type SheetState, type SheetStore } from './candidate-sheet-store'

interface OpenSheet {
  uid: string
  parent: CandidateParent
  opened: LiveCandidate
  /** As the live list has it now; null: it is not there any more; undefined: the list does not say. */
  live: LiveCandidate | null | undefined
  isOpen: boolean
}

/** The store of one open sheet: from what is typed to the live list and the device, and back. */
export function useCandidateSheet({
  uid,
  parent,
  opened,
  live,
  isOpen,
}: OpenSheet): [SheetState, SheetStore] {
  const [store] = useState(() => storeOf(uid, parent, opened))
  useEffect(() => {
    if (!isOpen) return
    const close = store.open()
    window.addEventListener('pagehide', store.flush)
    return () => {
      window.removeEventListener('pagehide', store.flush)
      close()
    }
  }, [store, isOpen])
  useEffect(() => {
    if (live !== undefined) store.adopt(live)
  }, [store, live])
  return [useSyncExternalStore(store.subscribe, store.read), store]
}

function storeOf(uid: string, parent: CandidateParent, opened: LiveCandidate): SheetStore {
  const { id, link } = opened
  const tableId = parent.kind === 'loose' ? LOOSE_TABLE : parent.sectionId
  const keep = noteKeeper(uid, id)
  const kept = () => readNoteDrafts(uid).get(id)?.changes ?? null
  return createSheetStore(opened, kept(), {
    send: (from, to) => setNoteAndFigures(parent, { ...from, id }, to),
    keep: (changes, isHandedOver) => keep(changes && { tableId, changes }, isHandedOver),
    watchKept: (listener) => {
      listener(kept())
      return subscribeNoteDrafts(() => listener(kept()))
    },
    reportRefusal: () =>
      showToast({
        text: `Non enregistré\u00a0: la note de ${linkLabel(link)}. Elle reste sur cet appareil, dans «\u00a0Note et marge\u00a0».`,
        tone: 'alert',
      }),
  })
}
