import type { Fields } from '@/domain/base/read-field'
import {
  afterWrite,
  asRead,
  isEqualValue,
  SERVER_TIME,
  type ReadDocument,
  type Write,
} from '@/domain/base/write'
import { joinedArgs, type Entry } from './entry'
import { askMutation, runMutation } from './mutation'

/** The entry's writes on these documents. Null: its mutation is not loaded, cannot read the arguments, or throws. */
export function writesOf(entry: Entry, read: ReadDocument): readonly Write[] | null {
  try {
    return runEntry(entry, read)
  } catch {
    // The sender throws on the same documents, and marks the entry as refused.
    return null
  }
}

/** Like `writesOf`, but throws what the mutation throws. */
export function runEntry(entry: Entry, read: ReadDocument): readonly Write[] | null {
  const author = { uid: entry.uid, at: new Date(entry.at) }
  return askMutation(entry, (mutation, args) => runMutation(mutation, args, read, author))
}

/** Whether the documents contain the entry's result: running it on them changes nothing. */
export function isStoredIn(entry: Entry, read: ReadDocument): boolean {
  return writesOf(entry, read)?.every((write) => isNeedless(write, read(write.path))) ?? false
}

/**
 * Numbers of sent entries that a later entry of the same key superseded on the server: both were stored in one transaction and
 * its answer was lost. Run again, the earlier entry would treat the later text as another person's.
 */
export function superseded(entries: readonly Entry[], read: ReadDocument): ReadonlySet<number> {
  const sent = entries.filter(({ key, wasSent }) => key !== null && wasSent)
  const isOver = (entry: Entry) => later(entry, sent).some((each) => isStoredIn(each, read))
  return new Set(sent.filter(isOver).map(({ number }) => number))
}

/** Later entries that continue this one, in order; entries that another tab wrote meanwhile are left out. */
function later(entry: Entry, sent: readonly Entry[]): readonly Entry[] {
  const found: Entry[] = []
  let { args } = entry
  for (const each of sent) {
    if (each.number <= entry.number || each.name !== entry.name || each.key !== entry.key) continue
    const joined = joinedArgs({ name: entry.name, args }, each)
    if (joined === null) continue
    args = joined
    found.push(each)
  }
  return found
}

/** Whether the document already contains the write. A server timestamp counts as contained once the field exists. */
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
