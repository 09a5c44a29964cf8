import { useCallback, useState } from 'react'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { holdLinks } from '@/data/research/held'
import { serverNow } from '@/data/session/server-clock'
import { isBlank } from '@/domain/base/text/visible-text'
import { sectionIdOf } from '@/domain/research/section'
import { readTypedLink, type ReadLink } from './link-typing'
import { useResearch } from '../research-context'
import { addLinkId, firstAnswerId, linkFieldId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'

/** A table's new link: typed, then a draft. The focus follows. `draftId`: of the table's first draft; undefined: none. */
export function useNewLink(tableId: string, draftId: string | undefined) {
  const { uid } = useResearch()
  const [typed, setTyped] = useLinkText(uid, tableId)
  const focusNext = useFocusNext()
  const [shared, setShared] = useState('')

  function confirm(read: ReadLink) {
    const id = crypto.randomUUID()
    focusNext(firstAnswerId(id))
    setTyped(null)
    holdLinks(sectionIdOf(tableId), [{ id, ...read }], serverNow())
  }

  return {
    /** Null: the field is closed. */
    typed,
    type: setTyped,
    /** One link at a time: if a link is started, the button leads to that link. */
    open: () => {
      if (draftId !== undefined || typed !== null) {
        const started = draftId === undefined ? linkFieldId(tableId) : firstAnswerId(draftId)
        document.getElementById(started)?.focus()
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
