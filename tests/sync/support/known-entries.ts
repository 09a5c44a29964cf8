import type { Entry } from '@/data/sync/journal'
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
