import type { Fields } from '@/domain/base/read-field'
import { Listeners } from '@/domain/base/listeners'
import {
  blockersOf,
  isSameChange,
  lastOf,
  pathsOf,
  readEntry,
  sendable,
  withEntry,
  type Entry,
  type Fault,
  type NewEntry,
} from './entry'
import type { SyncEnvironment } from './environment'
import { merged, type Row } from './storage'

/** Documents by path after a transaction; null: deleted. */
export type Documents = readonly (readonly [path: string, fields: Fields | null])[]

/** Functions that the journal calls. */
export interface JournalEvents {
  /** The server committed entries, sent by this tab (`isOwn`) or another one. They leave the journal when it resolves. */
  readonly committed: (entries: readonly Entry[], documents: Documents, isOwn: boolean) => Promise<void>
  /** The person gave entries up, here or in another tab. */
  readonly dropped: (numbers: readonly number[]) => void
}

type Environment = Pick<SyncEnvironment, 'uid' | 'storage' | 'channel' | 'now' | 'salt'>

interface Message {
  /** Numbers of all entries that its page dropped: a full storage may still have them when a new page reads it. */
  readonly dropped: readonly number[]
  readonly committed?: Committed
}
interface Committed {
  /** Complete entries: another tab may not have read them yet. */
  readonly entries: readonly Entry[]
  readonly documents: Documents
}

/** One person's pending and refused mutations on this device, in order, stored for all tabs. */
export class Journal {
  /** The entries that the device has stored, as this page knows them. */
  private stored: readonly Entry[] = []
  /** Entries of this page that the device has not stored yet: they are shown, and not sent. */
  private staged: readonly Entry[] = []
  /** Those of them that are being stored: a later one must not replace these, or its arguments would not follow what is then stored. */
  private leaving: readonly Entry[] = []
  /** The stored entries with the staged ones applied (`withEntry`). */
  private shown: readonly Entry[] = []
  /** Resolves when all earlier entries of this page are stored. */
  private storing: Promise<void> = Promise.resolve()
  /** Highest entry number that this page has seen, including removed entries. */
  private lastNumber = 0
  private readonly listeners = new Listeners()
  /** Numbers of committed or dropped entries that were told. */
  private readonly announced = new Set<number>()
  /** Numbers of dropped entries, which the storage may have for a moment. */
  private readonly dropped = new Set<number>()

  readonly uid: string
  private readonly env: Environment
  private readonly events: JournalEvents

  constructor(env: Environment, events: JournalEvents) {
    this.uid = env.uid
    this.env = env
    this.events = events
    env.channel?.addEventListener('message', ({ data }) => {
      this.receive(data as Message)
    })
  }

  /** In order, with those that are not stored yet. The same array until an entry changes. */
  entries = (): readonly Entry[] => this.shown

  /** In order: the entries that can be sent, since every tab has them. */
  storedEntries = (): readonly Entry[] => this.stored

  /** Resolves when the entries that this page made are stored. */
  whenStored = (): Promise<void> => this.storing

  subscribe = this.listeners.subscribe

  /** Reads the entries from the storage. */
  async refresh(): Promise<void> {
    this.takeRows(await this.env.storage.read('journal'))
  }

  /**
   * Adds a mutation as an entry, which is shown in the same call. Resolves when the device has stored it. It may replace an earlier
   * entry of its key (`Mutation.key`). A deletion gives up the refused entries that would block it.
   */
  add(made: NewEntry): Promise<void> {
    const blockers = blockersOf({ ...made, uid: this.uid }, this.shown)
    if (blockers.length > 0) void this.drop(blockers.map(({ number }) => number))
    const number = this.numberAfter(this.lastNumber)
    const entry: Entry = {
      ...made,
      number,
      place: made.place ?? number,
      uid: this.uid,
      fault: null,
      wasSent: false,
    }
    this.lastNumber = entry.number
    const waiting = this.staged.filter((each) => !this.leaving.includes(each))
    this.staged = [...this.leaving, ...withEntry(waiting, entry)]
    this.show()
    // One step at a time: entries that are typed meanwhile replace each other, and are stored by the next step.
    this.storing = this.storing.then(() => this.store())
    return this.storing
  }

  /** Marks entries as sent, before the request. Returns those that can still be sent. */
  async markSent(numbers: readonly number[]): Promise<readonly Entry[]> {
    let sent: readonly Entry[] = []
    await this.change((entries) => {
      sent = notOvertaking(sendable(entries), numbers)
      return sent.filter(({ wasSent }) => !wasSent).map((entry) => row({ ...entry, wasSent: true }))
    })
    return sent
  }

  /** Removes entries that the server committed. `documents`: after the transaction. */
  async commit(committed: readonly Entry[], documents: Documents): Promise<void> {
    await this.announce(committed, documents, true)
    await this.remove(committed.map(({ number }) => number))
    this.tell({ entries: committed, documents })
  }

  /** Whether the entry was told as committed; it may be listed until its removal is stored. */
  isTold({ number }: Entry): boolean {
    return this.announced.has(number)
  }

  /** Marks an entry as refused, which stays until the person decides. Null, « Réessayer »: as pending again. */
  async mark(number: number, fault: Fault | null): Promise<void> {
    await this.change((entries) =>
      entries.filter((entry) => entry.number === number).map((entry) => row({ ...entry, fault })),
    )
    this.tell()
  }

  /** Writes the entries again into a storage that was deleted under this page. */
  async restore(): Promise<void> {
    // An entry that was committed or dropped since this page read the storage is none of them.
    await this.change(() => [...this.announced].map((number) => removedRow({ number })))
    this.tell()
  }

  /** « Abandonner » */
  async drop(given: readonly number[]): Promise<void> {
    const chosen = this.shown.filter(({ number }) => given.includes(number))
    // As they were before: an earlier text of the same field, a draft that is being changed.
    const isReplaced = ({ place, name, key }: Entry) =>
      chosen.some(
        (entry) => entry.place === place || (key !== null && entry.name === name && entry.key === key),
      )
    const before = [...this.stored, ...this.staged]
      .filter((entry) => !this.shown.includes(entry) && isReplaced(entry))
      .map(({ number }) => number)
    const numbers = [...new Set([...given, ...before])]
    this.forget(numbers)
    await this.change(() => numbers.map((number) => removedRow({ number })))
    this.tell()
  }

  /** Higher than the last number even if the clock went back; the last three digits are this page's salt. */
  private numberAfter(last: number): number {
    return Math.max(this.env.now().getTime(), Math.floor(last / 1_000) + 1) * 1_000 + this.env.salt
  }

  /** Stores the staged entries in one step, behind those of other tabs. */
  private async store(): Promise<void> {
    if (this.staged.length === 0) return
    try {
      await this.change(
        (entries) => {
          this.leaving = this.staged
          // The previous page of the tab may have ended just after it stored the same.
          const made = this.leaving.filter((entry) => !entries.some((each) => isSameChange(each, entry)))
          const after = made.reduce(
            (earlier, entry) => withEntry(earlier, this.behind(earlier, entry)),
            entries,
          )
          return [
            ...entries.filter((entry) => !after.includes(entry)).map(removedRow),
            ...after.filter((entry) => !entries.includes(entry)).map(row),
          ]
        },
        () => {
          this.staged = this.staged.filter((entry) => !this.leaving.includes(entry))
          this.leaving = []
        },
      )
    } finally {
      // Where the storage failed, they stay staged.
      this.leaving = []
    }
    this.tell()
  }

  /** The entry with a number behind these. A number is never used twice: the view remembers results by it. */
  private behind(earlier: readonly Entry[], entry: Entry): Entry {
    const last = lastOf(earlier)
    if (entry.number > last) return entry
    this.lastNumber = this.numberAfter(Math.max(last, this.lastNumber))
    const place = entry.place === entry.number ? this.lastNumber : entry.place
    return { ...entry, number: this.lastNumber, place }
  }

  private remove(numbers: readonly number[]): Promise<void> {
    return this.change((entries) => entries.filter(({ number }) => numbers.includes(number)).map(removedRow))
  }

  private async change(
    decide: (entries: readonly Entry[]) => readonly Row[],
    done?: () => void,
  ): Promise<void> {
    let after: readonly Row[] = []
    await this.env.storage.change('journal', (rows) => {
      const all = this.parseAll(rows)
      const entries = lastOfPlaces(all)
      const replaced = all.filter((entry) => !entries.includes(entry))
      const decided = [...replaced.map(removedRow), ...decide(entries)]
      after = merged(rows, decided)
      return decided
    })
    done?.()
    this.takeRows(after)
  }

  private takeRows(rows: readonly Row[]): void {
    const before = this.stored
    this.stored = this.parse(rows)
    this.lastNumber = Math.max(this.lastNumber, lastOf(this.stored))
    // The storage may be ahead of the other tab's message that an entry was committed.
    const left = before.filter((entry) => this.isCommittedElsewhere(entry))
    if (left.length > 0) void this.announce(left, [])
    this.show()
  }

  private show(): void {
    this.shown = this.staged.reduce(withEntry, this.stored)
    this.listeners.notify()
  }

  private isCommittedElsewhere({ number, fault, name, key }: Entry): boolean {
    if (fault || this.announced.has(number)) return false
    return !this.stored.some(
      (entry) => entry.number === number || (key !== null && entry.name === name && entry.key === key),
    )
  }

  private parse(rows: readonly Row[]): readonly Entry[] {
    return lastOfPlaces(this.parseAll(rows))
  }

  private parseAll(rows: readonly Row[]): readonly Entry[] {
    return rows
      .map(([key, value]) => readEntry(Number(key), value, this.uid))
      .filter(({ uid, number }) => uid === this.uid && !this.dropped.has(number))
      .sort((a, b) => a.place - b.place || a.number - b.number)
  }

  private tell(committed?: Committed): void {
    const dropped = [...this.dropped]
    this.env.channel?.postMessage({ dropped, ...(committed && { committed }) } satisfies Message)
  }

  private receive({ dropped, committed }: Message): void {
    const unknown = dropped.filter((number) => !this.dropped.has(number))
    if (unknown.length > 0) this.forget(unknown)
    if (committed) {
      void this.announce(committed.entries, committed.documents)
      // This page may have written them again into a deleted storage.
      void this.remove(committed.entries.map(({ number }) => number))
    } else void this.refresh()
  }

  private async announce(entries: readonly Entry[], documents: Documents, isOwn = false): Promise<void> {
    const unannounced = entries.filter(({ number }) => !this.announced.has(number))
    for (const { number } of unannounced) this.announced.add(number)
    await this.events.committed(unannounced, documents, isOwn)
  }

  /** Entries that were given up, here or in another tab: they leave every screen in the same call. */
  private forget(numbers: readonly number[]): void {
    for (const number of numbers) {
      this.announced.add(number)
      this.dropped.add(number)
    }
    this.staged = this.staged.filter(({ number }) => !numbers.includes(number))
    this.leaving = this.leaving.filter(({ number }) => !numbers.includes(number))
    this.stored = this.stored.filter(({ number }) => !numbers.includes(number))
    this.events.dropped(numbers)
    this.show()
  }
}

/** Those of the numbers that are behind no other entry about the same document: another tab may have stored one that this page did not know. */
function notOvertaking(entries: readonly Entry[], numbers: readonly number[]): readonly Entry[] {
  const waiting = new Set<string>()
  return entries.filter((entry) => {
    const about = pathsOf(entry)
    if (numbers.includes(entry.number) && !about.some((path) => waiting.has(path))) return true
    for (const path of about) waiting.add(path)
    return false
  })
}

/** After a deletion another tab may have written a draft as it was before it was changed or released. */
function lastOfPlaces(entries: readonly Entry[]): readonly Entry[] {
  const last = new Map(entries.map(({ place, number }) => [place, number]))
  return entries.filter(({ place, number }) => last.get(place) === number)
}

function row(entry: Entry): Row {
  return [entry.number, entry]
}

function removedRow({ number }: Pick<Entry, 'number'>): Row {
  return [number, undefined]
}
