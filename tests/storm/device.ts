import { setMaxListeners } from 'node:events'
import * as idb from 'fake-indexeddb'
import { Line } from './line'
import type { Room, Weather } from './operations'
import type { PageProgram } from './page-program'
import { patientNow, patientTimeout } from './patient-clock'
import { Channels, StorageEvent } from './page-channel'
import { Locks } from './page-locks'
import { wireOf } from './page-wire'
import { storageClass, storageOf } from './page-storage'
import type { Screens } from './screens'
import { isTracing, namedIn, waitingIn, wordsOfDraft, wordsOfKept, wordsOfTexts, type Trace } from './trace'

/** A second of a walk is so many for its pages: pauses of minutes have to pass in it. */
const HASTE = 20

export interface Stack {
  readonly projectId: string
  readonly auth: number
  readonly firestore: number
}

/** One browser of one person: what it keeps, its clock, its network and its tabs. */
export class Device {
  readonly name: string
  readonly stack: Stack
  readonly program: PageProgram
  readonly trace: Trace
  readonly texts = new Map<string, string>()
  readonly channels = new Channels()
  readonly locks = new Locks()
  readonly databases = new idb.IDBFactory()
  readonly pages = new Set<Page>()
  room: Room = 'free'
  hasDatabases = true
  weather: Weather = 'clear'
  /** How wrong its clock is. */
  offMs = 0
  readonly #started = Date.now()
  readonly #startedAt = patientNow()

  #waiting: ReadonlyMap<string, string> = new Map()
  #named = 'nobody'

  constructor(name: string, stack: Stack, program: PageProgram, trace: Trace) {
    this.name = name
    this.stack = stack
    this.program = program
    this.trace = trace
  }

  get isOnline(): boolean {
    return this.weather !== 'cut'
  }

  turn(weather: Weather): void {
    const was = this.isOnline
    this.weather = weather === 'reset' ? 'clear' : weather
    for (const page of this.pages) page.line.turn(weather)
    if (was !== this.isOnline) this.tell(this.isOnline ? 'online' : 'offline')
    // A connection that hung, and works again, is nothing that a browser hears of.
  }

  tell(event: string): void {
    for (const page of this.pages) page.hear(new Event(event))
  }

  /** What has changed since of what Firestore has to send. */
  traceWaiting(who: string): void {
    if (!isTracing) return
    const before = this.#waiting
    this.#waiting = waitingIn(this.databases)
    for (const [batch, words] of this.#waiting) {
      if (!before.has(batch)) this.trace(`${who} queues ${batch}: ${words}`)
    }
    for (const [batch, words] of before) {
      if (!this.#waiting.has(batch)) this.trace(`${who} takes ${batch} from the queue: ${words}`)
    }
  }

  /** Who was remembered on it, and is so no more. */
  traceNamed(who: string): void {
    if (!isTracing) return
    const before = this.#named
    this.#named = namedIn(this.databases)
    if (this.#named !== before) this.trace(`${who} makes Auth name ${this.#named}`)
  }

  now(): number {
    return this.offMs + this.#started + (patientNow() - this.#startedAt) * HASTE
  }
}

/** A page of the product, from its load to its end. */
export class Page {
  readonly device: Device
  readonly line: Line
  readonly screens: Screens
  /** For who reads what happened. */
  readonly name: string
  /** What stays with the tab over its reloads. */
  readonly session: Map<string, string>
  /** It went to another page, or asks to be loaded anew. */
  isLeaving = false
  readonly faults: string[] = []
  isAlive = true
  #touchesLeft = Infinity
  readonly #window = new EventTarget()
  readonly #timers = new Map<number, () => void>()
  #timersMade = 0
  readonly #stubs = new Set<() => void>()
  readonly #connections = new Set<IDBDatabase>()
  readonly #underWay = new Set<IDBTransaction>()

  private constructor(device: Device, session: Map<string, string>, line: Line) {
    this.device = device
    this.session = session
    this.line = line
    this.name = `${device.name}:${line.port}`
    device.pages.add(this)
    setMaxListeners(0, this.#window)
    device.trace(`${this.name} opens`)
    this.screens = device.program(this.#globals())
  }

  static async open(device: Device, session: Map<string, string>): Promise<Page> {
    const line = await Line.to(device.stack.firestore)
    line.turn(device.weather)
    return new Page(device, session, line)
  }

  /** Without a goodbye: nothing of it runs any more, and what it has under way is undone. */
  die(): void {
    if (!this.isAlive) return
    this.isAlive = false
    this.device.trace(`${this.name} ends`)
    this.device.pages.delete(this)
    for (const close of this.#stubs) close()
    this.line.close()
    for (const callOff of this.#timers.values()) callOff()
    for (const transaction of this.#underWay) abort(transaction)
    for (const connection of this.#connections) connection.close()
    this.device.locks.letGo()
    this.device.traceWaiting(this.name)
  }

  /** As a browser ends a page that somebody leaves. */
  leave(): void {
    if (!this.isAlive) return
    this.hear(Object.assign(new Event('pagehide'), { persisted: false }))
    this.die()
  }

  /** In the middle of something: at that of its next touches of what the device keeps. */
  dieAfter(touches: number): void {
    this.#touchesLeft = touches
  }

  hear(event: Event): void {
    if (this.isAlive) this.#window.dispatchEvent(event)
  }

  #isGone(): boolean {
    return !this.isAlive
  }

  readonly #touch = () => {
    this.#touchesLeft -= 1
    if (this.#touchesLeft < 0) this.die()
  }

  #globals(): Parameters<PageProgram>[0] {
    const { device } = this
    const PageStorage = storageClass()
    const area = (texts: Map<string, string>, isOfTab: boolean) =>
      storageOf(texts, PageStorage, {
        isAlive: () => this.isAlive,
        hasRoom: () => device.room === 'free' || (isOfTab && device.room === 'full'),
        touch: this.#touch,
        tellOthers: (key, newValue) => {
          if (key.includes('.outbox.')) device.trace(`${this.name} keeps ${wordsOfKept(newValue)}`)
          const where = isOfTab ? 'for its tab ' : ''
          if (key.includes('.project-draft.')) {
            device.trace(`${this.name} keeps ${where}${wordsOfDraft(key, newValue)}`)
          }
          const words = wordsOfTexts(key, newValue)
          if (words !== null) device.trace(`${this.name} keeps ${where}${words}`)
          if (isOfTab) return
          for (const other of device.pages) {
            if (other === this) continue
            const event = new StorageEvent('storage', { key, newValue, storageArea: other.#local })
            setImmediate(() => other.hear(event))
          }
        },
      })
    this.#local = area(device.texts, false)
    const globals = {
      require: wireOf(
        (listener) =>
          (...given) => {
            if (!this.isAlive) return
            try {
              listener(...given)
            } catch (error) {
              this.#fail(error)
            }
          },
        (close) => this.#stubs.add(close),
        (words) => device.trace(`${this.name} ${words}`),
      ),
      window: this.#window,
      navigator: {
        get onLine() {
          return device.isOnline
        },
        locks: device.locks.forPage(() => this.isAlive),
        ...{ userAgent: 'storm', appVersion: 'storm', language: 'fr', languages: ['fr'] },
      },
      location: {
        ...{
          href: 'http://127.0.0.1/',
          protocol: 'http:',
          host: '127.0.0.1',
          hostname: '127.0.0.1',
          search: '',
        },
        replace: () => (this.isLeaving = true),
        reload: () => (this.isLeaving = true),
      },
      Storage: PageStorage,
      ...{ StorageEvent, BroadcastChannel: device.channels.classFor(() => this.isAlive) },
      localStorage: this.#local,
      sessionStorage: area(this.session, true),
      indexedDB: this.#indexedDb(),
      idb,
      Date: dateOf(() => device.now()),
      fetch: this.#fetch,
      setTimeout: (act: () => void, ms = 0, ...given: []) => this.#later(act, ms, given, false),
      clearTimeout: (timer?: number) => this.#forget(timer),
      setInterval: (act: () => void, ms = 0, ...given: []) => this.#later(act, ms, given, true),
      clearInterval: (timer?: number) => this.#forget(timer),
      console: {
        ...console,
        ...Object.fromEntries(['warn', 'log', 'info', 'debug'].map((name) => [name, () => undefined])),
      },
      reportError: (error: unknown) => this.#fail(error),
      process: { env: { USE_MOCK_PERSISTENCE: 'YES' }, versions: process.versions },
      buildEnv: {
        VITE_FIREBASE_API_KEY: 'any',
        VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
        VITE_FIREBASE_PROJECT_ID: device.stack.projectId,
        VITE_FIREBASE_APP_ID: 'any',
        VITE_AUTH_URL: `http://127.0.0.1:${device.stack.auth}`,
        VITE_FIRESTORE_HOST: `127.0.0.1:${this.line.port}`,
      },
    }
    Object.assign(this.#window, globals, { window: this.#window, crypto })
    return globals
  }

  #local: object = {}

  #later(act: (...given: unknown[]) => void, ms: number, given: unknown[], isAgain: boolean): number {
    this.#timersMade += 1
    const id = this.#timersMade
    const wait = () => this.#timers.set(id, patientTimeout(run, ms / HASTE))
    const run = () => {
      if (!this.isAlive || !this.#timers.delete(id)) return
      if (isAgain) wait()
      try {
        act(...given)
      } catch (error) {
        this.#fail(error)
      }
    }
    wait()
    return id
  }

  #forget(id?: number) {
    if (id === undefined) return
    this.#timers.get(id)?.()
    this.#timers.delete(id)
  }

  #fail(error: unknown) {
    if (!this.isAlive) return
    this.faults.push(error instanceof Error ? error.message : String(error))
    this.hear(Object.assign(new Event('error'), { error }))
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const { weather } = this.device
    if (weather === 'cut' || weather === 'refusing' || weather === 'torn')
      throw new TypeError('Failed to fetch')
    if (weather === 'slow') await new Promise((resolve) => setTimeout(resolve, 25))
    const isSilent = () => !this.isAlive || ['deaf', 'mute', 'stalled'].includes(this.device.weather)
    if (isSilent() && weather !== 'deaf') return silence(init?.signal)
    const answer = url.startsWith('/')
      ? new Response(null, { headers: { date: new Date().toUTCString() } })
      : await fetch(input, init)
    return isSilent() ? silence(init?.signal) : answer
  }

  #indexedDb(): object {
    const { databases } = this.device
    const { device } = this
    const open = (...given: Parameters<IDBFactory['open']>) => {
      // A page that is gone hears nothing any more.
      if (!this.isAlive) return new EventTarget()
      if (!device.hasDatabases) throw new DOMException('No database', 'InvalidStateError')
      const request = databases.open(...given)
      const follow = () => this.#follow(request.result)
      request.addEventListener('upgradeneeded', follow)
      request.addEventListener('success', follow)
      return request
    }
    return {
      open,
      deleteDatabase: (name: string) => databases.deleteDatabase(name),
      databases: () => databases.databases(),
      cmp: (a: unknown, b: unknown) => databases.cmp(a, b),
    }
  }

  #follow(database: IDBDatabase) {
    const { device } = this
    if (this.#connections.has(database)) return
    this.#connections.add(database)
    if (!this.isAlive) database.close()
    const begin = database.transaction.bind(database)
    database.transaction = (...given) => {
      if (!this.isAlive) throw new DOMException('The page is gone', 'InvalidStateError')
      const transaction = begin(...given)
      this.#underWay.add(transaction)
      for (const end of ['complete', 'abort']) {
        transaction.addEventListener(end, () => {
          this.#underWay.delete(transaction)
          if (transaction.objectStoreNames.contains('mutations')) device.traceWaiting(this.name)
          if (transaction.objectStoreNames.contains('firebaseLocalStorage')) device.traceNamed(this.name)
        })
      }
      if (transaction.mode === 'readwrite') this.#touch()
      // That touch may have been its last.
      if (this.#isGone()) abort(transaction)
      return transaction
    }
  }
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // It is over.
  }
}

function silence(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}

function dateOf(now: () => number): DateConstructor {
  const PageDate = class extends Date {
    constructor(...given: [number]) {
      // A list that may be empty is not one of the shapes that `Date` is known to take.
      if ((given as unknown[]).length === 0) super(now())
      else super(...given)
    }
    static override now() {
      return Math.floor(now())
    }
    static override [Symbol.hasInstance](value: unknown) {
      return Object.prototype.toString.call(value) === '[object Date]'
    }
  }
  return PageDate as unknown as DateConstructor
}
