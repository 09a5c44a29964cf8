import { useCallback, useMemo, useState } from 'react'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { newCandidateId } from '@/data/research/candidates'
import { editResearchDrafts, readResearchDrafts, saveCandidate } from '@/data/research/research-drafts'
import { serverNow } from '@/data/session/server-clock'
import type { DraftCandidate } from '@/domain/research/research-draft'
import { showToast } from '@/ui/toast'
import { asPasted, editDraftRow, judged, newDraft, withDraftRow } from './draft-changes'
import type { DraftRowActions } from './draft-row'
import { useResearch } from '../research-context'
import { addLinkId, firstAnswerId, linkFieldId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'
import { useResearchDrafts } from './use-research-drafts'

/** A table's new link: typed, then a draft row, then in the table. The focus goes along. */
export function useDraftRow(tableId: string) {
  const { uid } = useResearch()
  const draft: DraftCandidate | undefined = useResearchDrafts(uid).candidates[tableId]
  const [typed, setTyped] = useLinkText(uid, tableId)
  const focusNext = useFocusNext()

  const actions = useMemo<DraftRowActions>(
    () => ({
      judge: (criterion, verdict) =>
        void editResearchDrafts(
          uid,
          editDraftRow(tableId, (row) => judged(row, criterion, verdict)),
        ),
      keepAsPasted: () => {
        const id = readResearchDrafts(uid).candidates[tableId]?.id
        if (id !== undefined) focusNext(firstAnswerId(id))
        editResearchDrafts(uid, editDraftRow(tableId, asPasted))
      },
      save: () => {
        focusNext(addLinkId(tableId))
        saveCandidate(uid, tableId, serverNow())
      },
      discard: () => {
        const dropped = readResearchDrafts(uid).candidates[tableId] ?? null
        focusNext(addLinkId(tableId))
        editResearchDrafts(uid, (drafts) =>
          drafts.candidates[tableId]?.id === dropped?.id ? withDraftRow(tableId, null)(drafts) : drafts,
        )
        showToast({
          text: 'Lien abandonné',
          action: {
            label: 'Annuler',
            run: () =>
              void editResearchDrafts(uid, (drafts) =>
                drafts.candidates[tableId] ? drafts : withDraftRow(tableId, dropped)(drafts),
              ),
          },
        })
      },
    }),
    [uid, tableId, focusNext],
  )

  return {
    draft,
    actions,
    /** null while the field is closed. */
    typed,
    type: setTyped,
    /** One link at a time: with one begun, what is there is where to go on. */
    open: () => {
      const begun = draft ? firstAnswerId(draft.id) : linkFieldId(tableId)
      if (draft || typed !== null) document.getElementById(begun)?.focus()
      else {
        // Where the screen begins with the field it is there already, and nothing else would take the focus to it.
        focusNext(linkFieldId(tableId))
        setTyped('')
      }
    },
    cancel: () => {
      focusNext(addLinkId(tableId))
      setTyped(null)
    },
    confirm: (link: string, pastedLink?: string) => {
      const id = newCandidateId()
      focusNext(firstAnswerId(id))
      setTyped(null)
      editResearchDrafts(uid, withDraftRow(tableId, newDraft(id, link, pastedLink)))
    },
  }
}

/**
 * The link that is being typed in one table, kept on the device at every keystroke; null while its field is closed.
 * After a reload a field that held something is open again.
 */
function useLinkText(uid: string, tableId: string): [string | null, (text: string | null) => void] {
  const key = `research.link.${uid}.${tableId}` as const
  const [text, setText] = useState(() => readTyped(key))
  const change = useCallback(
    (next: string | null) => {
      setText(next)
      writeTyped(key, next === '' ? null : next)
    },
    [key],
  )
  return [text, change]
}
