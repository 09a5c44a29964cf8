import type { Fields } from '@/domain/base/read-field'
import { afterWrite, asRead, fieldsAsRead, isEqualValue, SERVER_TIME, type Write } from '@/domain/base/write'
import { allPathsOf, pathsOf, type Documents, type Entry, type Journal } from './journal'
import { mutationOf } from './mutation'
import { compareValues, keyOf, matches, pathOf, type Doc, type Spec } from './query'
import type { Replica } from './replica'
import { isNeedless, isStoredIn, superseded } from './stored'

/** An entry that the server took stays in the view until a live answer shows it, or comes that much later. */
const SETTLING_MS = 10_000

/** A document as the pending entries leave it. */
interface Laid {
  /** Dates and `SERVER_TIME` as they were written; null: deleted. */
  readonly raw: Fields | null
  readonly estimate: Date
  readonly isPending: boolean
  readonly refused: readonly number[]
}

interface Settling {
  readonly entry: Entry
  readonly until: number
  /** Documents that its transaction left deleted. */
  readonly deleted: ReadonlySet<string>
}

/** Replica and pending entries, replayed in order: what a screen reads. */
export class View {
  private laid: ReadonlyMap<string, Laid> = new Map()
  /** Documents that entries are about: an answer that is older than they are may not list them yet. */
  private touched: ReadonlySet<string> = new Set()
  private settling: readonly Settling[] = []
  private readonly docs = new Map<
    string,
    { readonly of: Fields; readonly laid: Laid | undefined; readonly doc: Doc }
  >()
  private readonly lists = new Map<string, readonly Doc[]>()

  private readonly journal: Journal
  private readonly replica: Replica
  private readonly elapsed: () => number

  constructor(journal: Journal, replica: Replica, elapsed: () => number) {
    this.journal = journal
    this.replica = replica
    this.elapsed = elapsed
  }

  /** To be called when the journal, the replica's documents or the registry of mutations changed. */
  replay(): void {
    const laid = new Map<string, Laid>()
    const entries = [...this.settling.map(({ entry }) => entry), ...this.journal.entries()]
    const gone = superseded(entries, (path) => this.replica.document(path))
    for (const [index, entry] of entries.entries()) {
      if (!gone.has(entry.number)) this.lay(laid, entry, index >= this.settling.length)
    }
    this.laid = laid
    this.touched = new Set([...laid.keys(), ...entries.flatMap((entry) => pathsOf(entry))])
    this.lists.clear()
  }

  /** The server took these entries: they stay on top until a live answer shows them. */
  settle(entries: readonly Entry[], documents: Documents): void {
    const deleted = new Set(documents.flatMap(([path, fields]) => (fields ? [] : [path])))
    const until = this.elapsed() + SETTLING_MS
    // An entry that another tab sent may be heard of late.
    this.settling = [...this.settling, ...entries.map((entry) => ({ entry, until, deleted }))].sort(
      (one, other) => one.entry.number - other.entry.number,
    )
  }

  /** Entries that were given up. */
  drop(numbers: readonly number[]): void {
    this.settling = this.settling.filter(({ entry }) => !numbers.includes(entry.number))
  }

  /** Whether no live answer has shown yet what some entry did that the server took. */
  get isSettling(): boolean {
    return this.settling.length > 0
  }

  /** A live answer about these documents came: entries that it shows go, and those after which any answer is later. */
  heard(paths: readonly string[]): void {
    this.leave(paths, ({ until }) => until <= this.elapsed())
  }

  /** These documents may have been in a live answer already: entries that it shows go. */
  recheck(paths: readonly string[]): void {
    this.leave(paths, () => false)
  }

  private leave(paths: readonly string[], isOld: (settling: Settling) => boolean): void {
    const answered = new Set(paths)
    /** Documents whose answer shows a later entry: it shows the earlier ones too, which may not be run again on it. */
    const later = new Set<string>()
    const left = this.settling.toReversed().filter((settling) => {
      const { entry, deleted } = settling
      const about = pathsOf(entry)
      const isShown = () => about.some((path) => later.has(path)) || this.isShownBy(entry, deleted)
      const isOver = isOld(settling) || (about.some((path) => answered.has(path)) && isShown())
      if (isOver) for (const path of about) later.add(path)
      return !isOver
    })
    this.settling = left.toReversed()
  }

  /** The documents of a query, in its order; the same list until one of them changes. */
  list(spec: Spec): readonly Doc[] {
    const key = keyOf(spec)
    const known = this.lists.get(key)
    if (known) return known
    const list = this.evaluate(spec)
    const before = this.lastLists.get(key)
    const same = before?.length === list.length && before.every((doc, index) => doc === list[index])
    const kept = same ? before : list
    this.lists.set(key, kept)
    this.lastLists.set(key, kept)
    return kept
  }

  /** What the view has of a document, pending changes included; null: it knows none. */
  fields(path: string): Fields | null {
    return this.read(this.laid, path)
  }

  private readonly lastLists = new Map<string, readonly Doc[]>()

  /** A query that no screen reads any more. */
  forget(spec: Spec): void {
    this.lists.delete(keyOf(spec))
    this.lastLists.delete(keyOf(spec))
  }

  /** True where the server's documents, as they are known here, have all that the entry says. */
  isStored(entry: Entry): boolean {
    return isStoredIn(entry, (path) => this.replica.document(path))
  }

  private lay(laid: Map<string, Laid>, entry: Entry, waits: boolean): void {
    const mutation = mutationOf(entry.name)
    if (!mutation) return
    const estimate = new Date(entry.at)
    const isRefused = entry.state === 'refused'
    const about = pathsOf(entry)
    let writes: readonly Write[]
    try {
      const docs = allPathsOf(entry).map((path) => this.read(laid, path))
      writes = mutation.writes(entry.args, docs, { uid: entry.uid, at: estimate })
    } catch {
      // Refused or unreadable arguments: they change nothing here, and the sender says so.
      return
    }
    for (const write of writes) {
      const isMarked = about.includes(write.path)
      const before = laid.get(write.path)
      const raw = before ? before.raw : this.replica.document(write.path)
      laid.set(write.path, {
        // A document whose deletion was refused is shown.
        raw: isRefused && write.kind === 'delete' ? raw : afterWrite(raw, write),
        // One that the server has still to date keeps the estimate of its creation.
        estimate: before?.raw && isUndated(before.raw) ? before.estimate : estimate,
        isPending: (before?.isPending ?? false) || (isMarked && waits && !isRefused),
        refused: isMarked && isRefused ? [...(before?.refused ?? []), entry.number] : (before?.refused ?? []),
      })
    }
  }

  private read(laid: ReadonlyMap<string, Laid>, path: string): Fields | null {
    const found = laid.get(path)
    if (!found) return this.replica.document(path)
    return found.raw && fieldsAsRead(found.raw, found.estimate)
  }

  /** Whether running it again on the server's documents alone changes nothing. */
  private isShownBy(entry: Entry, deleted: ReadonlySet<string>): boolean {
    const { name, args, uid, at } = entry
    // An answer without the document is older than the entry, or the document was deleted since.
    const isMissing = (path: string) => !deleted.has(path) && this.replica.document(path) === null
    if (pathsOf(entry).some((path) => isMissing(path) || !this.replica.isListed(path))) return false
    try {
      const docs = allPathsOf(entry).map((path) => this.replica.document(path))
      const writes = mutationOf(name)?.writes(args, docs, { uid, at: new Date(at) }) ?? []
      return writes.every((write) => isNeedless(write, this.replica.document(write.path)))
    } catch {
      return true
    }
  }

  private evaluate(spec: Spec): readonly Doc[] {
    const path = pathOf(spec)
    const listed = path === null ? (this.replica.query(spec)?.paths ?? []) : [path]
    const paths = new Set(listed)
    for (const touched of this.touched) paths.add(touched)
    const docs: { readonly doc: Doc; readonly raw: Fields }[] = []
    for (const each of paths) {
      const laid = this.laid.get(each)
      const raw = laid ? laid.raw : this.replica.document(each)
      if (!raw) continue
      const doc = this.docAt(each, raw, laid)
      if (matches(spec, each, doc.fields)) docs.push({ doc, raw })
    }
    const { orderBy } = spec
    if (orderBy) {
      const [field, direction] = orderBy
      const sign = direction === 'asc' ? 1 : -1
      docs.sort(
        (a, b) => sign * (compareRaw(a.raw[field], b.raw[field]) || compareValues(a.doc.id, b.doc.id)),
      )
    }
    return docs.map(({ doc }) => doc)
  }

  private docAt(path: string, raw: Fields, laid: Laid | undefined): Doc {
    const known = this.docs.get(path)
    if (known?.of === raw && isSameMark(known.laid, laid)) return known.doc
    const fields = laid ? fieldsAsRead(raw, laid.estimate) : raw
    const doc: Doc = {
      id: path.slice(path.lastIndexOf('/') + 1),
      path,
      fields: known && isEqualValue(known.doc.fields, fields) ? known.doc.fields : fields,
      isPending: laid?.isPending ?? false,
      isUndated: isUndated(raw),
      refused: laid?.refused ?? [],
    }
    const same = known && isSameDoc(known.doc, doc) ? known.doc : doc
    this.docs.set(path, { of: raw, laid, doc: same })
    return same
  }
}

/** What the server has still to date is later than everything. */
function compareRaw(a: unknown, b: unknown): number {
  if (a === SERVER_TIME || b === SERVER_TIME) return a === b ? 0 : a === SERVER_TIME ? 1 : -1
  return compareValues(asRead(a, EPOCH), asRead(b, EPOCH))
}

const EPOCH = new Date(0)

function isUndated(raw: Fields): boolean {
  return Object.values(raw).includes(SERVER_TIME)
}

function isSameMark(a: Laid | undefined, b: Laid | undefined): boolean {
  return (
    a === b || (a?.raw === b?.raw && a?.isPending === b?.isPending && a?.refused.join() === b?.refused.join())
  )
}

function isSameDoc(a: Doc, b: Doc): boolean {
  return (
    a.fields === b.fields &&
    a.isPending === b.isPending &&
    a.isUndated === b.isUndated &&
    a.refused.join() === b.refused.join()
  )
}
