import { isNoteHandedOver, keptNotes, readNoteDrafts } from '@/data/research/note-drafts'
import type { SheetStore } from '@/features/research/sheet/candidate-sheet-store'
import { keptSheet } from '@/features/research/sheet/kept-sheet'
import { settleNotes } from '@/features/research/sheet/settle-notes'
import { candidatesKnown, followTables, type Table } from './tables'
import { one, type Deed, type TextScreen } from './text-screen'

let sheet: {
  readonly table: Table
  readonly id: string
  readonly store: SheetStore
  readonly close: () => void
} | null = null
const settled = new Set<string>()

/** « Note et marge » of a link, with the sheet's own store, as `use-candidate-sheet.ts` and `use-note-drafts.ts` have it. */
export const notesScreen: TextScreen = {
  follow(uid) {
    followTables(uid, (table) => {
      if (sheet?.table === table) sheet.store.adopt(table.items?.find(({ id }) => id === sheet?.id) ?? null)
      if (!table.isServers || settled.has(table.id)) return
      settled.add(table.id)
      settleNotes({
        uid,
        tableId: table.id,
        parent: table.parent,
        items: table.items ?? [],
        isComplete: true,
      })
    })
    window.addEventListener('pagehide', () => sheet?.store.flush())
  },
  isSettled: (uid) => {
    const status = sheet?.store.read().status
    return status !== 'sending' && [...readNoteDrafts(uid).keys()].every((id) => !isNoteHandedOver(id))
  },
  state: (uid) => `sheet ${sheet?.store.read().status ?? 'closed'}, notes ${readNoteDrafts(uid).size}`,
  // With its link.
  shown: () => new Map(),
  offered: (uid) =>
    [...keptNotes.values(uid).values()].map(({ changes }) => ({
      ...{ text: changes.note?.to ?? '', isRefused: false },
    })),
  /** Every other time in the sheet that is open. */
  write(uid, at, text) {
    if (!sheet || at % 2 === 0) open(uid, at >> 1)
    if (!sheet) return null
    const { note } = sheet.store.read().texts
    sheet.store.type('note', text)
    return { ...place('note'), over: note }
  },
  /** The sheet is closed. */
  send() {
    if (!sheet) return null
    const deed = { ...place('sheet closed'), over: null }
    leave()
    return deed
  },
  /** « Réessayer », or one of the two notes is chosen, or both. */
  retry(_, at) {
    if (!sheet) return null
    const { otherNote, texts } = sheet.store.read()
    if (otherNote === null) {
      sheet.store.flush()
      return { ...place('flush'), over: null }
    }
    const choice = one(['mine', 'other', 'both'] as const, at) ?? 'both'
    sheet.store.chooseNote(choice)
    const left = sheet.store.read().texts.note
    return { ...place(choice), over: null, given: `${texts.note}\n${otherNote}`, left }
  },
  leave,
}

function open(uid: string, at: number) {
  const known = one(candidatesKnown(), at)
  if (!known) return
  leave()
  const { table, candidate } = known
  const store = keptSheet(uid, table.parent, candidate, () => undefined)
  sheet = { table, id: candidate.id, store, close: store.open() }
}

function leave() {
  sheet?.close()
  sheet = null
}

function place(what: string): Pick<Deed, 'place' | 'homes'> {
  const homes = sheet ? [sheet.id, sheet.table.id] : []
  return { place: `${what} ${sheet?.id.slice(-4)}`, homes }
}
