// Rows that pages of one device write beside each other, above all into a storage that was deleted.
import { expect, test } from 'vitest'
import type { Entry } from '@/data/sync/entry'
import { Journal } from '@/data/sync/journal'
import { memoryStorage } from './support/memory-storage'
import { addNote } from './support/verbs'

const AT = '2026-11-25T09:00:00.000Z'

function entry(number: number, change: Partial<Entry> = {}): Entry {
  return {
    number,
    place: number,
    uid: 'lea',
    name: addNote.name,
    args: { id: 'n', text: 'text' },
    at: AT,
    key: null,
    fault: null,
    isHeld: false,
    wasSent: false,
    ...change,
  }
}

/** A page that has read these entries. */
async function open(...entries: readonly Entry[]) {
  const storage = memoryStorage()
  await storage.write(entries.map((each) => ['journal', each.number, each]))
  let hear: (event: MessageEvent<unknown>) => void = () => undefined
  const channel = {
    postMessage: () => undefined,
    addEventListener: (_type: 'message', listener: typeof hear) => (hear = listener),
    close: () => undefined,
  }
  const env = { uid: 'lea', salt: 1, storage, channel, now: () => new Date(AT) }
  const journal = new Journal(env, {
    committed: () => Promise.resolve(),
    dropped: () => undefined,
  })
  await journal.refresh()
  return {
    journal,
    stored: () => storage.rows('journal').map(([number]) => number),
    async hear(data: unknown) {
      hear(new MessageEvent('message', { data }))
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('an entry that another tab has sent leaves a storage into which this page wrote it again', async () => {
  const { journal, stored, hear } = await open(entry(5), entry(6, { args: { id: 'm', text: 'text' } }))
  await hear({ kind: 'committed', entries: [entry(5)], documents: [] })
  expect(stored()).toEqual([6])
  expect(journal.entries().map(({ number }) => number)).toEqual([6])
})

test('a draft as it was before its release does not come back once the release was sent', async () => {
  const [draft, release] = [entry(5, { isHeld: true }), entry(9, { place: 5 })]
  const { journal, stored } = await open(draft, release)
  expect(journal.entries()).toEqual([release])
  await journal.commit([release], [])
  expect(stored()).toEqual([])
})

test('a change that the page before has just stored is stored once', async () => {
  const { journal, stored } = await open(entry(5))
  const { name, args, at, key, isHeld } = entry(5)
  await journal.add({ name, args, at, key, isHeld })
  expect(stored()).toEqual([5])
  await journal.add({ name, args, at: '2026-11-25T09:00:00.001Z', key, isHeld })
  expect(stored()).toHaveLength(2)
})

test('a refused change is added when it is made again', async () => {
  const { journal, stored } = await open(entry(5, { fault: 'denied' }))
  const { name, args, at, key, isHeld } = entry(5)
  await journal.add({ name, args, at, key, isHeld })
  expect(stored()).toHaveLength(2)
})

test('an entry that another tab gave up leaves at once, before the storage is read', async () => {
  const { journal, hear } = await open(entry(5))
  const hearing = hear({ kind: 'dropped', numbers: [5] })
  expect(journal.entries()).toEqual([])
  await hearing
})
