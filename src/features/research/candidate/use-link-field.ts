import { useCallback, useEffect, useRef, useState } from 'react'
import { storedKeys } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { holdLinks } from '@/data/research/held'
import { serverNow } from '@/data/session/server-clock'
import { isBlank } from '@/domain/base/text/visible-text'
import { LOOSE_TABLE, sectionIdOf } from '@/domain/research/section'
import { addLinkId, firstAnswerId, linkFieldId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'
import { readTypedLinks, type RefusedText } from '@/domain/research/links/link-typing'

/** What the last press added. */
interface AddedLinks {
  readonly links: number
  /** Addresses of a product that the text had already. */
  readonly twice: number
}

interface FieldState {
  readonly tableId: string
  readonly typed: string
  /** A table's button opened it, and « Annuler » closes it. */
  readonly isOpened: boolean
  /** Parts of the text whose faults are shown: of the last press, or of the text that was left by a reload. */
  readonly refused: readonly RefusedText[]
  readonly added: AddedLinks | null
}

/** The only field for links. It stands in « Mes liens », or in the table whose « Ajouter un lien » was pressed last. */
export interface LinkField extends FieldState {
  readonly type: (text: string) => void
  readonly confirm: () => void
  readonly cancel: () => void
}

const CLOSED: FieldState = { tableId: LOOSE_TABLE, typed: '', isOpened: false, refused: [], added: null }

/** `open` and `take` are stable. A text is stored on the device at each key stroke, and its field is open again after a reload. */
export function useLinkField(uid: string, tableIds: readonly string[]) {
  const [stored, setState] = useState(() => storedField(uid))
  const focusNext = useFocusNext()
  // A section that was deleted elsewhere leaves its text to « Mes liens ».
  const state = tableIds.includes(stored.tableId) ? stored : { ...stored, tableId: LOOSE_TABLE }

  function keep(next: FieldState) {
    if (next.tableId !== stored.tableId) writeTyped(keyOf(uid, stored.tableId), null)
    writeTyped(keyOf(uid, next.tableId), next.typed === '' ? null : next.typed)
    setState(next)
  }

  /** Each product of the text becomes a draft of the table; what gives none stays in the field, behind `before`, with its reason. */
  function add(tableId: string, text: string, before: string) {
    const read = readTypedLinks(text)
    if (read === null) return
    const links = read.links.map((link) => ({ ...link, id: crypto.randomUUID() }))
    holdLinks(sectionIdOf(tableId), links, serverNow())
    const [first] = links
    const left = first ? read.refused.map((refused) => refused.text).join('\n') : text
    const typed = [before, left].filter((part) => !isBlank(part)).join('\n')
    focusNext(first && typed === '' ? firstAnswerId(first.id) : linkFieldId(tableId))
    keep({
      tableId,
      typed,
      isOpened: state.isOpened && typed !== '',
      refused: read.refused,
      added: first ? { links: links.length, twice: read.twice } : null,
    })
  }

  const verbs = {
    open: (tableId: string) => {
      focusNext(linkFieldId(tableId))
      keep({ ...state, tableId, isOpened: true })
    },
    /** The text of a share, or of the palette. */
    take: (text: string) => add(LOOSE_TABLE, text, state.typed),
  }
  const latest = useRef(verbs)
  useEffect(() => {
    latest.current = verbs
  })
  const field: LinkField = {
    ...state,
    type: (typed) => keep({ ...state, typed, refused: [], added: null }),
    confirm: () => add(state.tableId, state.typed, ''),
    cancel: () => {
      focusNext(addLinkId(state.tableId))
      keep(CLOSED)
    },
  }
  return {
    field,
    open: useCallback((tableId: string) => latest.current.open(tableId), []),
    take: useCallback((text: string) => latest.current.take(text), []),
  }
}

function storedField(uid: string): FieldState {
  const prefix = keyOf(uid, '')
  for (const key of storedKeys(prefix)) {
    const typed = readTyped(key) ?? ''
    if (isBlank(typed)) continue
    const refused = readTypedLinks(typed)?.refused ?? []
    return { ...CLOSED, tableId: key.slice(prefix.length), typed, isOpened: true, refused }
  }
  return CLOSED
}

function keyOf(uid: string, tableId: string): StoredKey {
  return `research.link.${uid}.${tableId}`
}
