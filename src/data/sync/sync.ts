import type { Fields } from '@/domain/base/read-field'
import { AppError } from '@/domain/base/errors'
import { isSameAnswer, LOADING, type Answer } from './answer'
import { allPathsOf, pathsOf, type Entry, type NewEntry } from './entry'
import { Journal } from './journal'
import type { SyncEnvironment } from './environment'
import { isDefined, subjectOf } from './mutation'
import { keyOf, type Doc, type Spec } from './query'
import { Replica } from './replica'
import { Sender } from './sender'
import { isStoredIn } from './stored'
import { View } from './view'

interface Watched {
  readonly spec: Spec
  readonly pages: number
  readonly listeners: Set<(answer: Answer) => void>
  close: () => void
  /** The last answer was read from the device, or the server answered. */
  isLoaded: boolean
  /** Resolves when the device has answered. */
  read: Promise<void>
  /** `cut`: the network does not answer, and a missing value will not arrive soon. */
  server: 'asked' | 'live' | 'cut' | AppError
  last: Answer
}

/** The documents of a mutation before and after it, as the view shows them. */
export interface Outcome {
  readonly before: ReadonlyMap<string, Fields | null>
  readonly after: ReadonlyMap<string, Fields | null>
}

/** One person's sync engine in one page: `add` changes data, `watch` reads it. */
export class Sync {
  readonly uid: string
  private readonly journal: Journal
  private readonly replica: Replica
  private readonly view: View
  private readonly sender: Sender
  private readonly watched = new Map<string, Watched>()
  private readonly isOpened: Promise<void>
  /** No answer is given before the journal was read: pending entries of the previous page would be missing. */
  private isJournalRead = false
  private isClosed = false

  private readonly env: SyncEnvironment

  constructor(env: SyncEnvironment) {
    this.env = env
    this.uid = env.uid
    this.journal = new Journal(env, {
      committed: async (entries, documents, isOwn) => {
        this.view.settle(entries, documents, isOwn)
        const live = [...this.watched.values()].flatMap(({ spec, server }) =>
          server === 'live' ? [spec] : [],
        )
        const followed = this.replica.commit(documents, live)
        // A live answer may have arrived before the transaction's own.
        this.view.answered([...followed])
        // Each tab stores the documents of its own transactions.
        if (isOwn) await this.replica.store(documents)
      },
      dropped: (numbers) => this.view.drop(numbers),
    })
    this.replica = new Replica(env, () => this.view.isSettling)
    this.view = new View(this.journal, this.replica, env.elapsed)
    this.sender = new Sender(this.journal, env, (name) => this.isLoaded(name))
    this.journal.subscribe(() => {
      this.show()
      void this.loadSubjects()
      this.sender.wake()
    })
    env.storage.follow((news) => {
      if (this.isClosed) return
      void this.journal.restore()
      if (news !== 'answers') return
      // Lists that a silent storage did not give.
      for (const { spec } of this.watched.values()) void this.replica.load(spec).then(() => this.show())
    })
    this.isOpened = this.journal.refresh().then(async () => {
      await this.loadSubjects()
      this.isJournalRead = true
      this.show()
    })
  }

  /** Pending, held and refused entries in order; the same array until one changes. */
  entries = (): readonly Entry[] => this.journal.entries()

  /** Resolves when the journal was read from the device. */
  whenOpened = (): Promise<void> => this.isOpened

  subscribeEntries = (listener: () => void): (() => void) => this.journal.subscribe(listener)

  /** Shows the entry in the same call. Resolves when the journal has stored it; the sender works by itself. Never rejects. */
  async add(made: NewEntry): Promise<Outcome> {
    const paths = allPathsOf({ ...made, uid: this.uid })
    const read = () => new Map(paths.map((path) => [path, this.view.fields(path)]))
    const shown = read()
    const stored = this.journal.add(made)
    await this.isOpened
    const loaded = await this.replica.loadDocuments(paths)
    // No earlier entry was about a document that was not in memory.
    for (const path of loaded) if (!shown.get(path)) shown.set(path, this.replica.document(path))
    await stored
    if (loaded.length > 0) this.show()
    return { before: shown, after: read() }
  }

  /** Sends what was typed until now without waiting for a pause (`Mutation.quietMs`). */
  async endPauses(): Promise<void> {
    this.sender.endPauses()
    await this.journal.whenStored()
    this.sender.endPauses()
  }

  retry(number: number): Promise<void> {
    return this.journal.mark(number, null)
  }

  giveUp(numbers: readonly number[]): Promise<void> {
    return this.journal.drop(numbers)
  }

  /**
   * Calls `listener` at once and on each change. `pages`: 0 reads the device's documents alone. Returns the function that ends the watch.
   */
  watch(spec: Spec, listener: (answer: Answer) => void, pages = 1): () => void {
    const key = `${pages} ${keyOf(spec)}`
    const watched = this.watched.get(key) ?? this.open(key, spec, pages)
    watched.listeners.add(listener)
    // A new listener of a query that failed asks the server again.
    if (watched.server instanceof AppError) {
      watched.close()
      this.follow(watched)
      this.notify(watched)
    }
    listener(watched.last)
    return () => {
      if (!watched.listeners.delete(listener) || watched.listeners.size > 0) return
      watched.close()
      this.watched.delete(key)
    }
  }

  /** Resolves when the device has answered all that is watched, also what its answers made known. */
  async whenRead(): Promise<void> {
    const waited = new Set<Watched>()
    const unread = () => [...this.watched.values()].filter((watched) => !waited.has(watched))
    for (let next = unread(); next.length > 0; next = unread()) {
      for (const watched of next) waited.add(watched)
      await Promise.all(next.map(({ read }) => read))
    }
  }

  /** The documents in memory, without waiting for the device or the server. */
  known(spec: Spec): readonly Doc[] {
    return this.view.list(spec)
  }

  /** The network is back, or the page is shown again. */
  wake(): void {
    this.sender.wake(true)
  }

  /** Ends the listeners and stops sending, until `resume`. */
  pause(): void {
    this.isClosed = true
    this.sender.close()
    for (const { close } of this.watched.values()) close()
  }

  resume(): void {
    this.isClosed = false
    for (const watched of this.watched.values()) this.follow(watched)
    this.show()
    this.sender.open()
  }

  /** Ends all watches and stops the sender. */
  close(): void {
    this.pause()
    this.env.channel?.close()
    this.watched.clear()
  }

  /** After a sign-out: deletes this person's data from the device. */
  async erase(): Promise<void> {
    this.close()
    await this.env.storage.erase()
  }

  private open(key: string, spec: Spec, pages: number): Watched {
    const watched: Watched = {
      spec,
      pages,
      listeners: new Set<(answer: Answer) => void>(),
      close: () => undefined,
      isLoaded: this.replica.query(spec) !== null,
      read: Promise.resolve(),
      server: pages === 0 ? 'cut' : 'asked',
      last: LOADING,
    }
    this.watched.set(key, watched)
    watched.last = this.answer(watched)
    watched.read = Promise.all([this.replica.load(spec), this.isOpened])
      .catch(() => undefined)
      .then(() => {
        watched.isLoaded = true
        this.show()
      })
    // A listener opened before the journal was read could miss an entry that another tab has just sent.
    void this.isOpened.then(() => {
      if (this.watched.get(key) === watched) this.follow(watched)
    })
    return watched
  }

  private follow(watched: Watched): void {
    const { spec, pages } = watched
    if (this.isClosed || pages === 0) return
    watched.server = 'asked'
    watched.close = this.env.remote.watch(spec, pages, {
      onAnswer: (documents, hasMore) => {
        watched.server = 'live'
        watched.isLoaded = true
        const left = this.replica.answer(spec, documents, hasMore)
        this.view.answered([...documents.map(([path]) => path), ...left])
        this.commitStored()
        this.show()
      },
      onCut: () => {
        if (watched.server === 'live') this.replica.cut(spec)
        watched.server = 'cut'
        this.notify(watched)
      },
      onError: (error) => {
        watched.server = error
        this.notify(watched)
      },
    })
  }

  /** A held entry whose result the documents show was committed: a screen had a function send it, or another tab released it. */
  private commitStored(): void {
    const read = (path: string) => this.replica.document(path)
    // A list that is older than the document would lose it.
    const isListed = (entry: Entry) => pathsOf(entry).every((path) => this.replica.isListed(path))
    // Told again during its removal, it would bring these documents over newer ones of another tab.
    const isOpen = (entry: Entry) => entry.isHeld && !this.journal.isTold(entry)
    const stored = this.journal
      .entries()
      .filter((entry) => isOpen(entry) && isStoredIn(entry, read) && isListed(entry))
    const documents = stored.flatMap(pathsOf).map((path) => [path, read(path)] as const)
    // Other tabs may not have the answer yet: they show these documents until they do.
    if (stored.length > 0) void this.journal.commit(stored, documents)
  }

  private show(): void {
    if (this.isClosed) return
    this.view.replay()
    for (const watched of this.watched.values()) this.notify(watched)
  }

  private notify(watched: Watched): void {
    const answer = this.answer(watched)
    if (isSameAnswer(watched.last, answer)) return
    watched.last = answer
    for (const listener of [...watched.listeners]) listener(answer)
  }

  private answer({ spec, isLoaded, server }: Watched): Answer {
    if (!this.isJournalRead) return LOADING
    if (server instanceof AppError) return { status: 'error', error: server }
    const known = this.replica.query(spec)
    // Before the list was read from the device, pending entries alone would show a part of it.
    if (!isLoaded) return LOADING
    const docs = this.view.list(spec)
    if (docs.length === 0 && !known && server !== 'cut' && this.env.isOnline()) return LOADING
    const { hasMore = false, since = null } = known ?? {}
    return { status: 'ready', docs, hasMore, isLive: server === 'live', since }
  }

  /** Loads the mutations of entries whose screens were not opened, so that these are applied and sent too. */
  private async loadSubjects(): Promise<void> {
    const unknown = this.journal.entries().filter(({ name }) => !isDefined(name))
    const asked = [...new Set(unknown.map(({ name }) => subjectOf(name)))].filter(
      (subject) => !this.subjects.has(subject),
    )
    for (const subject of asked) this.subjects.set(subject, 'loading')
    await Promise.all(
      asked.map((subject) =>
        this.env.loadSubject(subject).then(
          () => this.subjects.set(subject, 'loaded'),
          // The module could not be fetched: the next change tries again.
          () => this.subjects.delete(subject),
        ),
      ),
    )
    await this.replica.loadDocuments(this.journal.entries().flatMap((entry) => allPathsOf(entry)))
    if (asked.length > 0) this.show()
    this.sender.wake()
  }

  private readonly subjects = new Map<string, 'loading' | 'loaded'>()

  /** Whether the module that would define this mutation was loaded. */
  private isLoaded(name: string): boolean {
    return isDefined(name) || this.subjects.get(subjectOf(name)) === 'loaded'
  }
}
