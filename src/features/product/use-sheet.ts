import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { setSeller } from '@/data/profile'
import { setFigure, setNote } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { keepNote, readNote } from '@/data/research/typed-notes'
import { endPauses, mutate } from '@/data/sync/current'
import type { Seller } from '@/domain/money/sale-inputs'
import {
  isProductKey,
  isSellerField,
  readSheet,
  shownTexts,
  typedFields,
  unstorableTexts,
  valueOf,
  type SheetFaults,
  type SheetField,
  type SheetTexts,
  type SheetValues,
} from '@/domain/research/candidate-sheet'

export interface Sheet {
  readonly texts: SheetTexts
  /** Fields that cannot be stored as they are; the others are stored without them. */
  readonly faults: SheetFaults
  /** The texts as values, for the statement. */
  readonly values: SheetValues
  /** The product was deleted elsewhere: what is typed stays here. */
  readonly isGone: boolean
  /** Number of texts that were typed here. */
  readonly changes: number
  readonly type: (field: SheetField, text: string) => void
  /** A field was left: it shows its stored form, « 12,50 » for « 12.5 », unless it cannot be stored. */
  readonly leave: () => void
}

/**
 * The candidate and the seller are the state: a key stroke is a mutation of its field. Texts that cannot be stored stay typed texts of the
 * device; until a field is left, its text is shown as it was typed.
 */
export function useSheet(uid: string, candidate: LiveCandidate, seller: Seller, isGone: boolean): Sheet {
  const { id, sectionId, note, figures } = candidate
  const [typed, setTyped] = useState<Partial<SheetTexts>>(() => readNote(uid, id)?.texts ?? {})
  const [changes, setChanges] = useState(0)
  const stored = useMemo(() => ({ note, figures, seller }), [note, figures, seller])
  const texts = useMemo(() => shownTexts(stored, typed, isGone), [stored, typed, isGone])
  const { values, faults } = useMemo(() => readSheet(texts, stored), [texts, stored])

  function type(field: SheetField, text: string) {
    const next = readSheet({ ...texts, [field]: text }, stored)
    const isStorable = next.faults[field] === undefined
    // A change of a deleted product would be refused, beside its typed text.
    const hasPlace = !isGone || isSellerField(field)
    if (hasPlace && isStorable && valueOf(field, next.values) !== valueOf(field, values)) {
      store(field, next.values)
    }
    const left = { ...typed, [field]: text }
    keepNote(uid, { id, sectionId }, unstorableTexts(left, isGone))
    setTyped(left)
    setChanges((count) => count + 1)
  }

  function store(field: SheetField, next: SheetValues) {
    const at = { id, sectionId }
    if (field === 'note') void mutate(setNote, { at, from: values.note, note: next.note })
    else if (isProductKey(field)) void mutate(setFigure, { at, figure: field, value: next.figures[field] })
    else void mutate(setSeller, { field, value: next.seller[field] })
  }

  function leave() {
    endPauses()
    if (isGone) return
    const left = unstorableTexts(typed)
    keepNote(uid, { id, sectionId }, left)
    setTyped(left)
  }

  /** The product is back: what was typed meanwhile is stored. */
  const catchUp = useEffectEvent(() => {
    const next = readSheet({ ...texts, ...typed }, stored)
    for (const [field] of typedFields(typed)) {
      const isLeft = next.faults[field] === undefined && !isSellerField(field)
      if (isLeft && valueOf(field, next.values) !== valueOf(field, values)) store(field, next.values)
    }
  })
  const wasGone = useRef(isGone)
  useEffect(() => {
    if (wasGone.current && !isGone) catchUp()
    wasGone.current = isGone
  }, [isGone])

  const close = useEffectEvent(leave)
  useEffect(() => () => close(), [])
  return { texts, faults, values, isGone, changes, type, leave }
}
