import { Listeners } from '@/domain/base/listeners'
import {
  conflictsWith,
  isSameSheet,
  isStoredAs,
  readSheet,
  SHEET_FIELDS,
  sheetChanges,
  textsOf,
  valueOf,
  withChanges,
  type SheetChanges,
  type SheetField,
  type SheetTexts,
  type SheetValues,
} from '@/domain/research/candidate-sheet'

/** How long what is typed may wait before it is handed over. */
const SAVE_MS = 1_000

export interface SheetState {
  readonly texts: SheetTexts
  /** Fields that cannot be stored as they are; the others are stored without them. */
  readonly faults: readonly SheetField[]
  /** What the texts say, for the margin. */
  readonly values: SheetValues
  /** `typing`: about to be handed over. `sending`: the answer is not there yet. */
  readonly status: 'untouched' | 'typing' | 'sending' | 'saved' | 'failed'
  /** The note as somebody wrote it elsewhere, while this one was changed too: the person chooses. */
  readonly otherNote: string | null
}

export interface SheetBackend {
  /** Hands over what differs between the two. Settles with the server's answer. */
  readonly send: (from: SheetValues, to: SheetValues) => Promise<void>
  /** Keeps on the device what the server does not have; null: it has everything. */
  readonly keep: (changes: SheetChanges | null, isHandedOver: boolean) => void
  /** Tells at once and at each change what the device keeps of it, until the returned function is called. */
  readonly watchKept: (listener: (changes: SheetChanges | null) => void) => () => void
  /** The server refused, after the sheet was closed. */
  readonly reportRefusal: () => void
}

export interface SheetStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => SheetState
  readonly type: (field: SheetField, text: string) => void
  /** What the live list says of the candidate now; null: it is not there any more. */
  readonly adopt: (live: SheetValues | null) => void
  readonly chooseNote: (choice: 'mine' | 'other' | 'both') => void
  /** Hands over what waits, now: « Réessayer », and when the page may go away. */
  readonly flush: () => void
  /** The sheet is on the screen until the returned function is called, which hands over what waits. */
  readonly open: () => () => void
}

/** What is typed in one candidate's sheet, from the field to the server's answer. */
export function createSheetStore(
  opened: SheetValues,
  draft: SheetChanges | null,
  backend: SheetBackend,
): SheetStore {
  let texts = draft ? withChanges(textsOf(opened), draft) : textsOf(opened)
  let otherNote = draft && conflictsWith(draft, opened).includes('note') ? opened.note : null
  /** What the server is known to have, and the same with what is on its way. */
  let confirmed = opened
  let stored = opened
  /** Values that this sheet wrote or found, in a draft too: seeing them come back is no news. */
  const own = new Map(SHEET_FIELDS.map((field) => [field, new Set([valueOf(field, opened)])]))
  // What a page or a sheet before has left may be on its way by itself.
  if (draft) addOwn(readSheet(texts, opened).values)
  /** What was typed over besides what the server has: texts of another page, and the note before another one came. */
  const typedOver = new Map(
    SHEET_FIELDS.map((field) => [field, new Set(draft?.[field] && [...draft[field].from, draft[field].to])]),
  )
  /** Fields whose text came from elsewhere, and which nobody has typed in since: they follow whatever comes. */
  const following = new Set<SheetField>()
  /** Fields in which another tab has typed over what stands here: it keeps their texts, and hands them over. */
  const elsewhere = new Set<SheetField>()
  let inAir = 0
  let isTouched = draft !== null
  let hasFailed = false
  let isGone = false
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Listeners()
  let state = derive()

  function wanted() {
    const left = [...elsewhere].map((field) => [field, textsOf(stored)[field]] as const)
    const { values, faults } = readSheet({ ...texts, ...Object.fromEntries(left) }, stored)
    // Until it is chosen, neither note replaces the other.
    return { values: otherNote === null ? values : { ...values, note: stored.note }, faults }
  }

  /** What of the texts is typed here and not in every one of the versions. */
  function typedHere(versions: readonly SheetValues[]): SheetChanges | null {
    const fields = SHEET_FIELDS.filter((field) => !elsewhere.has(field) && !following.has(field))
    return sheetChanges(texts, versions, fields)
  }

  function addOwn(values: SheetValues) {
    for (const field of SHEET_FIELDS) own.get(field)?.add(valueOf(field, values))
  }

  /** What the device keeps of it, each text with what it was typed over: the next page asks about any other. */
  function toKeep(): SheetChanges | null {
    const changes = typedHere([confirmed, stored])
    const entries = SHEET_FIELDS.flatMap((field) => {
      const change = changes?.[field]
      if (!change) return []
      // Nobody has chosen yet which of the two notes replaces the other.
      const seen = change.from.filter((text) => field !== 'note' || text !== otherNote)
      return [[field, { ...change, from: [...new Set([...seen, ...(typedOver.get(field) ?? [])])] }] as const]
    })
    return changes && Object.fromEntries(entries)
  }

  function derive(): SheetState {
    const { values, faults } = readSheet(texts, stored)
    return { texts, faults, values, status: standing(), otherNote }
  }

  function standing(): SheetState['status'] {
    if (hasFailed) return 'failed'
    if (inAir > 0) return 'sending'
    if (elsewhere.size > 0) return 'typing'
    if (!isSameSheet(wanted().values, stored)) return 'typing'
    return isTouched ? 'saved' : 'untouched'
  }

  function update() {
    backend.keep(toKeep(), typedHere([stored]) === null)
    state = derive()
    listeners.tell()
  }

  function schedule() {
    if (isOpen) timer ??= setTimeout(flush, SAVE_MS)
  }

  function unschedule() {
    clearTimeout(timer)
    timer = undefined
  }

  function flush() {
    unschedule()
    const { values } = wanted()
    if (isGone || isSameSheet(values, stored)) return
    const from = stored
    stored = values
    addOwn(values)
    inAir += 1
    hasFailed = false
    update()
    backend.send(from, values).then(
      () => settle(values),
      () => settle(null),
    )
  }

  function settle(saved: SheetValues | null) {
    inAir -= 1
    if (saved) {
      confirmed = saved
    } else {
      hasFailed = true
      unschedule()
      // The live list says the same, a moment before or after.
      if (inAir === 0) stored = confirmed
      if (!isOpen) backend.reportRefusal()
    }
    update()
  }

  /** Of two that were typed apart none gives way; the server's answer will tell of the other one. */
  function hearKept(changes: SheetChanges | null) {
    const before = texts
    for (const field of SHEET_FIELDS) {
      const change = changes?.[field]
      if (change && change.to !== texts[field]) {
        if (!elsewhere.has(field) && !change.from.includes(texts[field])) continue
        texts = { ...texts, [field]: change.to }
        elsewhere.add(field)
        // It is asked there.
        if (field === 'note') otherNote = null
      } else if (!change && elsewhere.delete(field)) {
        texts = { ...texts, [field]: textsOf(stored)[field] }
        following.add(field)
      }
    }
    if (texts === before) return
    hasFailed &&= typedHere([stored]) !== null
    update()
  }

  return {
    subscribe: listeners.subscribe,
    read: () => state,
    type: (field, text) => {
      if (elsewhere.delete(field)) typedOver.get(field)?.add(texts[field])
      texts = { ...texts, [field]: text }
      isTouched = true
      following.delete(field)
      if (field === 'note' && otherNote !== null && isStoredAs('note', text, stored)) otherNote = null
      update()
      schedule()
    },
    adopt: (live) => {
      isGone = live === null
      if (!live || isSameSheet(live, stored)) return
      const before = stored
      stored = live
      if (inAir === 0) confirmed = live
      for (const field of SHEET_FIELDS) {
        const value = valueOf(field, live)
        if (field === 'note' && otherNote !== null && isStoredAs('note', texts.note, live)) otherNote = null
        const isNews = following.has(field) || own.get(field)?.has(value) !== true
        if (value === valueOf(field, before) || !isNews || elsewhere.has(field)) continue
        // A note that is on its way gives way to nothing by itself.
        const isOnItsWay = field === 'note' && inAir > 0 && !isStoredAs('note', texts.note, confirmed)
        if (isStoredAs(field, texts[field], before) && !isOnItsWay) {
          texts = { ...texts, [field]: textsOf(live)[field] }
          following.add(field)
        } else if (field === 'note') {
          if (otherNote === null) typedOver.get('note')?.add(before.note)
          otherNote = isStoredAs('note', texts.note, live) ? null : live.note
        }
      }
      update()
      if (state.status === 'typing') schedule()
    },
    chooseNote: (choice) => {
      if (otherNote === null) return
      const both = [texts.note.trimEnd(), otherNote].join('\n\n')
      const note = { mine: texts.note, other: otherNote, both }[choice]
      texts = { ...texts, note }
      otherNote = null
      isTouched = true
      following.delete('note')
      update()
      schedule()
    },
    flush,
    open: () => {
      isOpen = true
      const unwatch = backend.watchKept(hearKept)
      if (state.status === 'typing') schedule()
      return () => {
        isOpen = false
        unwatch()
        flush()
      }
    },
  }
}
