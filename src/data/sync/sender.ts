import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal } from '@/domain/base/write'
import { RemoteFault, type Change, type SyncEnvironment } from './environment'
import { allPathsOf, pathsOf, sendable, type Entry, type Fault } from './entry'
import type { Documents, Journal } from './journal'
import { askMutation } from './mutation'
import { Pauses } from './pauses'
import { isNeedless, runEntry, superseded } from './stored'

/** Bounds the XP of a transaction (`XP_PER_STEP_MAX`). */
export const ENTRIES_PER_TRANSACTION = 20
/** Paths per transaction, unless the first entry alone has more: Firestore writes at most 500 documents. */
const PATHS_PER_TRANSACTION = 200
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000

type Environment = Pick<SyncEnvironment, 'remote' | 'exclusive' | 'after' | 'isOnline'>

/** Sends the journal's entries in order; one tab sends at a time. */
export class Sender {
  private isRunning = false
  private isClosed = false
  /** Time until the next try after a failure of the network. */
  private retryMs = FIRST_RETRY_MS
  /** Not null: waits for the next try. */
  private cancelRetry: (() => void) | null = null

  /** Of entries whose text is still being typed. */
  private readonly pauses: Pauses
  private readonly journal: Journal
  private readonly env: Environment
  /** Whether the module that would define a mutation was loaded. */
  private readonly isLoaded: (name: string) => boolean

  constructor(journal: Journal, env: Environment, isLoaded: (name: string) => boolean) {
    this.journal = journal
    this.env = env
    this.isLoaded = isLoaded
    this.pauses = new Pauses(env.after, () => this.wake())
  }

  /** Starts sending, unless it runs or waits for the next try. `isUrgent`: the network is back, and the next try is now. */
  wake(isUrgent = false): void {
    if (this.isClosed) return
    this.pauses.follow(this.journal.storedEntries())
    if (isUrgent) {
      this.cancelRetry?.()
      this.cancelRetry = null
    }
    if (this.cancelRetry || this.isRunning) return
    if (this.nextBatch().length === 0 || !this.env.isOnline()) return
    this.isRunning = true
    void this.env
      .exclusive(`coach-boom.sync.${this.journal.uid}`, () => this.sendAll())
      .catch(() => this.retryLater())
      .finally(() => {
        this.isRunning = false
        // Entries may have been added meanwhile.
        this.wake()
      })
  }

  /** Ends the pauses of typed fields. */
  endPauses(): void {
    if (this.isClosed) return
    this.pauses.follow(this.journal.storedEntries())
    this.pauses.end()
    this.wake()
  }

  /** After `close`: sends again. */
  open(): void {
    this.isClosed = false
    this.wake()
  }

  close(): void {
    this.isClosed = true
    this.pauses.follow([])
    this.cancelRetry?.()
    this.cancelRetry = null
  }

  private async sendAll(): Promise<void> {
    // Another tab may have sent entries that this one still lists.
    await this.journal.refresh()
    for (let batch = this.nextBatch(); batch.length > 0 && !this.isClosed; batch = this.nextBatch()) {
      if (!(await this.env.remote.isSignedIn(this.journal.uid))) {
        this.retryLater()
        return
      }
      try {
        await this.send(batch)
      } catch (thrown) {
        if (!(thrown instanceof RemoteFault) || thrown.kind !== 'network') throw thrown
        this.retryLater()
        return
      }
      this.retryMs = FIRST_RETRY_MS
    }
  }

  /** The entries of the next transaction, in order. */
  private nextBatch(): readonly Entry[] {
    const entries = this.journal.storedEntries()
    // An entry whose module is not loaded yet may be about the same documents as the later ones: they wait with it.
    const unknown = entries.findIndex(({ name }) => !this.isLoaded(name))
    const batch: Entry[] = []
    let paths = 0
    for (const entry of this.pauses.due(sendable(unknown === -1 ? entries : entries.slice(0, unknown)))) {
      paths += pathsOf(entry).length
      if (batch.length > 0 && paths > PATHS_PER_TRANSACTION) break
      batch.push(entry)
      if (batch.length === ENTRIES_PER_TRANSACTION) break
    }
    return batch
  }

  /** Sends entries in one transaction. Where the server refuses it, sends them one by one, to find the refused one. Rejects when the network fails. */
  private async send(batch: readonly Entry[]): Promise<void> {
    const entries = await this.journal.markSent(batch.map(({ number }) => number))
    // Without a mutation that reads its arguments, an entry never runs: it is refused, and can be copied.
    const unreadable = entries.find((entry) => !askMutation(entry, () => true))
    if (unreadable) return this.journal.mark(unreadable.number, 'unknown')
    if (entries.length === 0) return
    try {
      const { sent, documents } = await this.transact(entries)
      await this.journal.commit(sent, documents)
    } catch (thrown) {
      const fault = faultOf(thrown)
      if (!fault) throw thrown
      const [first, ...others] = entries
      if (!first) return
      if (others.length > 0) {
        await this.oneByOne(entries)
        return
      }
      // The server refuses everything to a session that has just ended.
      if (fault === 'denied' && !(await this.env.remote.isSignedIn(first.uid)))
        throw new RemoteFault('network')
      await this.journal.mark(first.number, fault)
    }
  }

  private async oneByOne(entries: readonly Entry[]): Promise<void> {
    for (const { number } of entries) {
      // An entry behind one that was just refused is blocked.
      const isFree = this.nextBatch().some((entry) => entry.number === number)
      const entry = this.journal.storedEntries().find((each) => each.number === number)
      if (entry && isFree) await this.send([entry])
    }
  }

  /** Runs entries in one transaction: the first ones, as many as may be run again. Resolves with them, and with their documents. */
  private async transact(
    entries: readonly Entry[],
  ): Promise<{ sent: readonly Entry[]; documents: Documents }> {
    const paths = [...new Set(entries.flatMap(allPathsOf))]
    let sent = entries
    let documents: Documents = []
    await this.env.remote.transact(paths, (before) => {
      const gone = superseded(this.journal.storedEntries(), (path) => before.get(path) ?? null)
      const isGone = ({ number }: Entry) => gone.has(number)
      const after = repeatable(
        entries.filter((entry) => !isGone(entry)),
        before,
      )
      sent = entries.filter((entry) => isGone(entry) || after.entries.includes(entry))
      const changes = changesOf(before, after.documents)
      documents = [...before].map(([path, fields]) => {
        const change = changes.find((each) => each.path === path)
        const after = change ? change.after : fields
        return [path, after && fieldsAsRead(after, new Date(entries.at(-1)?.at ?? 0))] as const
      })
      return changes
    })
    return { sent, documents }
  }

  private retryLater(): void {
    if (this.isClosed) return
    this.cancelRetry?.()
    this.cancelRetry = this.env.after(this.retryMs, () => {
      this.cancelRetry = null
      this.wake()
    })
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS)
  }
}

type Raw = ReadonlyMap<string, Fields | null>

/**
 * The documents after the first entries, as many as change nothing when they run again: the answer of their transaction may be lost. After
 * « rename, delete » a second run would refuse the first one, after « move, rename » it would undo a part of the second one: the later one
 * goes into the next transaction.
 */
function repeatable(
  entries: readonly Entry[],
  before: Raw,
): { readonly entries: readonly Entry[]; readonly documents: Raw } {
  let documents = before
  const known = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const paths = allPathsOf(entry)
    const done = entries.slice(0, index)
    const meets = paths.some((path) => known.has(path))
    const after = meets ? runTwice([...done, entry], documents) : runOnce(entry, documents)
    if (!after) return { entries: done, documents }
    documents = after
    for (const path of paths) known.add(path)
  }
  return { entries, documents }
}

/** The documents after the last entry; null: with it, a second run of all entries would change something. `documents`: after the others. */
function runTwice(entries: readonly Entry[], documents: Raw): Raw | null {
  try {
    const after = entries.slice(-1).reduce((raw: Raw, entry) => runOnce(entry, raw), documents)
    const again = entries.reduce((raw: Raw, entry) => runOnce(entry, raw), after)
    return changesOf(after, again).length === 0 ? after : null
  } catch {
    // The last one refuses: it is told in a transaction of its own.
    return null
  }
}

/** The documents after an entry; unchanged ones stay the same objects. Throws a `Refusal`. */
function runOnce(entry: Entry, before: Raw): Raw {
  const at = new Date(entry.at)
  const raw = new Map(before)
  const read = (path: string) => {
    const fields = raw.get(path) ?? null
    return fields && fieldsAsRead(fields, at)
  }
  for (const write of runEntry(entry, read) ?? []) {
    const stored = raw.get(write.path)
    // A mutation may only write documents that it named.
    if (stored === undefined) throw new Refusal('invalid')
    if (!isNeedless(write, read(write.path))) raw.set(write.path, afterWrite(stored, write))
  }
  return raw
}

function changesOf(before: Raw, after: Raw): readonly Change[] {
  return [...after].flatMap(([path, fields]) => {
    const stored = before.get(path) ?? null
    return stored === fields ? [] : [{ path, before: stored, after: fields }]
  })
}

/** Null: the error does not concern the entry. */
function faultOf(thrown: unknown): Fault | null {
  if (thrown instanceof Refusal) return thrown.reason
  if (thrown instanceof RemoteFault) return thrown.kind === 'network' ? null : thrown.kind
  // A fault of the mutation itself.
  return 'unknown'
}
