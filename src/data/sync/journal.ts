import type { Fields } from '@/domain/base/read-field'
import { readDate, readFields, readFlag, readOneOf, readText } from '@/domain/base/read-field'
import { Listeners } from '@/domain/base/listeners'
import { mutationOf } from './mutation'
import type { Row, SyncStorage } from './storage'

/** Why the server, or this version of the product, did not take an entry. */
export type Fault = 'denied' | 'invalid' | 'gone' | 'too-large' | 'unknown'

/** One mutation that this person made on this device and the server has not taken yet. */
export interface Entry {
  /** Its place in the order of all entries, whatever the tab. */
  readonly number: number
  readonly uid: string
  readonly name: string
  /** Plain JSON. */
  readonly args: unknown
  /** ISO: the server's time at the click, as this device knew it. */
  readonly at: string
  readonly key: string | null
  readonly state: 'pending' | 'refused'
  readonly fault: Fault | null
  /** It left this device at least once: the server may have it. */
  readonly wasSent: boolean
}

export type NewEntry = Pick<Entry, 'name' | 'args' | 'at' | 'key'>

/** Documents by path, as a transaction left them; null: it deleted the document. */
export type Documents = readonly (readonly [path: string, fields: Fields | null])[]

/** How the tabs of one browser tell each other that the journal changed. */
export interface Channel {
  post: (message: unknown) => void
  listen: (hear: (message: unknown) => void) => void
  close: () => void
}

type OnCommitted = (entries: readonly Entry[], documents: Documents) => Promise<void>

type Message =
  { readonly kind: 'changed' } | { readonly kind: 'dropped'; readonly numbers: readonly number[] } | Committed
interface Committed {
  readonly kind: 'committed'
  /** Whole entries: another tab may not have read them yet. */
  readonly entries: readonly Entry[]
  readonly documents: Documents
}

/** The mutations that wait, in order, for one person on this device; what the server refused stays among them. */
export class Journal {
  private known: readonly Entry[] = []
  /** The highest number that this page has seen, also of an entry that is gone. */
  private lastNumber = 0
  private readonly listeners = new Listeners()
  private readonly onCommitted = new Set<OnCommitted>()
  private readonly onDropped = new Set<(numbers: readonly number[]) => void>()
  /** Entries whose fate was told to the view. */
  private readonly settled = new Set<number>()

  readonly uid: string
  private readonly storage: SyncStorage
  private readonly channel: Channel
  private readonly now: () => Date
  /** Below 1,000, another one in each page: two pages that cannot see each other's entries number them differently. */
  private readonly salt: number

  constructor(uid: string, storage: SyncStorage, channel: Channel, now: () => Date, salt: number) {
    this.salt = salt
    this.uid = uid
    this.storage = storage
    this.channel = channel
    this.now = now
    channel.listen((message) => {
      this.hear(message as Message)
    })
  }

  /** In their order. The same list until something changes. */
  entries = (): readonly Entry[] => this.known

  subscribe = this.listeners.subscribe

  /** `hear` is told of entries that the server took, from this tab or another one; they leave the list when it has resolved. */
  whenCommitted(hear: OnCommitted): void {
    this.onCommitted.add(hear)
  }

  /** `hear` is told of entries that the person gave up. */
  whenDropped(hear: (numbers: readonly number[]) => void): void {
    this.onDropped.add(hear)
  }

  /** Reads what the storage has. */
  async refresh(): Promise<void> {
    this.take(await this.storage.read('journal'))
  }

  /** Keeps a mutation. Resolves once the storage has it; an earlier entry of its key may go for it (`Mutation.key`). */
  async add(made: NewEntry): Promise<void> {
    await this.change((entries) => {
      const earlier = made.key === null ? undefined : replacedBy(made, entries, this.uid)
      const join = mutationOf(made.name)?.joined
      const joined = earlier && join ? join(earlier.args, made.args) : made.args
      const replaced = joined === null ? undefined : earlier
      const entry: Entry = {
        ...made,
        args: joined ?? made.args,
        number: this.numberAfter(Math.max(this.lastNumber, entries.at(-1)?.number ?? 0)),
        uid: this.uid,
        state: 'pending',
        fault: null,
        wasSent: false,
      }
      this.lastNumber = entry.number
      return [...(replaced ? [gone(replaced)] : []), row(entry)]
    })
    this.channel.post({ kind: 'changed' } satisfies Message)
  }

  /** Marks entries as sent, before they leave the device. Returns those that are still there to be sent. */
  async markSent(numbers: readonly number[]): Promise<readonly Entry[]> {
    let sent: readonly Entry[] = []
    await this.change((entries) => {
      sent = entries.filter(({ number, state }) => numbers.includes(number) && state === 'pending')
      return sent.filter(({ wasSent }) => !wasSent).map((entry) => row({ ...entry, wasSent: true }))
    })
    return sent
  }

  /** The server has them: they go. `documents`: as the transaction left them. */
  async commit(committed: readonly Entry[], documents: Documents): Promise<void> {
    const message: Message = { kind: 'committed', entries: committed, documents }
    const numbers = committed.map(({ number }) => number)
    await this.tell(committed, documents)
    await this.change((entries) => entries.filter(({ number }) => numbers.includes(number)).map(gone))
    this.channel.post(message)
  }

  /** The server refused one: it stays, and is offered. */
  refuse(number: number, fault: Fault): Promise<void> {
    return this.put(number, { state: 'refused', fault })
  }

  /** « Réessayer » */
  retry(number: number): Promise<void> {
    return this.put(number, { state: 'pending', fault: null })
  }

  /** « Abandonner » */
  async drop(numbers: readonly number[]): Promise<void> {
    this.forget(numbers)
    await this.change((entries) => entries.filter(({ number }) => numbers.includes(number)).map(gone))
    this.channel.post({ kind: 'dropped', numbers } satisfies Message)
  }

  /** The browser emptied the storage under this page: what this page knows is written again. */
  async rewrite(): Promise<void> {
    const { known } = this
    await this.change(() => known.map(row))
  }

  /** Later than the last one, whatever the clock says; its last three digits are this page's own. */
  private numberAfter(last: number): number {
    return Math.max(this.now().getTime(), Math.floor(last / 1_000) + 1) * 1_000 + this.salt
  }

  private async put(number: number, changes: Partial<Entry>): Promise<void> {
    await this.change((entries) =>
      entries.filter((entry) => entry.number === number).map((entry) => row({ ...entry, ...changes })),
    )
    this.channel.post({ kind: 'changed' } satisfies Message)
  }

  private async change(decide: (entries: readonly Entry[]) => readonly Row[]): Promise<void> {
    let after: readonly Row[] = []
    await this.storage.change('journal', (rows) => {
      const decided = decide(this.parse(rows))
      after = merged(rows, decided)
      return decided
    })
    this.take(after)
  }

  private take(rows: readonly Row[]): void {
    const before = this.known
    this.known = this.parse(rows)
    this.lastNumber = Math.max(this.lastNumber, this.known.at(-1)?.number ?? 0)
    // Storage can be ahead of the message that says what became of an entry.
    const left = before.filter((entry) => this.isCommittedElsewhere(entry))
    if (left.length > 0) void this.tell(left, [])
    this.listeners.tell()
  }

  private isCommittedElsewhere({ number, state, name, key }: Entry): boolean {
    if (state !== 'pending' || this.settled.has(number)) return false
    return !this.known.some(
      (entry) => entry.number === number || (key !== null && entry.name === name && entry.key === key),
    )
  }

  private parse(rows: readonly Row[]): readonly Entry[] {
    return rows
      .map(([key, value]) => readEntry(Number(key), value, this.uid))
      .filter(({ uid }) => uid === this.uid)
      .sort((a, b) => a.number - b.number)
  }

  private hear(message: Message): void {
    if (message.kind === 'committed') void this.tell(message.entries, message.documents)
    if (message.kind === 'dropped') this.forget(message.numbers)
    void this.refresh()
  }

  private async tell(entries: readonly Entry[], documents: Documents): Promise<void> {
    const untold = entries.filter(({ number }) => !this.settled.has(number))
    for (const { number } of untold) this.settled.add(number)
    await Promise.all([...this.onCommitted].map((hear) => hear(untold, documents)))
  }

  /** Given up, here or in another tab: the server does not have them. */
  private forget(numbers: readonly number[]): void {
    for (const number of numbers) this.settled.add(number)
    for (const hear of this.onDropped) hear(numbers)
  }
}

function merged(rows: readonly Row[], changes: readonly Row[]): readonly Row[] {
  const all = new Map(rows)
  for (const [key, value] of changes) {
    if (value === undefined) all.delete(key)
    else all.set(key, value)
  }
  return [...all]
}

function row(entry: Entry): Row {
  return [entry.number, entry]
}

function gone({ number }: Entry): Row {
  return [number, undefined]
}

/** The entry that a later one of its key makes needless: see `Mutation.key`. */
function replacedBy(made: NewEntry, entries: readonly Entry[], uid: string): Entry | undefined {
  const last = entries.findLastIndex(({ name, key }) => name === made.name && key === made.key)
  const earlier = entries[last]
  // A refused one changed nothing, and what comes after it waits: the later one takes its place.
  if (earlier?.state === 'refused') return earlier
  if (!earlier || earlier.wasSent) return undefined
  const paths = pathsOf({ ...made, uid })
  const between = entries.slice(last + 1).filter(({ key }) => key === null)
  return between.some((entry) => pathsOf(entry).some((path) => paths.includes(path))) ? undefined : earlier
}

/** The documents that an entry is about; none where no mutation that is loaded can read it. */
export function pathsOf({ name, args, uid }: Pick<Entry, 'name' | 'args' | 'uid'>): readonly string[] {
  try {
    return mutationOf(name)?.reads(args, uid) ?? []
  } catch {
    return []
  }
}

/** The same, with the documents that it sees besides. */
export function allPathsOf(entry: Pick<Entry, 'name' | 'args' | 'uid'>): readonly string[] {
  try {
    return [...pathsOf(entry), ...(mutationOf(entry.name)?.besides?.(entry.args, entry.uid) ?? [])]
  } catch {
    return []
  }
}

/** What cannot be read is kept as a refused entry, which can be copied and given up. */
function readEntry(number: number, value: unknown, uid: string): Entry {
  const fields = readFields(value)
  const name = readText(fields?.['name'])
  const at = readDate(fields?.['at'])
  if (!fields || name === '' || !at) {
    return {
      ...{ number, uid, name: '', args: value, at: new Date(0).toISOString(), key: null },
      ...{ state: 'refused', fault: 'unknown', wasSent: false },
    }
  }
  const fault = readOneOf(fields['fault'], ['denied', 'invalid', 'gone', 'too-large', 'unknown'], 'unknown')
  const state = readOneOf(fields['state'], ['pending', 'refused'], 'pending')
  return {
    number,
    uid: readText(fields['uid']),
    name,
    args: fields['args'],
    at: at.toISOString(),
    key: typeof fields['key'] === 'string' ? fields['key'] : null,
    state,
    fault: state === 'refused' ? fault : null,
    wasSent: readFlag(fields['wasSent']),
  }
}
