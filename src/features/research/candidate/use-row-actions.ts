import { useEffect, useMemo, useRef, useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import {
  addCandidates,
  putBack,
  removeCandidate,
  setVerdict,
  type LiveCandidate,
} from '@/data/research/research'
import { discardLink, keepAsPasted } from '@/data/research/held'
import { keepNote } from '@/data/research/typed-notes'
import { mutate, release } from '@/data/sync/current'
import { showToast } from '@/ui/toast'
import type { RowActions } from './candidate-row'
import { useResearch } from '../research-context'
import { addLinkId, evaluateId, firstAnswerId, removeId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'

interface Shown {
  readonly tableId: string
  /** False: the table is only on this device. */
  readonly isStored: boolean
  /** Name of the candidate's section; null in « Mes liens », which is not about one product. */
  readonly nameOf: (candidate: LiveCandidate) => string | null
  readonly items: readonly LiveCandidate[]
}

export function useRowActions({ tableId, isStored, nameOf, items }: Shown) {
  const { uid, createProject } = useResearch()
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set())
  const focusNext = useFocusNext()
  const latest = useRef({ items, nameOf })
  const offers = useRef(new Map<string, () => void>())
  useEffect(() => {
    latest.current = { items, nameOf }
    // A refused deletion needs no undo.
    for (const { id, refused } of items) if (refused.length > 0) offers.current.get(id)?.()
  }, [items, nameOf])

  const actions = useMemo<RowActions>(
    () => ({
      judge: (at, criterion, verdict) => void mutate(setVerdict, { at, criterion, verdict }),
      createProject: (candidate) => createProject(candidate, latest.current.nameOf(candidate)),
      hasPages: isStored,
      evaluate: ({ id }, isEditing) => {
        focusNext(isEditing ? firstAnswerId(id) : evaluateId(id))
        setEditing((ids) =>
          isEditing ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)),
        )
      },
      remove: (candidate) => {
        const { items } = latest.current
        const place = items.findIndex(({ id }) => id === candidate.id)
        const beside = items[place + 1] ?? items[place - 1]
        document.getElementById(beside ? removeId(beside.id) : addLinkId(tableId))?.focus()
        const restore = isStored ? removeStored(uid, candidate) : discardLink(uid, candidate)
        const end = offerUndo('Lien supprimé', () => {
          focusNext(removeId(candidate.id))
          restore()
        })
        offers.current.set(candidate.id, end)
      },
      keepAsPasted: (link) => {
        focusNext(firstAnswerId(link.candidate.id))
        keepAsPasted(link)
      },
      save: ({ entry }) => {
        focusNext(addLinkId(tableId))
        void release(entry)
      },
      discard: ({ candidate: { id }, sectionId }) => {
        focusNext(addLinkId(tableId))
        const run = discardLink(uid, { id, sectionId })
        showToast({ text: 'Lien abandonné', action: { label: 'Annuler', run } })
      },
    }),
    [uid, isStored, createProject, focusNext, tableId],
  )
  return { editing, actions }
}

/** Returns the undo. */
function removeStored(uid: string, candidate: LiveCandidate): () => void {
  const { id, sectionId, link } = candidate
  keepNote(uid, { id, sectionId }, {})
  void mutate(removeCandidate, { at: { id, sectionId }, link })
  return () => void mutate(addCandidates, putBack(candidate))
}
