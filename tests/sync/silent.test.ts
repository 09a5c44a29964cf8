// A database that does not answer: a page that another one blocks, a busy device, a browser that lost its server of IndexedDB.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type * as Idb from 'idb'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { newEntry } from '@/data/sync/entry'
import type { Documents } from '@/data/sync/journal'
import { deviceStorage, SilentError, type Row, type SyncStorage } from '@/data/sync/storage'
import { Sync } from '@/data/sync/sync'
import { withMemory, type SpareRows } from '@/data/sync/with-memory'
import { memoryStorage } from './support/memory-storage'
import { addNote, notesOf, pathOfNote } from './support/verbs'

const UID = 'lea'
const NOW = new Date('2026-11-25T09:00:00.000Z')

const browser = vi.hoisted(() => ({
  /** Time that the next opening takes. */
  openingMs: 0,
  connections: [] as Idb.IDBPDatabase[],
}))

vi.mock('idb', async (original) => {
  const idb = await original<typeof Idb>()
  return {
    ...idb,
    async openDB(...given: Parameters<typeof idb.openDB>) {
      const ms = browser.openingMs
      browser.openingMs = 0
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
      const opened = await idb.openDB(...given)
      browser.connections.push(opened)
      return opened
    },
  }
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  // IndexedDB takes several turns of the event loop.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(0)
}

/** All open connections stop answering. */
function loseConnections(): void {
  const never = () => new Promise(() => undefined)
  const store = { getAllKeys: never, getAll: never, get: never, put: never, delete: never, clear: never }
  const transaction = () => ({ store, objectStore: () => store, done: never() })
  for (const connection of browser.connections) Object.assign(connection, { transaction })
}

/** What a tab gives to its next page. */
function tabRows(): SpareRows {
  let rows: readonly Row[] = []
  return {
    read: () => rows,
    write: (next) => (rows = next),
  }
}

/** A page without a network. */
class Page {
  readonly said = new Set<string>()
  shown: readonly string[] = []
  readonly sync: Sync

  /** `answer`: of the server, before the network goes. */
  constructor(salt: number, answer: Documents | null = null, spare = tabRows()) {
    this.sync = new Sync({
      uid: UID,
      storage: withMemory(deviceStorage(UID), (why) => this.said.add(why), { spare }),
      remote: {
        watch(_spec, _pages, { onAnswer, onCut }) {
          if (answer) onAnswer(answer, false)
          onCut()
          return () => undefined
        },
        transact: () => Promise.reject(new Error('No network')),
        isSignedIn: () => Promise.resolve(true),
      },
      channel: null,
      exclusive: (_name, work) => work(),
      after: () => () => undefined,
      idle: (work) => work(),
      now: () => NOW,
      elapsed: () => 0,
      isOnline: () => false,
      salt,
      loadSubject: () => Promise.resolve(),
    })
    this.sync.watch(notesOf(UID).spec, (answer) => {
      const notes = answer.status === 'ready' ? notesOf(UID).read(answer.docs) : []
      this.shown = notes.map(({ text }) => text).sort()
    })
  }

  add(text: string): void {
    void this.sync.add(newEntry(addNote, { id: text, text }, NOW))
  }
}

/** Texts of the journal's entries on the device. */
async function stored(): Promise<readonly string[]> {
  const reading = deviceStorage(UID).read('journal')
  await pass(0)
  return (await reading).map(([, entry]) => (entry as { args: { text: string } }).args.text)
}

describe('a database that does not answer', () => {
  it.each<[string, number | null]>([
    ['an opening that never answers', 1e9],
    ['an opening that answers late', 4_000],
    ['an open connection that answers no more', null],
  ])('gets the entries by itself once it answers again, after %s', async (_case, openingMs) => {
    browser.openingMs = openingMs ?? 0
    const page = new Page(2)
    await pass(0)
    if (openingMs === null) loseConnections()
    page.add('first')
    await pass(3_500)
    page.add('second')
    await pass(0)
    expect(page.shown).toEqual(['first', 'second'])
    expect([...page.said]).toEqual(['silent'])
    await pass(10_000)
    expect(await stored()).toEqual(['first', 'second'])
    page.add('third')
    await pass(0)
    expect(await stored()).toEqual(['first', 'second', 'third'])
  })

  it('gives a page the entries and lists of the page before it once it answers', async () => {
    const createdAt = NOW.toISOString()
    const before = new Page(1, [[pathOfNote('sent'), { userId: UID, text: 'sent', createdAt }]])
    before.add('earlier')
    await pass(0)
    browser.openingMs = 1e9
    const page = new Page(2)
    await pass(3_500)
    expect([...page.said]).toEqual(['silent'])
    page.add('later')
    await pass(10_000)
    expect(page.shown).toEqual(['earlier', 'later', 'sent'])
  })

  it('leaves to the next page of the tab what it did not take', async () => {
    const spare = tabRows()
    browser.openingMs = 1e9
    const before = new Page(1, null, spare)
    before.add('first')
    await pass(3_500)
    before.sync.close()
    const page = new Page(2, null, spare)
    await pass(0)
    expect(page.shown).toEqual(['first'])
    expect(await stored()).toEqual(['first'])
    expect(spare.read()).toEqual([])
  })

  it('is not created again after a sign-out', async () => {
    browser.openingMs = 1e9
    const page = new Page(1)
    page.add('text')
    await pass(3_500)
    await page.sync.erase()
    await pass(200_000)
    expect(await indexedDB.databases()).toEqual([])
  })
})

test('a step that a silent database runs late writes the rows in memory, and decides nothing again', async () => {
  const memory = memoryStorage()
  let runLate: () => Promise<void> = () => Promise.resolve()
  const silent: SyncStorage = {
    ...memory,
    change(...asked) {
      runLate = () => memory.change(...asked)
      return Promise.reject(new SilentError())
    },
  }
  const decide = vi.fn((): readonly Row[] => [[1, 'a']])
  await withMemory(silent, () => undefined).change('journal', decide)
  await runLate()
  expect(await memory.read('journal')).toEqual([[1, 'a']])
  expect(decide).toHaveBeenCalledTimes(1)
})
