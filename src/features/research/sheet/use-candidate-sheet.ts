import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CandidateParent, LiveCandidate } from '@/data/research/candidates'
import { linkLabel } from '@/domain/research/candidate-link'
import { showToast } from '@/ui/toast'
import type { SheetState, SheetStore } from './candidate-sheet-store'
import { keptSheet } from './kept-sheet'

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
  return keptSheet(uid, parent, opened, () =>
    showToast({
      text: `Non enregistré\u00a0: la note de ${linkLabel(opened.link)}. Elle reste sur cet appareil, dans «\u00a0Note et marge\u00a0».`,
      tone: 'alert',
    }),
  )
}
