import { useEffect, useMemo, useRef, useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import type { OpenedRow } from '@/components/row-menu'
import { addCandidates, putBack, removeCandidate, setVerdict } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { discardLink, keepAsPasted } from '@/data/research/held'
import { keepNote } from '@/data/research/typed-notes'
import { mutate, release } from '@/data/sync/current'
import type { RowActions } from './candidate-row'
import { useResearch } from '../research-context'
import { addLinkId, answerId, evaluateId, firstAnswerId, menuId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'

interface Shown {
  readonly tableId: string
  /** False: the table is only on this device. */
  readonly isStored: boolean
  /** The section's name; null in « Mes liens », which is not about one product. */
  readonly name: string | null
  readonly items: readonly LiveCandidate[]
  readonly drafts: readonly LiveCandidate[]
}

export function useRowActions({ tableId, isStored, name, items, drafts }: Shown) {
  const { uid, createProject } = useResearch()
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<OpenedRow<LiveCandidate> | null>(null)
  const focusNext = useFocusNext()
  const latest = useRef({ items, drafts })
  const offers = useRef(new Map<string, () => void>())
  useEffect(() => {
    latest.current = { items, drafts }
    // A refused deletion needs no undo.
    for (const { id, refused } of items) if (refused.length > 0) offers.current.get(id)?.()
  }, [items, drafts])

  const actions = useMemo<RowActions>(() => {
    /** The next draft is judged at once. */
    const focusAfterDraft = (id: string) => {
      const next = latest.current.drafts.find((draft) => draft.id !== id)
      focusNext(next ? firstAnswerId(next.id) : addLinkId(tableId))
    }
    return {
      judge: (at, criterion, verdict) => void mutate(setVerdict, { at, criterion, verdict }),
      hasPages: isStored,
      openMenu: (candidate, anchor) => setMenu({ row: candidate, anchor }),
      evaluate: ({ id }, isEditing, criterion) => {
        const opened = criterion === undefined ? firstAnswerId(id) : answerId(id, criterion)
        focusNext(isEditing ? opened : evaluateId(id))
        setEditing((ids) =>
          isEditing ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)),
        )
      },
      keepAsPasted: (link) => {
        focusNext(firstAnswerId(link.candidate.id))
        keepAsPasted(link)
      },
      save: ({ entry, candidate }) => {
        focusAfterDraft(candidate.id)
        void release(entry)
      },
      discard: ({ candidate: { id }, sectionId }) => {
        focusAfterDraft(id)
        offerUndo('Lien abandonné', discardLink(uid, { id, sectionId }))
      },
    }
  }, [uid, isStored, focusNext, tableId])

  return {
    editing,
    actions,
    menu: {
      of: menu,
      close: () => setMenu(null),
      createProject: (candidate: LiveCandidate) => createProject(candidate, name),
      remove: (candidate: LiveCandidate, focus: (id: string) => void) => {
        const place = items.findIndex(({ id }) => id === candidate.id)
        const beside = items[place + 1] ?? items[place - 1]
        focus(beside ? menuId(beside.id) : addLinkId(tableId))
        const restore = isStored ? removeStored(uid, candidate) : discardLink(uid, candidate)
        const end = offerUndo('Lien supprimé', () => {
          focusNext(menuId(candidate.id))
          restore()
        })
        offers.current.set(candidate.id, end)
      },
    },
  }
}

/** Returns the undo. */
function removeStored(uid: string, candidate: LiveCandidate): () => void {
  const { id, sectionId, link } = candidate
  keepNote(uid, { id, sectionId }, {})
  void mutate(removeCandidate, { at: { id, sectionId }, link })
  return () => void mutate(addCandidates, putBack(candidate))
}
