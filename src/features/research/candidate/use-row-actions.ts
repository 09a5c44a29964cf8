import { useEffect, useMemo, useRef, useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import {
  candidateParent,
  removeCandidate,
  restoreCandidate,
  setVerdict,
  type CandidateParent,
  type LiveCandidate,
} from '@/data/research/candidates'
import { editResearchDrafts } from '@/data/research/research-drafts'
import type { RowActions } from './candidate-row'
import { judgeCandidate, withoutCandidate, withCandidate } from './draft-changes'
import { useResearch } from '../research-context'
import { addLinkId, evaluateId, firstAnswerId, removeId } from '../row-ids'
import { sayItFailed } from '../say-it-failed'
import { useFocusNext } from '../use-focus-next'

interface Shown {
  readonly tableId: string
  /** null: the table is on this device alone. */
  readonly parent: CandidateParent | null
  /** null for « Mes liens », which is not about one product. */
  readonly name: string | null
  readonly items: readonly LiveCandidate[]
}

/** What the rows of one table can ask for, which of them are being judged, and whose sheet is open. */
export function useRowActions({ tableId, parent, name, items }: Shown) {
  const { uid, createProject } = useResearch()
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set())
  const [sheet, setSheet] = useState<{ candidate: LiveCandidate; isOpen: boolean } | null>(null)
  const focusNext = useFocusNext()
  const latest = useRef({ items, name })
  useEffect(() => {
    latest.current = { items, name }
  }, [items, name])

  const verbs = useVerbs(uid, tableId, parent)
  const actions = useMemo<RowActions>(
    () => ({
      ...verbs,
      createProject: (candidate) => createProject(candidate, latest.current.name),
      openSheet: verbs.isStored ? (candidate) => setSheet({ candidate, isOpen: true }) : null,
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
        offerUndo('Lien supprimé', () => {
          focusNext(removeId(candidate.id))
          verbs.restore(candidate, place)
        })
      },
    }),
    [verbs, createProject, focusNext, tableId],
  )
  return { editing, actions, sheet, closeSheet: () => setSheet(sheet && { ...sheet, isOpen: false }) }
}

/** The same three changes, for candidates that the server has and for those of this device. */
function useVerbs(uid: string, tableId: string, parent: CandidateParent | null) {
  const sectionId = parent?.kind === 'section' ? parent.sectionId : null
  const kind = parent?.kind
  return useMemo(() => {
    if (!kind) {
      return {
        isStored: false,
        judge: (id: string, ...answer: Answer) =>
          void editResearchDrafts(uid, judgeCandidate(tableId, id, ...answer)),
        remove: ({ id }: LiveCandidate) => void editResearchDrafts(uid, withoutCandidate(tableId, id)),
        restore: ({ id, link, verdicts }: LiveCandidate, place: number) =>
          void editResearchDrafts(uid, withCandidate(tableId, { id, link, verdicts }, place)),
      }
    }
    const at = candidateParent(uid, sectionId)
    return {
      isStored: true,
      judge: (id: string, ...answer: Answer) =>
        void setVerdict(at, id, ...answer).catch((thrown: unknown) => sayItFailed('candidateUpdate', thrown)),
      remove: ({ id }: LiveCandidate) =>
        void removeCandidate(at, id).catch((thrown: unknown) => sayItFailed('candidateDelete', thrown)),
      restore: (candidate: LiveCandidate) =>
        void restoreCandidate(at, candidate).catch((thrown: unknown) => sayItFailed('candidateSave', thrown)),
    }
  }, [uid, tableId, kind, sectionId])
}

type Answer = Parameters<RowActions['judge']> extends [string, ...infer Rest] ? Rest : never
