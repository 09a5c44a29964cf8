import { isEqualValue } from '@/domain/base/write'
import { readDate, readFields, readFlag, readInteger, readOneOf, readText } from '@/domain/base/read-field'
import { allReads, askMutation, type Mutation } from './mutation'

/** Why the server, or this version of the product, refused an entry. */
export type Fault = (typeof FAULTS)[number]
const FAULTS = ['denied', 'invalid', 'gone', 'changed', 'too-large', 'full', 'unknown'] as const

/** A mutation that this person made on this device and that the server has not committed yet. */
export interface Entry {
  /** Never used twice, and higher than those of all earlier entries. */
  readonly number: number
  /** Its number; of an entry that changed or released a held one: the place of that one. Entries are ordered by it. */
  readonly place: number
  readonly uid: string
  readonly name: string
  /** Plain JSON. */
  readonly args: unknown
  /** ISO: the server's time at the click, as this device knew it. */
  readonly at: string
  readonly key: string | null
  /** Null: pending, or held. */
  readonly fault: Fault | null
  /**
   * A draft, or a question that its screen sends: shown, and not sent by the sender until the next entry of its key releases it. Dropped
   * once the server's documents show its result.
   */
  readonly isHeld: boolean
  /** Sent at least once: the server may have committed it. */
  readonly wasSent: boolean
}

export interface NewEntry extends Pick<Entry, 'name' | 'args' | 'at' | 'key' | 'isHeld'> {
  /** Of an entry that changes or releases a draft: the draft's place. The next page may find the journal without that draft. */
  readonly place?: number
}

/** `at`: see `Entry`. */
export function newEntry<Args>(mutation: Mutation<Args>, args: Args, at: Date, isHeld = false): NewEntry {
  const key = (isHeld ? mutation.held?.key : mutation.key)?.(args) ?? null
  return { name: mutation.name, args, at: at.toISOString(), key, isHeld }
}

/**
 * The entries with a new one. It replaces the earlier one of its key, where it may (`replacedEntry`): at the end, or a draft in its place, so
 * that the later entries about its document stay behind it.
 */
export function withEntry(entries: readonly Entry[], made: Entry): readonly Entry[] {
  const earlier = replacedEntry(made, entries)
  const joined = earlier && joinedArgs(earlier, made)
  if (!earlier || joined === null) {
    const behind = made.place === made.number ? -1 : entries.findIndex(({ place }) => place > made.place)
    return entries.toSpliced(behind === -1 ? entries.length : behind, 0, made)
  }
  const mayBeHeld = askMutation(made, ({ held }) => held !== undefined)
  if (!mayBeHeld) return [...entries.filter((entry) => entry !== earlier), { ...made, args: joined }]
  // A draft that another tab has just released stays released. One whose release was refused may be held again.
  const isHeld = made.isHeld && (earlier.isHeld || earlier.fault !== null)
  const changed = { ...made, args: joined, isHeld, place: earlier.place }
  return entries.map((entry) => (entry === earlier ? changed : entry))
}

/** The new one with the place of the draft that it changes or releases, if it does. */
export function inPlace(made: NewEntry, entries: readonly Entry[]): NewEntry {
  const isOf = ({ name, key }: Entry) => key !== null && name === made.name && key === made.key
  const earlier = entries.findLast(isOf)
  const isOfDraft =
    earlier && (earlier.isHeld || earlier.fault) && askMutation(made, ({ held }) => held !== undefined)
  return isOfDraft ? { ...made, place: earlier.place } : made
}

export function lastOf(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.map(({ number }) => number))
}

/** The last entry of the new one's key, unless it must stay: it may be on the server already, or a later entry was made on its result. */
function replacedEntry(made: Entry, entries: readonly Entry[]): Entry | undefined {
  if (made.key === null) return undefined
  const last = entries.findLastIndex(({ name, key }) => name === made.name && key === made.key)
  const earlier = entries[last]
  // A refused entry changed nothing and blocks later ones. A held one is changed, or released.
  if (earlier?.fault || earlier?.isHeld) return earlier
  if (!earlier || earlier.wasSent) return undefined
  const paths = pathsOf(made)
  const between = entries.slice(last + 1).filter(({ key }) => key === null)
  return between.some((entry) => pathsOf(entry).some((path) => paths.includes(path))) ? undefined : earlier
}

/** An entry's call of its mutation. */
type Call = Pick<Entry, 'name' | 'args' | 'uid'>

/**
 * Arguments of two entries of one key as one entry (`Mutation.joined`). Null: the later one did not start from the earlier one, or
 * one of them cannot be read.
 */
export function joinedArgs(earlier: Pick<Entry, 'name' | 'args'>, later: Pick<Entry, 'args'>): unknown {
  return askMutation(earlier, ({ args, joined }, first) => {
    const then = args(later.args)
    return joined && then !== null ? joined(first, then) : then
  })
}

/** Paths of the documents that an entry is about; none where no loaded mutation can read the entry. */
export function pathsOf(entry: Call): readonly string[] {
  return askMutation(entry, ({ reads }, args) => reads(args, entry.uid)) ?? []
}

/** `pathsOf` and the paths of the mutation's `besides`. */
export function allPathsOf(entry: Call): readonly string[] {
  return askMutation(entry, (mutation, args) => allReads(mutation, args, entry.uid)) ?? []
}

/** Paths of the documents that an entry waits for, besides those that it is about (`Mutation.needs`). */
function needsOf(entry: Call): readonly string[] {
  return askMutation(entry, ({ needs }, args) => needs?.(args, entry.uid)) ?? []
}

/** Why an entry is not sent: it is refused or held itself, or behind such an entry about a document that it is about or needs. */
export type Wait = 'refused' | 'held'

/** By number, the entries that are not sent. */
export function waitingEntries(entries: readonly Entry[]): ReadonlyMap<number, Wait> {
  const waiting = new Map<number, Wait>()
  const blocked = new Map<string, Wait>()
  for (const entry of entries) {
    const about = pathsOf(entry)
    const [behind] = [...about, ...needsOf(entry)].flatMap((path) => blocked.get(path) ?? [])
    const wait = entry.fault ? 'refused' : entry.isHeld ? 'held' : behind
    if (wait === undefined) continue
    waiting.set(entry.number, wait)
    for (const path of about) blocked.set(path, blocked.get(path) ?? wait)
  }
  return waiting
}

/** The entries that block a deletion and end with it: refused ones, and those behind them, that are about its documents alone. */
export function blockersOf(made: Call, entries: readonly Entry[]): readonly Entry[] {
  if (!askMutation(made, ({ isRemoval }) => isRemoval)) return []
  const removed = pathsOf(made)
  const waiting = waitingEntries(entries)
  return entries.filter((entry) => {
    const about = waiting.get(entry.number) === 'refused' ? pathsOf(entry) : []
    return about.length > 0 && about.every((path) => removed.includes(path))
  })
}

/** A draft with the entries that wait behind it, which would find nothing to change without it; another entry alone. */
export function withFollowers(entry: Entry, entries: readonly Entry[]): readonly Entry[] {
  if (!entry.isHeld) return [entry]
  const lost = new Set(pathsOf(entry))
  const followers = entries.slice(entries.indexOf(entry) + 1).filter((each) => {
    const about = pathsOf(each)
    if (![...about, ...needsOf(each)].some((path) => lost.has(path))) return false
    for (const path of about) lost.add(path)
    return true
  })
  return [entry, ...followers]
}

/** The entries that can be sent, in order. */
export function sendable(entries: readonly Entry[]): readonly Entry[] {
  const waiting = waitingEntries(entries)
  return entries.filter(({ number }) => !waiting.has(number))
}

/** Whether both are the same change of the same moment. A refused one may be made again. */
export function isSameChange(stored: Entry, made: Entry): boolean {
  return (
    stored.fault === null &&
    stored.name === made.name &&
    stored.at === made.at &&
    stored.isHeld === made.isHeld &&
    isEqualValue(stored.args, made.args)
  )
}

/** Parses a row. An unreadable one becomes a refused entry, which can be copied or given up. */
export function readEntry(number: number, value: unknown, uid: string): Entry {
  const fields = readFields(value)
  const name = readText(fields?.['name'])
  const at = readDate(fields?.['at'])
  if (!fields || name === '' || !at) {
    return {
      number,
      place: number,
      uid,
      name: '',
      args: value,
      at: new Date(0).toISOString(),
      key: null,
      fault: 'unknown',
      isHeld: false,
      wasSent: false,
    }
  }
  return {
    number,
    place: readInteger(fields['place'], 0, Number.MAX_SAFE_INTEGER, number),
    uid: readText(fields['uid']),
    name,
    args: fields['args'],
    at: at.toISOString(),
    key: typeof fields['key'] === 'string' ? fields['key'] : null,
    fault: fields['fault'] === null ? null : readOneOf(fields['fault'], FAULTS, 'unknown'),
    isHeld: readFlag(fields['isHeld']),
    wasSent: readFlag(fields['wasSent']),
  }
}
