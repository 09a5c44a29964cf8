import { useEffect, useMemo, useRef, useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import {
  addCandidates,
  putBack,
  removeCandidate,
  setVerdict,
  type LiveCandidate,
} from '@/data/research/research'
import { editDrafts, keepNote } from '@/data/research/research-drafts'
import { mutate } from '@/data/sync/current'
import { judgeCandidate, withCandidate, withoutCandidate } from '@/domain/research/research-draft'
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
  const [sheet, setSheet] = useState<{ candidate: LiveCandidate; isOpen: boolean } | null>(null)
  const focusNext = useFocusNext()
  const latest = useRef({ items, nameOf })
  const offers = useRef(new Map<string, () => void>())
  useEffect(() => {
    latest.current = { items, nameOf }
    // A refused deletion needs no undo.
    for (const { id, refused } of items) if (refused.length > 0) offers.current.get(id)?.()
  }, [items, nameOf])

  const verbs = useMemo(
    () => (isStored ? verbsOfStored(uid) : verbsOfDraft(uid, tableId)),
    [uid, tableId, isStored],
  )
  const actions = useMemo<RowActions>(
    () => ({
      judge: verbs.judge,
      createProject: (candidate) => createProject(candidate, latest.current.nameOf(candidate)),
      openSheet: isStored ? (candidate) => setSheet({ candidate, isOpen: true }) : null,
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
        verbs.remove(candidate)
        const end = offerUndo('Lien supprimé', () => {
          focusNext(removeId(candidate.id))
          verbs.restore(candidate, place)
        })
        offers.current.set(candidate.id, end)
      },
    }),
    [verbs, isStored, createProject, focusNext, tableId],
  )
  return { editing, actions, sheet, closeSheet: () => setSheet(sheet && { ...sheet, isOpen: false }) }
}

interface Verbs {
  readonly judge: RowActions['judge']
  readonly remove: (candidate: LiveCandidate) => void
  readonly restore: (candidate: LiveCandidate, place: number) => void
}

function verbsOfStored(uid: string): Verbs {
  return {
    judge: (at, criterion, verdict) => void mutate(setVerdict, { at, criterion, verdict }),
    remove: ({ id, sectionId, link }) => {
      keepNote(uid, { id, sectionId }, {})
      void mutate(removeCandidate, { at: { id, sectionId }, link })
    },
    restore: (candidate) => void mutate(addCandidates, putBack(candidate)),
  }
}

function verbsOfDraft(uid: string, tableId: string): Verbs {
  return {
    judge: ({ id }, criterion, verdict) => editDrafts(uid, judgeCandidate(tableId, id, criterion, verdict)),
    remove: ({ id }) => editDrafts(uid, withoutCandidate(tableId, id)),
    restore: (candidate, place) => editDrafts(uid, withCandidate(tableId, candidate, place)),
  }
}
