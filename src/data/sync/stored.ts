import type { Fields } from '@/domain/base/read-field'
import { afterWrite, asRead, isEqualValue, SERVER_TIME, type Write } from '@/domain/base/write'
import { allPathsOf, type Entry } from './journal'
import { mutationOf } from './mutation'

type Read = (path: string) => Fields | null

/** Whether the documents have all that the entry says: run on them, it changes nothing. */
export function isStoredIn(entry: Entry, read: Read): boolean {
  const mutation = mutationOf(entry.name)
  if (!mutation) return false
  try {
    const author = { uid: entry.uid, at: new Date(entry.at) }
    const writes = mutation.writes(entry.args, allPathsOf(entry).map(read), author)
    return writes.every((write) => isNeedless(write, read(write.path)))
  } catch {
    return false
  }
}

/**
 * Of entries that were sent, the numbers of those whose later one of the same key the server's documents have. The two were stored together, and
 * the answer was lost. Run again, the earlier one would take the text that followed it for somebody else's.
 */
export function superseded(entries: readonly Entry[], read: Read): ReadonlySet<number> {
  const sent = entries.filter(({ key, wasSent }) => key !== null && wasSent)
  const isOver = (entry: Entry) => later(entry, sent).some((each) => isStoredIn(each, read))
  return new Set(sent.filter(isOver).map(({ number }) => number))
}

/** What went on from the entry, one after the other; what another tab wrote meanwhile is not among it. */
function later(entry: Entry, sent: readonly Entry[]): readonly Entry[] {
  const join = mutationOf(entry.name)?.joined
  const found: Entry[] = []
  let { args } = entry
  for (const each of sent) {
    if (each.number <= entry.number || each.name !== entry.name || each.key !== entry.key) continue
    const joined = join ? join(args, each.args) : each.args
    if (joined === null) continue
    args = joined
    found.push(each)
  }
  return found
}

/** Whether the document, as it was read, has all that the write says. What the server dates, it has dated. */
export function isNeedless(write: Write, before: Fields | null): boolean {
  if (write.kind === 'delete') return before === null
  if (before === null) return write.kind === 'update'
  const after = afterWrite(before, write) ?? {}
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) =>
    after[key] === SERVER_TIME ? key in before : isEqualValue(before[key], asRead(after[key], EPOCH)),
  )
}

const EPOCH = new Date(0)
