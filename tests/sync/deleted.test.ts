import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Row, StorageNews, SyncStorage } from '@/data/sync/storage'
import { withMemory } from '@/data/sync/with-memory'
import { memoryStorage } from './support/memory-storage'
import { events, type Event } from './support/events'
import { Story } from './support/story'

const deletion = fc.nat({ max: 1 }).map((device): readonly Event[] => [
  { kind: 'network', device, isThere: false },
  { kind: 'deletion', device },
])

test('a storage that is deleted under live pages is written again from their own entries', async () => {
  const stories = fc.tuple(events, deletion, events).map((parts) => parts.flat())
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const told = new Story()
      await told.tell(story)
      expect(told.faults).toEqual([])
    }),
    { seed: 8, numRuns: 150 },
  )
}, 600_000)

/** A storage that is deleted, and one that then refuses to open. */
function deletable() {
  const memory = memoryStorage()
  let tell: ((news: StorageNews) => void) | null = null
  let [isReplaced, isRefused] = [false, false]
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isRefused) throw new DOMException('No more', 'UnknownError')
    if (isReplaced) tell?.('replaced')
    isReplaced = false
    return work()
  }
  const stored: SyncStorage = {
    ...memory,
    read: (...asked) => through(() => memory.read(...asked)),
    change: (...asked) => through(() => memory.change(...asked)),
    follow: (listener) => (tell = listener),
  }
  return {
    memory,
    stored,
    remove() {
      memory.clear()
      isReplaced = true
      tell?.('closed')
    },
    refuse: (is: boolean) => (isRefused = is),
  }
}

describe('rows of a journal whose storage is deleted', () => {
  const ROWS: readonly Row[] = [
    [1, 'a'],
    [2, 'b'],
  ]
  const open = async (mayRestore?: () => boolean) => {
    const unstored: string[] = []
    const { stored, memory, ...more } = deletable()
    const storage = withMemory(stored, (why) => unstored.push(why), mayRestore && { mayRestore })
    await storage.change('journal', () => ROWS)
    return { storage, memory, unstored, ...more }
  }

  it('are written again in order with the next change, and read until then', async () => {
    const { storage, memory, unstored, remove } = await open()
    remove()
    expect(await storage.read('journal')).toEqual(ROWS)
    await storage.change('journal', () => [[3, 'c']])
    expect(await memory.read('journal')).toEqual([...ROWS, [3, 'c']])
    expect(unstored).toEqual([])
  })

  it('stay away where another tab removed them from a storage that is there', async () => {
    const { storage, memory } = await open()
    await memory.write([['journal', 1, undefined]])
    expect(await storage.read('journal')).toEqual([[2, 'b']])
  })

  it('are kept in memory and said where it does not open again, and written once it does', async () => {
    const { storage, memory, unstored, remove, refuse } = await open()
    remove()
    refuse(true)
    expect(await storage.read('journal')).toEqual(ROWS)
    await storage.change('journal', () => [])
    expect(unstored).toEqual(['deleted'])
    refuse(false)
    await storage.change('journal', () => [[2, undefined]])
    expect(await memory.read('journal')).toEqual([[1, 'a']])
  })

  it('are there for the next page of the tab, where the storage is full before they are written again', async () => {
    const { stored, memory, remove } = deletable()
    let spared: readonly Row[] = []
    const open = (storage: SyncStorage) =>
      withMemory(storage, () => undefined, {
        spare: { read: () => spared, write: (rows) => (spared = rows) },
      })
    let isFull = false
    const storage = open({
      ...stored,
      change: (store, decide) =>
        stored.change(store, (rows) => {
          const decided = decide(rows)
          if (isFull) throw new DOMException('Full', 'QuotaExceededError')
          return decided
        }),
    })
    await storage.change('journal', () => ROWS)
    remove()
    isFull = true
    // Another page has written one of them again.
    await memory.write([['journal', 1, 'a']])
    await storage.change('journal', () => [
      [1, undefined],
      [3, 'c'],
    ])
    expect(await open(memory).read('journal')).toEqual([
      [2, 'b'],
      [3, 'c'],
    ])
  })

  it('join those of another page that wrote its own first', async () => {
    const { storage, memory, remove } = await open()
    remove()
    await memory.write([['journal', 9, 'other']])
    await storage.change('journal', () => [])
    expect([...(await memory.read('journal'))].sort()).toEqual([...ROWS, [9, 'other']])
  })

  it('are not written again after a sign-out, here or in another tab', async () => {
    const gone = await open(() => false)
    gone.remove()
    await gone.storage.change('journal', () => [])
    expect(await gone.memory.read('journal')).toEqual([])
    const erased = await open()
    await erased.storage.erase()
    erased.remove()
    await erased.storage.change('journal', () => [])
    expect(await erased.memory.read('journal')).toEqual([])
  })
})
