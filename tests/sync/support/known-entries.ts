import type { Entry } from '@/data/sync/entry'
import { addNote, removeNote, tickNote, writeNote } from './verbs'

const NAMES = { add: addNote.name, write: writeNote.name, tick: tickNote.name, remove: removeNote.name }

interface Change {
  readonly verb: keyof typeof NAMES
  readonly note: string
  readonly text: string
}

/** Whether one of these entries is this change. */
export function isAmong(entries: readonly Pick<Entry, 'name' | 'args'>[], change: Change): boolean {
  return entries.some(({ name, args }) => {
    const written = JSON.stringify(args)
    const hasText = change.verb === 'tick' || change.verb === 'remove' || written.includes(`${change.text}"`)
    return name === NAMES[change.verb] && written.includes(`"${change.note}"`) && hasText
  })
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
