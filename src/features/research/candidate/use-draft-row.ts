import { useCallback, useMemo, useState } from 'react'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { isBlank } from '@/domain/base/text/visible-text'
import { editDrafts, readDrafts, saveLink, sectionIdOf } from '@/data/research/research-drafts'
import { serverNow } from '@/data/session/server-clock'
import {
  asPasted,
  editLink,
  judged,
  newLink,
  withCandidate,
  withDraft,
  withFigure,
  withoutDrafts,
  type DraftLink,
} from '@/domain/research/research-draft'
import { showToast } from '@/ui/toast'
import type { DraftRowActions } from './draft-row'
import { readTypedLink, type ReadLink } from './link-typing'
import { useResearch } from '../research-context'
import { addLinkId, firstAnswerId, linkFieldId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'

/** A table's new link: typed, then a draft, then in the table. The focus follows. */
export function useDraftRow(tableId: string, isUnsaved: boolean, drafts: readonly DraftLink[]) {
  const { uid } = useResearch()
  const [first] = drafts
  const [typed, setTyped] = useLinkText(uid, tableId)
  const focusNext = useFocusNext()
  const [shared, setShared] = useState('')

  const actions = useMemo<DraftRowActions>(
    () => ({
      judge: (id, criterion, verdict) =>
        editDrafts(
          uid,
          editLink(id, (link) => judged(link, criterion, verdict)),
        ),
      keepAsPasted: (id) => {
        focusNext(firstAnswerId(id))
        editDrafts(uid, editLink(id, asPasted))
      },
      setFigure: (id, figure, cents) =>
        editDrafts(
          uid,
          editLink(id, (link) => withFigure(link, figure, cents)),
        ),
      save: (link) => {
        focusNext(addLinkId(tableId))
        if (!isUnsaved) void saveLink(uid, link.id, sectionIdOf(tableId), serverNow())
        else {
          editDrafts(uid, (all) => withoutDrafts(new Set([link.id]))(withCandidate(tableId, link)(all)))
        }
      },
      discard: (link) => {
        const place = readDrafts(uid).findIndex(({ id }) => id === link.id)
        focusNext(addLinkId(tableId))
        editDrafts(uid, withoutDrafts(new Set([link.id])))
        showToast({
          text: 'Lien abandonné',
          action: { label: 'Annuler', run: () => editDrafts(uid, withDraft(link, Math.max(0, place))) },
        })
      },
    }),
    [uid, tableId, isUnsaved, focusNext],
  )

  function confirm(read: ReadLink) {
    const id = crypto.randomUUID()
    focusNext(firstAnswerId(id))
    setTyped(null)
    editDrafts(uid, withDraft(newLink(tableId, id, read.link, read)))
  }

  return {
    actions,
    /** Null: the field is closed. */
    typed,
    type: setTyped,
    /** One link at a time: if a link is started, the button leads to that link. */
    open: () => {
      if (first || typed !== null) {
        document.getElementById(first ? firstAnswerId(first.id) : linkFieldId(tableId))?.focus()
      } else {
        // If the screen starts with the field, the field is there already, and nothing else would focus it.
        focusNext(linkFieldId(tableId))
        setTyped('')
      }
    },
    cancel: () => {
      focusNext(addLinkId(tableId))
      setTyped(null)
    },
    confirm,
    /** A shared text without a link: its field shows the error from the start. */
    shared,
    /** The link of a shared text becomes a draft; a text without a link is appended to the field's text. */
    takeShared: (text: string) => {
      const read = readTypedLink(text)
      if (read && 'link' in read) {
        confirm(read)
        return
      }
      const whole = isBlank(typed ?? '') ? text : `${typed} ${text}`
      setTyped(whole)
      setShared(whole)
    },
  }
}

/**
 * The text of a table's link field, stored on the device at every keystroke; null: field closed. After a reload, a field
 * with text is open again.
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
