import type { Fields } from '@/domain/base/read-field'
import type { AppError } from '@/domain/base/errors'
import { allPathsOf, Journal, type Entry, type NewEntry } from './journal'
import { isSameAnswer, LOADING, type Answer } from './answer'
import type { Surroundings } from './surroundings'
import { mutationOf, type Mutation } from './mutation'
import { keyOf, type Doc, type Spec } from './query'
import { Replica } from './replica'
import { Sender } from './sender'
import type { SyncStorage } from './storage'
import { View } from './view'

interface Watched {
  readonly spec: Spec
  readonly pages: number
  readonly listeners: Set<(answer: Answer) => void>
  close: () => void
  isLoaded: boolean
  isLive: boolean
  /** The network does not answer: what is not known here will not come soon. */
  isCut: boolean
  error: AppError | null
  last: Answer
}

/** What a mutation did to the documents on this device. */
export interface Outcome {
  readonly before: ReadonlyMap<string, Fields | null>
  readonly after: ReadonlyMap<string, Fields | null>
}

/** One person's data in one page: `mutate` changes it, `watch` reads it. */
export class Sync {
  readonly uid: string
  private readonly journal: Journal
  private readonly replica: Replica
  private readonly view: View
  private readonly sender: Sender
  private readonly storage: SyncStorage
  private readonly watched = new Map<string, Watched>()
  private readonly isOpened: Promise<void>
  /** Until then nothing is shown: the pending changes of the page before would be missing. */
  private isJournalRead = false
  private isClosed = false

  private readonly around: Surroundings

  constructor(around: Surroundings) {
    this.around = around
    const { uid, remote, channel, idle, now } = around
    this.uid = uid
    this.storage = around.storage(() => void this.journal.rewrite())
    this.journal = new Journal(uid, this.storage, channel, now, around.salt)
    this.replica = new Replica(
      this.storage,
      idle,
      () => now().getTime(),
      () => this.view.isSettling,
    )
    this.view = new View(this.journal, this.replica, around.elapsed)
    this.sender = new Sender(this.journal, remote, { ...around, isLoaded: (name) => this.isLoaded(name) })
    this.journal.whenCommitted((entries, documents) => {
      this.view.settle(entries, documents)
      const live = [...this.watched.values()].flatMap(({ spec, isLive }) => (isLive ? [spec] : []))
      const followed = this.replica.followedBy(live, documents)
      // A live answer may have come before the transaction's own.
      this.view.recheck([...followed])
      return this.replica.commit(documents, followed, live)
    })
    this.journal.whenDropped((numbers) => {
      this.view.drop(numbers)
    })
    this.journal.subscribe(() => {
      this.show()
      void this.loadSubjects()
      this.sender.wake()
    })
    this.isOpened = this.journal.refresh().then(async () => {
      await this.loadSubjects()
      this.isJournalRead = true
      this.show()
    })
  }

  /** Entries that wait or were refused, in order; the same list until something changes. */
  entries = (): readonly Entry[] => this.journal.entries()

  /** Resolves when the entries that this device keeps are known. */
  whenOpened = (): Promise<void> => this.isOpened

  subscribeEntries = (listener: () => void): (() => void) => this.journal.subscribe(listener)

  /** Resolves when it is kept and shown; the server hears of it by itself. Never rejects. */
  async mutate<Args>(mutation: Mutation<Args>, args: Args): Promise<Outcome> {
    await this.isOpened
    const paths = [...mutation.reads(args, this.uid), ...(mutation.besides?.(args, this.uid) ?? [])]
    await this.replica.loadDocuments(paths)
    const read = () => new Map(paths.map((path) => [path, this.view.fields(path)]))
    const before = read()
    await this.journal.add({
      name: mutation.name,
      args,
      at: this.around.now().toISOString(),
      key: mutation.key?.(args) ?? null,
    })
    return { before, after: read() }
  }

  /** A mutation that the page before did not come to keep. */
  adopt(made: NewEntry): Promise<void> {
    return this.isOpened.then(() => this.journal.add(made))
  }

  retry(number: number): Promise<void> {
    return this.journal.retry(number)
  }

  giveUp(numbers: readonly number[]): Promise<void> {
    return this.journal.drop(numbers)
  }

  /** `hear` is told at once what is known, and whenever that changes. Returns what ends it. */
  watch(spec: Spec, hear: (answer: Answer) => void, pages = 1): () => void {
    const key = `${pages} ${keyOf(spec)}`
    const watched = this.watched.get(key) ?? this.open(key, spec, pages)
    watched.listeners.add(hear)
    // A new listener of a query that failed asks the server again.
    if (watched.error) {
      watched.close()
      watched.error = null
      this.follow(watched)
      this.tell(watched)
    }
    hear(watched.last)
    return () => {
      if (!watched.listeners.delete(hear) || watched.listeners.size > 0) return
      watched.close()
      this.watched.delete(key)
      this.view.forget(spec)
    }
  }

  /** What is known now, without asking anybody. */
  known(spec: Spec): readonly Doc[] {
    return this.view.list(spec)
  }

  /** The network is back, or the page is shown again. */
  wake(): void {
    this.sender.wake(true)
  }

  /** Ends all watches and sends nothing more. */
  close(): void {
    this.isClosed = true
    this.sender.close()
    this.around.channel.close()
    for (const { close } of this.watched.values()) close()
    this.watched.clear()
  }

  /** After a sign-out: nothing of this person stays on the device. */
  async erase(): Promise<void> {
    this.close()
    await this.storage.erase()
  }

  private open(key: string, spec: Spec, pages: number): Watched {
    const watched: Watched = {
      ...{ spec, pages, listeners: new Set<(answer: Answer) => void>(), close: () => undefined },
      ...{ isLoaded: false, isLive: false, isCut: false, error: null, last: LOADING },
    }
    this.watched.set(key, watched)
    if (this.replica.query(spec)) watched.isLoaded = true
    watched.last = this.answer(watched)
    void Promise.all([this.replica.load(spec), this.isOpened])
      .catch(() => undefined)
      .then(() => {
        watched.isLoaded = true
        this.show()
      })
    // An answer that is older than the journal would miss what another tab has just sent.
    void this.isOpened.then(() => {
      if (this.watched.get(key) === watched) this.follow(watched)
    })
    return watched
  }

  private follow(watched: Watched): void {
    if (this.isClosed) return
    const { spec, pages } = watched
    watched.close = this.around.remote.watch(
      spec,
      pages,
      (documents, hasMore) => {
        watched.isLive = true
        watched.isCut = false
        watched.error = null
        watched.isLoaded = true
        const left = this.replica.answer(spec, documents, hasMore)
        this.view.heard([...documents.map(([path]) => path), ...left])
        this.dropStored()
        this.show()
      },
      () => {
        watched.isLive = false
        watched.isCut = true
        this.tell(watched)
      },
      (error) => {
        watched.isLive = false
        watched.error = error
        this.tell(watched)
      },
    )
  }

  /** Nothing tells the journal what a screen had sent but the documents. */
  private dropStored(): void {
    const stored = this.journal
      .entries()
      .filter((entry) => mutationOf(entry.name)?.isSentByScreen && this.view.isStored(entry))
    if (stored.length > 0) void this.journal.drop(stored.map(({ number }) => number))
  }

  private show(): void {
    if (this.isClosed) return
    this.view.replay()
    for (const watched of this.watched.values()) this.tell(watched)
  }

  private tell(watched: Watched): void {
    const answer = this.answer(watched)
    if (isSameAnswer(watched.last, answer)) return
    watched.last = answer
    for (const hear of [...watched.listeners]) hear(answer)
  }

  private answer({ spec, isLoaded, isLive, isCut, error }: Watched): Answer {
    if (!this.isJournalRead) return LOADING
    if (error) return { status: 'error', error }
    const known = this.replica.query(spec)
    // Pending entries alone would be a part of the list, for an instant.
    if (!isLoaded) return LOADING
    const docs = this.view.list(spec)
    if (docs.length === 0 && !known && !isCut && this.around.isOnline()) return LOADING
    return { status: 'ready', docs, hasMore: known?.hasMore ?? false, isLive, since: known?.since ?? null }
  }

  /** Entries of subjects whose screens were not opened yet are replayed and sent too. */
  private async loadSubjects(): Promise<void> {
    const unknown = this.journal.entries().filter(({ name }) => !mutationOf(name))
    const asked = [...new Set(unknown.map(({ name }) => subjectOf(name)))].filter(
      (subject) => !this.loading.has(subject),
    )
    for (const subject of asked) this.loading.add(subject)
    await Promise.all(
      asked.map((subject) =>
        this.around.loadSubject(subject).then(
          () => this.loaded.add(subject),
          // Its module did not come over the network: the next change asks again.
          () => this.loading.delete(subject),
        ),
      ),
    )
    await this.replica.loadDocuments(this.journal.entries().flatMap((entry) => allPathsOf(entry)))
    if (asked.length > 0) this.show()
    this.sender.wake()
  }

  private readonly loading = new Set<string>()
  private readonly loaded = new Set<string>()

  /** Whether all is loaded that could know this mutation. */
  private isLoaded(name: string): boolean {
    return mutationOf(name) !== null || this.loaded.has(subjectOf(name))
  }
}

function subjectOf(name: string): string {
  return name.split('.')[0] ?? ''
}
