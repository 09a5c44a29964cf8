import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal } from '@/domain/base/write'
import { allPathsOf, pathsOf, type Documents, type Entry, type Fault, type Journal } from './journal'
import { mutationOf } from './mutation'
import { isNeedless, superseded } from './stored'

/** A document before and after; fields as they are written (`Date`, `SERVER_TIME`). Null: there is none. */
export interface Change {
  readonly path: string
  readonly before: Fields | null
  readonly after: Fields | null
}

/** What the server said, or could not be asked. */
export class RemoteFault extends Error {
  /** `network`: nothing is known, it may have been carried out. The others are final. */
  readonly kind: 'network' | Exclude<Fault, 'gone' | 'unknown'>

  constructor(kind: 'network' | Exclude<Fault, 'gone' | 'unknown'>, options?: { cause?: unknown }) {
    super(kind, options)
    this.kind = kind
    this.name = 'RemoteFault'
  }
}

export interface Transactions {
  /**
   * Reads the documents on the server and writes what `decide` makes of them, all of it or nothing; `decide` may run several
   * times. Rejects with `RemoteFault`, or with what `decide` throws.
   */
  transact: (
    paths: readonly string[],
    decide: (docs: ReadonlyMap<string, Fields | null>) => readonly Change[],
  ) => Promise<void>
  /** Whether this person is signed in at the server: nobody else's session may send or be refused their entries. */
  isSignedIn: (uid: string) => Promise<boolean>
}

/** Runs work while no other tab of this browser runs work of that name. */
export type Exclusive = (name: string, work: () => Promise<void>) => Promise<void>

export interface Timers {
  /** Returns what cancels it. */
  after: (ms: number, work: () => void) => () => void
}

export interface SenderSurroundings {
  readonly exclusive: Exclusive
  readonly timers: Timers
  readonly isOnline: () => boolean
  /** Whether the module that would know a mutation is there. */
  readonly isLoaded: (name: string) => boolean
}

const ENTRIES_PER_TRANSACTION = 20
/** Of one transaction, besides the first entry's: Firestore writes 500 at most. */
const PATHS_PER_TRANSACTION = 200
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** Sends the journal's entries in order, one tab at a time. */
export class Sender {
  private isRunning = false
  private isAskedAgain = false
  private isClosed = false
  private pauseMs = FIRST_PAUSE_MS
  private cancelPause: (() => void) | null = null

  private readonly journal: Journal
  private readonly remote: Transactions
  private readonly around: SenderSurroundings

  constructor(journal: Journal, remote: Transactions, around: SenderSurroundings) {
    this.journal = journal
    this.remote = remote
    this.around = around
  }

  /** There may be something to send. While a pause after a failure lasts, only `isUrgent` ends it: the network is back. */
  wake(isUrgent = false): void {
    if (this.isClosed) return
    if (isUrgent) {
      this.cancelPause?.()
      this.cancelPause = null
    }
    if (this.cancelPause) return
    if (this.isRunning) {
      this.isAskedAgain = true
      return
    }
    if (this.next().length === 0 || !this.around.isOnline()) return
    this.isRunning = true
    void this.around
      .exclusive(`coach-boom.sync.${this.journal.uid}`, () => this.sendAll())
      .catch(() => this.pause())
      .finally(() => {
        this.isRunning = false
        if (!this.isAskedAgain) return
        this.isAskedAgain = false
        this.wake()
      })
  }

  close(): void {
    this.isClosed = true
    this.cancelPause?.()
    this.cancelPause = null
  }

  private async sendAll(): Promise<void> {
    // Another tab may have sent what this one knows.
    await this.journal.refresh()
    for (let batch = this.next(); batch.length > 0 && !this.isClosed; batch = this.next()) {
      if (!(await this.remote.isSignedIn(this.journal.uid))) {
        this.pause()
        return
      }
      try {
        await this.send(batch)
      } catch (thrown) {
        if (!(thrown instanceof RemoteFault) || thrown.kind !== 'network') throw thrown
        this.pause()
        return
      }
      this.pauseMs = FIRST_PAUSE_MS
    }
  }

  /** Entries that can go together: in order, without those behind a refused one about the same document. */
  private next(): readonly Entry[] {
    const held = new Set<string>()
    const batch: Entry[] = []
    let paths = 0
    for (const entry of this.journal.entries()) {
      // What comes after it may be about the same documents.
      if (!this.around.isLoaded(entry.name)) break
      if (mutationOf(entry.name)?.isSentByScreen) continue
      const about = pathsOf(entry)
      if (entry.state === 'refused' || about.some((path) => held.has(path))) {
        for (const path of about) held.add(path)
        continue
      }
      paths += about.length
      if (batch.length > 0 && paths > PATHS_PER_TRANSACTION) break
      batch.push(entry)
      if (batch.length === ENTRIES_PER_TRANSACTION) break
    }
    return batch
  }

  /** All of them or, where the server refuses them together, one by one. Rejects when the network fails. */
  private async send(batch: readonly Entry[]): Promise<void> {
    const entries = await this.journal.markSent(batch.map(({ number }) => number))
    const unreadable = entries.find((entry) => !mutationOf(entry.name))
    if (unreadable) return this.journal.refuse(unreadable.number, 'unknown')
    if (entries.length === 0) return
    try {
      const documents = await this.transact(entries)
      await this.journal.commit(entries, documents)
    } catch (thrown) {
      const fault = faultOf(thrown)
      if (!fault) throw thrown
      const [first, ...others] = entries
      if (!first) return
      if (others.length > 0) {
        await this.oneByOne(entries)
        return
      }
      // A session that ended meanwhile is refused everything.
      if (fault === 'denied' && !(await this.remote.isSignedIn(first.uid))) throw new RemoteFault('network')
      await this.journal.refuse(first.number, fault)
    }
  }

  private async oneByOne(entries: readonly Entry[]): Promise<void> {
    for (const { number } of entries) {
      // What stands behind one that was just refused waits.
      const isFree = this.next().some((entry) => entry.number === number)
      const entry = this.journal.entries().find((each) => each.number === number)
      if (entry && isFree) await this.send([entry])
    }
  }

  private async transact(entries: readonly Entry[]): Promise<Documents> {
    const paths = [...new Set(entries.flatMap(allPathsOf))]
    let documents: Documents = []
    await this.remote.transact(paths, (before) => {
      const read = (path: string) => before.get(path) ?? null
      const gone = superseded(this.journal.entries(), read)
      const changes = changesOf(
        entries.filter(({ number }) => !gone.has(number)),
        before,
      )
      documents = [...before].map(([path, fields]) => {
        const change = changes.find((each) => each.path === path)
        const after = change ? change.after : fields
        return [path, after && fieldsAsRead(after, new Date(entries.at(-1)?.at ?? 0))] as const
      })
      return changes
    })
    return documents
  }

  private pause(): void {
    if (this.isClosed) return
    this.cancelPause?.()
    this.cancelPause = this.around.timers.after(this.pauseMs, () => {
      this.cancelPause = null
      this.wake()
    })
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

/** What the entries make of the documents, one after the other; documents that stay as they are are left out. */
function changesOf(entries: readonly Entry[], before: ReadonlyMap<string, Fields | null>): readonly Change[] {
  const raw = new Map(before)
  for (const entry of entries) {
    const author = { uid: entry.uid, at: new Date(entry.at) }
    const docs = allPathsOf(entry).map((path) => {
      const fields = raw.get(path) ?? null
      return fields && fieldsAsRead(fields, author.at)
    })
    const writes = mutationOf(entry.name)?.writes(entry.args, docs, author) ?? []
    for (const write of writes) {
      const stored = raw.get(write.path)
      // A document that was not read cannot be written: a mutation names all that it looks at.
      if (stored === undefined) throw new Refusal('invalid')
      if (!isNeedless(write, stored && fieldsAsRead(stored, author.at))) {
        raw.set(write.path, afterWrite(stored, write))
      }
    }
  }
  return [...raw].flatMap(([path, after]) => {
    const stored = before.get(path) ?? null
    return stored === after ? [] : [{ path, before: stored, after }]
  })
}

/** Null: it says nothing of the entry. */
function faultOf(thrown: unknown): Fault | null {
  if (thrown instanceof Refusal) return thrown.reason
  if (thrown instanceof RemoteFault) return thrown.kind === 'network' ? null : thrown.kind
  // The decision itself failed on arguments that it cannot read.
  return 'unknown'
}
