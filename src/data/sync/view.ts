import type { Fields } from '@/domain/base/read-field'
import { afterWrite, asRead, fieldsAsRead, isEqualValue, SERVER_TIME, type Write } from '@/domain/base/write'
import { allPathsOf, pathsOf, waitingEntries, type Entry, type Wait } from './entry'
import type { Documents, Journal } from './journal'
import { compareValues, isSameDoc, matches, pathOf, type Doc, type Spec } from './query'
import type { Replica } from './replica'
import { isNeedless, isStoredIn, superseded, writesOf } from './stored'
import { Tracks } from './tracks'

/** A committed entry stays in the view until a live answer shows its result, or until an answer after this time. */
const SETTLING_MS = 10_000

/** A document after the pending entries were applied to it. */
interface Overlay {
  /** Fields as written (`Date`, `SERVER_TIME`); null: deleted. */
  readonly raw: Fields | null
  readonly estimate: Date
  readonly isPending: boolean
  readonly isHeld: boolean
  readonly refused: readonly number[]
}

/** A write of an entry, and the server's document on which it was decided. */
interface Decided {
  readonly write: Write
  readonly on: Fields | null
  /** The mutation does not write it any more, since another document of the entry was answered first. */
  readonly isLeft: boolean
}

/** What an entry writes, and what it had read when it was decided, by path. */
interface Decision {
  readonly writes: readonly Decided[]
  readonly reads: ReadonlyMap<string, Fields | null>
}

interface Settling {
  readonly entry: Entry
  readonly until: number
  /** Paths of documents that its transaction deleted. */
  readonly deleted: ReadonlySet<string>
}

/** What screens read: the replica with committed and pending entries applied in order. */
export class View {
  private overlays: ReadonlyMap<string, Overlay> = new Map()
  /** Paths of documents that entries are about: a query's older answer may not contain them yet. */
  private touched: ReadonlySet<string> = new Set()
  private settling: readonly Settling[] = []
  /** By the entry's number. */
  private decided: ReadonlyMap<number, Decision> = new Map()
  /** The journal's entries that are not sent, by number. */
  private waiting: ReadonlyMap<number, Wait> = new Map()
  private readonly docs = new Map<
    string,
    { readonly of: Fields; readonly overlays: Overlay | undefined; readonly doc: Doc }
  >()

  private readonly tracks: Tracks
  private readonly journal: Journal
  private readonly replica: Replica
  private readonly elapsed: () => number

  constructor(journal: Journal, replica: Replica, elapsed: () => number) {
    this.journal = journal
    this.replica = replica
    this.tracks = new Tracks((path) => replica.document(path))
    this.elapsed = elapsed
  }

  /** Applies all entries again. To be called when the journal, the replica or the registry of mutations changed. */
  replay(): void {
    const overlays = new Map<string, Overlay>()
    const committed = this.settling.map(({ entry }) => entry)
    // The journal lists a committed entry until its removal is stored. It is applied before all others, as on the server, or not any more where
    // the documents show it: another tab, which had no storage for a while, may store an entry before it that its transaction did not contain.
    const listed = this.journal.entries().filter((entry) => !this.journal.isTold(entry))
    const entries = [...committed, ...listed]
    const gone = superseded(entries, (path) => this.replica.document(path))
    const decided = new Map<number, Decision>()
    this.waiting = waitingEntries(listed)
    const isSent = ({ number }: Entry) => !this.waiting.has(number)
    this.tracks.findContained(entries.filter(isSent), committed)
    for (const [index, entry] of entries.entries()) {
      if (gone.has(entry.number)) continue
      const decision = this.decide(overlays, entry)
      decided.set(entry.number, decision)
      this.apply(overlays, entry, index >= committed.length, decision.writes)
    }
    this.decided = decided
    this.overlays = overlays
    this.touched = new Set([...overlays.keys(), ...entries.flatMap((entry) => pathsOf(entry))])
  }

  /**
   * Keeps committed entries applied until a live answer shows their result, in the order of the server: this tab's own follow all
   * that it knows, while another tab's message may arrive late and is placed by number.
   */
  settle(entries: readonly Entry[], documents: Documents, isOwn: boolean): void {
    const deleted = new Set(documents.flatMap(([path, fields]) => (fields ? [] : [path])))
    const until = this.elapsed() + SETTLING_MS
    const [first] = entries
    const isLater = ({ entry }: Settling) => first !== undefined && entry.place > first.place
    const later = isOwn ? -1 : this.settling.findIndex(isLater)
    const at = later === -1 ? this.settling.length : later
    this.tracks.committed(entries, documents)
    this.settling = this.settling.toSpliced(at, 0, ...entries.map((entry) => ({ entry, until, deleted })))
  }

  /** Removes entries that were given up. */
  drop(numbers: readonly number[]): void {
    this.settling = this.settling.filter(({ entry }) => !numbers.includes(entry.number))
  }

  /** Whether some committed entry is not shown by a live answer yet. */
  get isSettling(): boolean {
    return this.settling.length > 0
  }

  /**
   * The server answered about these documents: removes committed entries that the answers show, and those whose time is over.
   */
  answered(paths: readonly string[]): void {
    const answered = new Set(paths)
    /** Documents whose answer shows a later entry. It contains the earlier entries too, which must not be applied again. */
    const later = new Set<string>()
    const left = this.settling.toReversed().filter(({ entry, until, deleted }) => {
      const about = pathsOf(entry)
      const isShown = () => about.some((path) => later.has(path)) || this.isShownBy(entry, deleted)
      const isOver =
        until <= this.elapsed() ||
        (about.length > 0 && about.every((path) => later.has(path))) ||
        (about.some((path) => answered.has(path)) && isShown())
      if (isOver) for (const path of about) later.add(path)
      return !isOver
    })
    this.settling = left.toReversed()
  }

  /** The documents of a query in its order; one that did not change is the same object. */
  list(spec: Spec): readonly Doc[] {
    const path = pathOf(spec)
    const listed = path === null ? (this.replica.query(spec)?.paths ?? []) : [path]
    const paths = new Set(listed)
    for (const touched of this.touched) paths.add(touched)
    const docs: { readonly doc: Doc; readonly raw: Fields }[] = []
    for (const each of paths) {
      const overlays = this.overlays.get(each)
      const raw = overlays ? overlays.raw : this.replica.document(each)
      if (!raw) continue
      const doc = this.docAt(each, raw, overlays)
      if (matches(spec, each, doc.fields)) docs.push({ doc, raw })
    }
    const { latest } = spec
    if (latest !== undefined) {
      docs.sort((a, b) => compareRaw(b.raw[latest], a.raw[latest]) || compareValues(b.doc.id, a.doc.id))
    }
    return docs.map(({ doc }) => doc)
  }

  /** A document's fields with pending entries applied; null: unknown or deleted. */
  fields(path: string): Fields | null {
    return this.read(this.overlays, path)
  }

  /**
   * The entry's writes. Its documents are answered one after the other, and each answer is a replay. Example: a tick of a todo earns 10 XP.
   *
   *     replica: todo open, 40 XP    decided: todo done, 50 XP    shown: done, 50 XP
   *
   * The server commits. Its answer about the todo arrives first: on « todo done, 40 XP » the tick is a no-op. Without its second write
   * the screen would fall back to 40 XP until the profile's answer arrives. So a write stays (`isLeft`) as long as its document is the one
   * on which it was decided (`on`, 40 XP). It is decided again on the todo as it was (`reads`), and on the profile as it is shown now: an
   * entry that came before this one may come after it once this one was sent.
   *
   * Or the profile's answer arrives first: on « todo open, 50 XP » the tick would earn again. 50 XP is what the tick had made of its
   * document, so that answer contains the tick, which is not applied to the profile any more (`Tracks`).
   */
  private decide(overlays: ReadonlyMap<string, Overlay>, entry: Entry): Decision {
    const reads = new Map(allPathsOf(entry).map((path) => [path, this.read(overlays, path)]))
    // A refused entry may have unreadable arguments.
    const writes = (writesOf(entry, (path) => reads.get(path) ?? null) ?? []).filter(
      ({ path }) => !this.tracks.isContained(entry, path),
    )
    const before = this.decided.get(entry.number) ?? { writes: [], reads }
    const isUnanswered = ({ write: { path }, on }: Decided) => isEqualValue(on, this.replica.document(path))
    // Otherwise an earlier entry does what this one did.
    const isAnswered = !before.writes.every(isUnanswered)
    const left = before.writes.filter(
      (each) =>
        (isAnswered || each.isLeft) &&
        isUnanswered(each) &&
        !this.tracks.isContained(entry, each.write.path) &&
        !writes.some(({ path }) => path === each.write.path),
    )
    const made = writes.map((write) => ({ write, on: this.replica.document(write.path), isLeft: false }))
    if (left.length === 0) return { writes: made, reads }
    const paths = left.map(({ write }) => write.path)
    const readLeft = (path: string) => (paths.includes(path) ? reads : before.reads).get(path) ?? null
    const again = (writesOf(entry, readLeft) ?? []).filter(({ path }) => paths.includes(path))
    const stays = again.map((write) => ({ write, on: this.replica.document(write.path), isLeft: true }))
    return { writes: [...stays, ...made], reads: before.reads }
  }

  private apply(
    overlays: Map<string, Overlay>,
    entry: Entry,
    waits: boolean,
    decided: readonly Decided[],
  ): void {
    const now = new Date(entry.at)
    const [isRefused, isDraft] = [entry.fault !== null, this.waiting.get(entry.number) === 'held']
    const about = pathsOf(entry)
    const beforeAt = (path: string): Overlay => {
      const raw = this.replica.document(path)
      return overlays.get(path) ?? { raw, estimate: now, isPending: false, isHeld: false, refused: [] }
    }
    for (const { write } of decided) {
      const { path } = write
      const [before, isMarked] = [beforeAt(path), about.includes(path)]
      const isCreated = this.replica.document(path) === null
      const isHeld = before.isHeld || (isMarked && isCreated && isDraft)
      // A refused deletion is not applied: the document stays visible.
      const raw = isRefused && write.kind === 'delete' ? before.raw : afterWrite(before.raw, write)
      // A document without its server timestamp keeps the estimate of its creation.
      const estimate = before.raw && isUndated(before.raw) ? before.estimate : now
      const isPending = !isHeld && (before.isPending || (isMarked && waits && !isRefused))
      overlays.set(path, { ...before, raw, estimate, isPending, isHeld })
      this.tracks.made(entry, path, raw)
    }
    // Also those that it does not write: their text may have it already.
    for (const path of isRefused ? about : []) {
      const before = beforeAt(path)
      overlays.set(path, { ...before, refused: [...before.refused, entry.number] })
    }
  }

  private read(overlays: ReadonlyMap<string, Overlay>, path: string): Fields | null {
    const found = overlays.get(path)
    if (!found) return this.replica.document(path)
    return found.raw && fieldsAsRead(found.raw, found.estimate)
  }

  /** Whether the replica contains the entry's result, and every list that the documents belong to has them. */
  private isShownBy(entry: Entry, deleted: ReadonlySet<string>): boolean {
    // An answer without the document is older than the entry, unless the document was deleted since.
    const isMissing = (path: string) => !deleted.has(path) && this.replica.document(path) === null
    if (pathsOf(entry).some((path) => isMissing(path) || !this.replica.isListed(path))) return false
    const isAwaited = ({ write, on }: Decided) => {
      const now = this.replica.document(write.path)
      return isEqualValue(on, now) && !isNeedless(write, now)
    }
    if (this.decided.get(entry.number)?.writes.some(isAwaited)) return false
    return isStoredIn(entry, (path) => this.replica.document(path))
  }

  private docAt(path: string, raw: Fields, overlays: Overlay | undefined): Doc {
    const known = this.docs.get(path)
    if (known?.of === raw && known.overlays === overlays) return known.doc
    const fields = overlays ? fieldsAsRead(raw, overlays.estimate) : raw
    const doc: Doc = {
      id: path.slice(path.lastIndexOf('/') + 1),
      path,
      fields: known && isEqualValue(known.doc.fields, fields) ? known.doc.fields : fields,
      isPending: overlays?.isPending ?? false,
      isHeld: overlays?.isHeld ?? false,
      isUndated: isUndated(raw),
      refused: overlays?.refused ?? [],
    }
    const same = known && isSameDoc(known.doc, doc) ? known.doc : doc
    this.docs.set(path, { of: raw, overlays, doc: same })
    return same
  }
}

/** Sorts a missing server timestamp after every date. */
function compareRaw(a: unknown, b: unknown): number {
  if (a === SERVER_TIME || b === SERVER_TIME) return a === b ? 0 : a === SERVER_TIME ? 1 : -1
  return compareValues(asRead(a, EPOCH), asRead(b, EPOCH))
}

const EPOCH = new Date(0)

function isUndated(raw: Fields): boolean {
  return Object.values(raw).includes(SERVER_TIME)
}
