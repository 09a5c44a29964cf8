import type { Fields } from '@/domain/base/read-field'
import { fieldsAsRead, isEqualValue } from '@/domain/base/write'
import type { Documents } from '@/data/sync/journal'
import { matches, pathOf, type Spec } from '@/data/sync/query'
import { RemoteFault, type Change } from '@/data/sync/environment'

interface Watcher {
  readonly spec: Spec
  readonly send: (documents: Documents) => void
}

/** A server with documents, transactions and live queries. It refuses documents marked as bad. */
export class Server {
  readonly documents = new Map<string, Fields>()
  /** Every line of every text that was ever stored. */
  readonly everStored = new Set<string>()
  readonly faults: string[] = []
  /** Number of committed transactions. */
  transactions = 0
  private readonly watchers = new Set<Watcher>()

  /** Changes every document in a field that the notes do not show, so that all queries are answered again. */
  touch(): void {
    for (const [path, fields] of this.documents) this.documents.set(path, { ...fields, touched: true })
    this.answerAll()
  }

  watch(spec: Spec, send: (documents: Documents) => void): () => void {
    const watcher = { spec, send }
    this.watchers.add(watcher)
    send(this.ask(spec))
    return () => {
      this.watchers.delete(watcher)
    }
  }

  transact(
    paths: readonly string[],
    decide: (docs: ReadonlyMap<string, Fields | null>) => readonly Change[],
    now: Date,
  ): void {
    const changes = decide(new Map(paths.map((path) => [path, this.documents.get(path) ?? null])))
    if (changes.some(({ after }) => after?.['isBad'] === true)) throw new RemoteFault('denied')
    for (const { path, before, after } of changes) {
      if (before && after && isEqualValue(before, fieldsAsRead(after, now)))
        this.faults.push(`needless: ${path}`)
      if (after) this.documents.set(path, fieldsAsRead(after, now))
      else this.documents.delete(path)
      for (const line of String(after?.['text']).split('\n')) this.everStored.add(line)
    }
    this.transactions += 1
    if (changes.length > 0) this.answerAll()
  }

  private answerAll(): void {
    for (const { spec, send } of this.watchers) send(this.ask(spec))
  }

  private ask(spec: Spec): Documents {
    const path = pathOf(spec)
    if (path !== null) return [[path, this.documents.get(path) ?? null]]
    return [...this.documents].filter(([each, fields]) => matches(spec, each, fields))
  }
}
