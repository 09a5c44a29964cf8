import type { Fields } from '@/domain/base/read-field'
import { readFields, readFlag, readInteger, readList, readText } from '@/domain/base/read-field'
import { isEqualValue } from '@/domain/base/write'
import type { SyncEnvironment } from './environment'
import type { Documents } from './journal'
import { keyOf, matches, type Spec } from './query'
import type { Row, StoreName } from './storage'

/** The server's last answer to a query. */
export interface Known {
  readonly paths: readonly string[]
  readonly hasMore: boolean
  /** Time until which the answer was live, in ms since 1970. */
  readonly since: number
}

type Environment = Pick<SyncEnvironment, 'storage' | 'idle' | 'now'>

/** Number of query answers kept on the device, more than twice those of all screens; the oldest ones are deleted first. */
const QUERIES_MAX = 200

/** The server's last answers: documents by path, and queries as lists of paths; in memory and on the device. */
export class Replica {
  /** Null: deleted; the device may still have an older copy. */
  private readonly documents = new Map<string, Fields | null>()
  private readonly queries = new Map<string, Known>()
  private readonly changedDocuments = new Set<string>()
  private readonly changedQueries = new Set<string>()
  private isKeeping = false
  private isTidied = false

  private readonly env: Environment
  /** While a committed entry is unconfirmed, answers may be older than the device's copy and are not stored. */
  private readonly isSettling: () => boolean

  constructor(env: Environment, isSettling: () => boolean) {
    this.env = env
    this.isSettling = isSettling
  }

  /** Null: unknown or deleted. */
  document(path: string): Fields | null {
    return this.documents.get(path) ?? null
  }

  query(spec: Spec): Known | null {
    return this.queries.get(keyOf(spec)) ?? null
  }

  /** Whether every loaded query that a document matches has it in its answer. */
  isListed(path: string): boolean {
    const fields = this.document(path)
    if (!fields) return true
    return [...this.queries].every(([key, { paths, hasMore }]) => {
      if (hasMore || paths.includes(path)) return true
      const spec = readSpec(key)
      return !spec || !matches(spec, path, fields)
    })
  }

  /** Loads a query's last answer from the device into memory. */
  async load(spec: Spec): Promise<void> {
    const key = keyOf(spec)
    if (this.queries.has(key)) return
    const [row] = await this.env.storage.read('queries', [key])
    const known = row && readKnown(row[1])
    if (!known) return
    await this.loadDocuments(known.paths)
    // The server may have answered meanwhile; its answer is newer.
    if (!this.queries.has(key)) this.queries.set(key, known)
  }

  /** Loads documents from the device into memory. Resolves with the paths that were not there. */
  async loadDocuments(paths: readonly string[]): Promise<readonly string[]> {
    const missing = paths.filter((path) => !this.documents.has(path))
    if (missing.length === 0) return missing
    for (const [path, value] of await this.env.storage.read('documents', missing)) {
      const fields = readFields(value)
      if (fields && !this.documents.has(String(path))) this.documents.set(String(path), fields)
    }
    return missing
  }

  /** Takes the server's answer to a query. Returns the paths that left the answer. */
  answer(spec: Spec, documents: Documents, hasMore: boolean): readonly string[] {
    const key = keyOf(spec)
    const before = this.queries.get(key)
    const paths = documents.flatMap(([path, fields]) => (fields ? [path] : []))
    const answered = new Set(paths)
    const left = (before?.paths ?? []).filter((path) => !answered.has(path))
    // A document that still matches by its known fields was deleted, or changed on another device.
    const gone = hasMore ? [] : left.filter((path) => matches(spec, path, this.documents.get(path) ?? {}))
    this.put([...gone.map((path) => [path, null] as const), ...documents])
    this.know(key, { paths, hasMore })
    return left
  }

  /** A live query was cut off: its answer was right until now. */
  cut(spec: Spec): void {
    const key = keyOf(spec)
    const known = this.queries.get(key)
    if (known) this.know(key, known)
  }

  private know(key: string, { paths, hasMore }: Omit<Known, 'since'>): void {
    this.queries.set(key, { paths, hasMore, since: this.env.now().getTime() })
    this.changedQueries.add(key)
    this.keepLater()
  }

  /**
   * Takes the documents of a committed transaction into memory. Those that a live query has, or will have with its next answer,
   * are left to these answers, which arrive in order: returns their paths.
   */
  commit(documents: Documents, live: readonly Spec[]): ReadonlySet<string> {
    const isFollowed = ([path, fields]: Documents[number]) =>
      [this.document(path), fields].some(
        (each) => each !== null && live.some((spec) => matches(spec, path, each)),
      )
    const followed = new Set(documents.filter(isFollowed).map(([path]) => path))
    this.put(documents.filter(([path]) => !followed.has(path)))
    const liveKeys = new Set(live.map(keyOf))
    for (const [key, known] of this.queries) {
      const matching = liveKeys.has(key) ? [] : pathsMatching(key, documents)
      if (matching.length > 0) this.queries.set(key, joined(known, matching))
    }
    return followed
  }

  /** Stores the documents of a committed transaction, also in the lists: then their entries may be removed. */
  async store(documents: Documents): Promise<void> {
    await this.env.storage.change('queries', (rows) =>
      rows.flatMap(([key, value]): readonly Row[] => {
        const kept = readKnown(value)
        const matching = pathsMatching(String(key), documents)
        return kept && matching.some((path) => !kept.paths.includes(path))
          ? [[key, joined(kept, matching)]]
          : []
      }),
    )
    await this.env.storage.write(documents.map(([path, fields]) => ['documents', path, fields ?? undefined]))
  }

  /** Takes documents from the server; null: deleted. */
  private put(documents: Documents): void {
    for (const [path, fields] of documents) {
      const before = this.documents.get(path)
      // Equal documents keep their identity, so that no component renders again.
      if (before && fields && isEqualValue(before, fields)) continue
      this.documents.set(path, fields)
      this.changedDocuments.add(path)
    }
    this.keepLater()
  }

  private keepLater(): void {
    if (this.isKeeping || this.changedDocuments.size + this.changedQueries.size === 0) return
    this.isKeeping = true
    this.env.idle(() => {
      this.isKeeping = false
      // The next answer calls this again.
      if (this.isSettling()) return
      void this.keep().then(() => this.tidyOnce())
    })
  }

  private async keep(): Promise<void> {
    const rows = [
      ...[...this.changedDocuments].map(
        (path) => ['documents', path, this.documents.get(path) ?? undefined] as const,
      ),
      ...[...this.changedQueries].map((key) => ['queries', key, this.queries.get(key)] as const),
    ]
    this.changedDocuments.clear()
    this.changedQueries.clear()
    if (rows.length > 0) await this.env.storage.write(rows)
  }

  /** Once per page: deletes the oldest query answers and the documents that only they have. */
  private async tidyOnce(): Promise<void> {
    if (this.isTidied) return
    this.isTidied = true
    const queries = (await this.env.storage.read('queries')).map(
      ([key, value]) => [String(key), readKnown(value)] as const,
    )
    if (queries.length <= QUERIES_MAX) return
    const byAge = queries.sort(([, a], [, b]) => (b?.since ?? 0) - (a?.since ?? 0))
    const kept = byAge.slice(0, QUERIES_MAX)
    const wanted = new Set([
      ...kept.flatMap(([, known]) => known?.paths ?? []),
      ...[...this.queries.values()].flatMap(({ paths }) => paths),
    ])
    const documents = await this.env.storage.read('documents')
    const dropped: (readonly [StoreName, ...Row])[] = [
      ...byAge
        .slice(QUERIES_MAX)
        .filter(([key]) => !this.queries.has(key))
        .map(([key]) => ['queries', key, undefined] as const),
      ...documents
        .filter(([path]) => !wanted.has(String(path)))
        .map(([path]) => ['documents', path, undefined] as const),
    ]
    await this.env.storage.write(dropped)
  }
}

function joined(known: Known, paths: readonly string[]): Known {
  return { ...known, paths: [...new Set([...paths, ...known.paths])] }
}

function pathsMatching(key: string, documents: Documents): readonly string[] {
  const spec = readSpec(key)
  return documents.flatMap(([path, fields]) => (spec && fields && matches(spec, path, fields) ? [path] : []))
}

function readSpec(key: string): Spec | null {
  const fields = readFields(JSON.parse(key))
  return typeof fields?.['collection'] === 'string' ? (fields as unknown as Spec) : null
}

function readKnown(value: unknown): Known | null {
  const fields = readFields(value)
  if (!fields) return null
  return {
    paths: readList(fields['paths']).map((path) => readText(path)),
    hasMore: readFlag(fields['hasMore']),
    since: readInteger(fields['since'], 0, Number.MAX_SAFE_INTEGER, 0),
  }
}
