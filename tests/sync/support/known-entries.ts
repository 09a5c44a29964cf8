import { readText, type Fields } from '@/domain/base/read-field'
import type { Entry } from '@/data/sync/entry'
import { addNote, pathOfNote, removeNote, tickNote, typeNote, writeNote } from './verbs'

const NAMES = {
  add: [addNote.name],
  write: [writeNote.name, typeNote.name],
  tick: [tickNote.name],
  remove: [removeNote.name],
}
const VERBS = ['add', 'write', 'tick', 'remove'] as const

interface Change {
  readonly verb: (typeof VERBS)[number]
  readonly note: string
  readonly text: string
}

/** The change that an entry of the journal makes. */
export function changeOf({ name, args }: Pick<Entry, 'name' | 'args'>): Change | null {
  const verb = VERBS.find((each) => NAMES[each].includes(name))
  const { id, text = '' } = args as { id: string; text?: string }
  return verb ? { verb, note: id, text } : null
}

/** Whether one of these entries is this change. */
export function isAmong(entries: readonly Pick<Entry, 'name' | 'args'>[], change: Change): boolean {
  return entries.some(({ name, args }) => {
    const written = JSON.stringify(args)
    const hasText = change.verb === 'tick' || change.verb === 'remove' || written.includes(`${change.text}"`)
    return NAMES[change.verb].includes(name) && written.includes(`"${change.note}"`) && hasText
  })
}

/** Whether the server has the change's result. */
export function isIn(documents: ReadonlyMap<string, Fields>, { verb, note, text }: Change): boolean {
  const stored = documents.get(pathOfNote(note))
  if (verb === 'remove') return !stored
  if (!stored) return false
  if (verb === 'tick') return stored['done'] === true
  return verb === 'add' || readText(stored['text']).split('\n').includes(text)
}

/** Whether an entry is behind a refused or held one about the same note. */
export function isBehind(entries: readonly Entry[], entry: Entry): boolean {
  return entries.some(
    (other) =>
      (other.fault !== null || other.isHeld) && other.place < entry.place && idOf(other) === idOf(entry),
  )
}

/** The note that an entry is about. */
export function idOf({ args }: Pick<Entry, 'args'>): string {
  return (args as { id: string }).id
}
