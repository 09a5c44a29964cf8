import type { Channel } from '@/data/sync/environment'
import { RemoteFault } from '@/data/sync/environment'
import { newEntry, type Entry, type NewEntry } from '@/data/sync/entry'
import type { Mutation } from '@/data/sync/mutation'
import type { Row, StorageNews, SyncStorage } from '@/data/sync/storage'
import { withMemory } from '@/data/sync/with-memory'
import { Sync } from '@/data/sync/sync'
import { memoryStorage } from './memory-storage'
import { Server } from './server'
import { Tasks, type Task } from './tasks'

/** State that the pages of all devices share. */
export interface World {
  readonly server: Server
  readonly tasks: Tasks
  /** Milliseconds since 1970, by the server's clock. */
  time: number
  /** Monotonic ms; advances only at a story's end, past the ten seconds for which a sent entry remains in the view. */
  elapsed: number
  /** Number of pages and of devices until now. They number the next ones, so that a story told alone is the same. */
  pages: number
  devices: number
}

/** At this time, in ms since 1970. */
export function newWorld(time = Date.UTC(2026, 10, 25, 9)): World {
  return {
    server: new Server(),
    tasks: new Tasks(),
    time,
    elapsed: 0,
    pages: 0,
    devices: 0,
  }
}

export function entriesIn(rows: readonly Row[]): readonly Entry[] {
  return rows.flatMap(([, entry]) => (entry === undefined ? [] : [entry as Entry]))
}

/** One browser: storage, locks and a channel, shared by its tabs. */
export class Device {
  readonly id: number
  readonly uid: string
  readonly stored = memoryStorage()
  isOnline = true
  isFull = false
  /** How often the storage was deleted. */
  births = 0
  /** After the storage was full, shown changes may be missing from it. */
  mayLackRows = false
  /** Error of this device's clock, in ms. */
  clockError = 0
  private readonly world: World
  private readonly tabs = new Set<Tab>()
  private readonly locks = new Map<string, { holder: number; queue: { page: number; grant: () => void }[] }>()

  constructor(world: World, uid: string) {
    this.world = world
    this.id = world.devices += 1
    this.uid = uid
  }

  /** `before`: the previous page of the same tab. */
  open(before?: Tab): Tab {
    const tab = new Tab(this.world, this, before?.spare)
    this.tabs.add(tab)
    return tab
  }

  /** Ends the page between any two of its steps. */
  end(tab: Tab): void {
    this.tabs.delete(tab)
    tab.isAlive = false
    this.world.tasks.endPage(tab.page)
    for (const close of tab.watches) close()
    for (const [name, lock] of this.locks) {
      lock.queue = lock.queue.filter(({ page }) => page !== tab.page)
      if (lock.holder === tab.page) this.release(name)
    }
  }

  post(from: Tab, message: unknown): void {
    for (const tab of this.tabs) {
      if (tab === from) continue
      tab.task('message', () => tab.hear?.(structuredClone(message)))
    }
  }

  lock(page: number, name: string, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        work()
          .then(resolve, reject)
          .finally(() => {
            this.release(name)
          })
      }
      const lock = this.locks.get(name)
      if (lock) lock.queue.push({ page, grant })
      else {
        this.locks.set(name, { holder: page, queue: [] })
        grant()
      }
    })
  }

  private release(name: string): void {
    const lock = this.locks.get(name)
    const next = lock?.queue.shift()
    if (!lock || !next) {
      this.locks.delete(name)
      return
    }
    lock.holder = next.page
    next.grant()
  }

  /** The journal's entries that the storage has. */
  storedEntries(): readonly Entry[] {
    return entriesIn(this.stored.rows('journal'))
  }

  /** The browser or another page deletes the storage under the live pages. */
  deleteStorage(): void {
    this.stored.clear()
    this.births += 1
    // Stored lists may be missing, as after a full storage: they are copies of the server's, and only a page's own entries are
    // promised to be written again.
    this.mayLackRows = true
    for (const tab of this.tabs) {
      tab.isLost = true
      tab.task('storage', () => tab.lose?.('closed'))
    }
  }

  goOnline(): void {
    this.isOnline = true
    for (const tab of this.tabs) tab.sync.wake()
  }
}

export class Tab {
  readonly page: number
  readonly sync: Sync
  readonly watches = new Set<() => void>()
  isAlive = true
  /** A shown change could not be stored on the device. */
  hasUnstored = false
  /** The storage was deleted, and this page has not written its entries again. */
  isLost = false
  hear: ((message: unknown) => void) | null = null
  lose: ((news: StorageNews) => void) | null = null
  /** Rows that the storage did not take. The next page of the tab has them. */
  spare: readonly Row[]
  readonly device: Device
  private readonly world: World

  constructor(world: World, device: Device, spare: readonly Row[] = []) {
    this.world = world
    this.page = world.pages += 1
    this.device = device
    this.spare = spare
    // The page before said so, in the same tab.
    this.hasUnstored = spare.length > 0
    this.sync = new Sync({
      uid: device.uid,
      storage: withMemory(this.slowStorage(device.stored), () => (this.hasUnstored = true), {
        spare: { read: () => this.spare, write: (rows) => (this.spare = structuredClone(rows)) },
      }),
      remote: {
        watch: (spec, _pages, { onAnswer }) => {
          const close = world.server.watch(spec, (documents) => {
            const plain = structuredClone(documents)
            this.whenOnline('answer', () => {
              onAnswer(plain, false)
            })
          })
          this.watches.add(close)
          return close
        },
        transact: (paths, decide) =>
          this.request(() => {
            world.server.transact(paths, decide, new Date(world.time))
          }),
        isSignedIn: () => Promise.resolve(true),
      },
      channel: this.channel(),
      exclusive: (name, work) => device.lock(this.page, name, work),
      after: (ms, work) => {
        const due = world.time + ms
        let isCancelled = false
        const look = () => {
          if (isCancelled) return
          if (world.time < due) this.task('timer', look)
          else work()
        }
        this.task('timer', look)
        return () => (isCancelled = true)
      },
      idle: (work) => {
        this.task('idle', work)
      },
      now: () => this.now(),
      elapsed: () => world.elapsed,
      isOnline: () => device.isOnline,
      salt: this.page % 1_000,
      loadSubject: () => Promise.resolve(),
    })
  }

  made<Args>(mutation: Mutation<Args>, args: Args, isHeld = false): NewEntry {
    return newEntry(mutation, args, this.now(), isHeld)
  }

  mutate<Args>(mutation: Mutation<Args>, args: Args): Promise<unknown> {
    return this.sync.add(this.made(mutation, args))
  }

  hold<Args>(mutation: Mutation<Args>, args: Args): Promise<unknown> {
    return this.sync.add(this.made(mutation, args, true))
  }

  release(entry: Entry): Promise<unknown> {
    return this.sync.add({ ...entry, isHeld: false })
  }

  task(label: string, run: () => void, more: Partial<Task> = {}): void {
    if (!this.isAlive) return
    this.world.tasks.add({ label, page: this.page, isNetwork: false, run, ...more })
  }

  private now(): Date {
    return new Date(this.world.time + this.device.clockError)
  }

  /** The server's messages arrive in order. */
  private arriving: (() => void)[] = []

  private whenOnline(label: string, run: () => void): void {
    this.arriving.push(run)
    const arrive = () => {
      if (this.device.isOnline) this.arriving.shift()?.()
      else this.task(label, arrive, { isNetwork: true })
    }
    this.task(label, arrive, { isNetwork: true })
  }

  /** The request or its response may be lost, and the request may arrive twice. */
  private request(execute: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = () => {
        reject(new RemoteFault('network'))
      }
      this.task(
        'request',
        () => {
          if (!this.device.isOnline) {
            fail()
            return
          }
          const thrown: Error[] = []
          try {
            execute()
          } catch (fault) {
            thrown.push(fault instanceof Error ? fault : new Error(String(fault)))
          }
          const answer = () => {
            if (!this.device.isOnline) fail()
            else if (thrown[0]) reject(thrown[0])
            else resolve()
          }
          this.task('response', answer, { isNetwork: true, lose: fail })
        },
        { isNetwork: true, lose: fail },
      )
    })
  }

  private channel(): Channel {
    return {
      postMessage: (message) => {
        this.device.post(this, message)
      },
      addEventListener: (_type, listener) => {
        this.hear = (data) => {
          listener(new MessageEvent('message', { data }))
        }
      },
      close: () => {
        this.hear = null
      },
    }
  }

  /**
   * Storage steps run in order, each with a delay before it, and one before its page hears of its end: what the person does meanwhile finds
   * rows stored that the page does not know as stored. A full storage refuses writes.
   */
  private slowStorage(stored: SyncStorage): SyncStorage {
    const waiting: (() => void)[] = []
    let births = this.device.births
    const look = () => {
      if (births === this.device.births) return
      births = this.device.births
      this.lose?.('replaced')
    }
    const later = <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        let result: Promise<T> | null = null
        const run = () => {
          look()
          result = work()
          result.catch(() => undefined)
        }
        waiting.push(run, () => void result?.then(resolve, reject))
        for (let part = 0; part < 2; part += 1) this.task('storage', () => waiting.shift()?.())
      })
    const refuseWhereFull = (rows: readonly (Row | readonly unknown[])[]) => {
      if (this.device.isFull && rows.some((row) => row.at(-1) !== undefined))
        throw new Error('The store is full')
    }
    return {
      read: (store, keys) => later(() => stored.read(store, keys)),
      change: (store, decide) =>
        later(() =>
          stored.change(store, (rows) => {
            const decided = decide(rows)
            refuseWhereFull(decided)
            if (store === 'journal') this.isLost = false
            return structuredClone(decided)
          }),
        ),
      write: (rows) =>
        later(async () => {
          refuseWhereFull(rows)
          await stored.write(structuredClone(rows))
        }),
      erase: () => later(() => stored.erase()),
      follow: (listener) => (this.lose = listener),
    }
  }
}
