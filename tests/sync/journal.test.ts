// Rows that pages of one device write beside each other, above all into a storage that was deleted.
import { expect, test } from 'vitest'
import { newEntry, sendable, type Entry } from '@/data/sync/entry'
import { removeCandidate, renameCandidate, setNote } from '@/data/research/research'
import { removal } from '@/data/todos'
import { Journal } from '@/data/sync/journal'
import { memoryStorage } from './support/memory-storage'
import { addNote, tickNote, typeNote } from './support/verbs'

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
    postMessage: (message: unknown) => page.tell(message),
    addEventListener: (_type: 'message', listener: typeof hear) => (hear = listener),
    close: () => undefined,
  }
  const env = { uid: 'lea', salt: 1, storage, channel, now: () => new Date(AT) }
  const journal = new Journal(env, {
    committed: () => Promise.resolve(),
    dropped: () => undefined,
  })
  await journal.refresh()
  const page = {
    journal,
    storage,
    tell: (_message: unknown): unknown => undefined,
    stored: () => storage.rows('journal').map(([number]) => number),
    async hear(data: unknown) {
      hear(new MessageEvent('message', { data }))
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
  return page
}

test('an entry that another tab has sent leaves a storage into which this page wrote it again', async () => {
  const { journal, stored, hear } = await open(entry(5), entry(6, { args: { id: 'm', text: 'text' } }))
  await hear({ dropped: [], committed: { entries: [entry(5)], documents: [] } })
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
  const hearing = hear({ dropped: [5] })
  expect(journal.entries()).toEqual([])
  await hearing
})

test('an entry that a full storage gave to a new page leaves once the page that dropped it is heard again', async () => {
  const told: unknown[] = []
  const dropping = await open(entry(5, { isHeld: true }))
  dropping.tell = (message) => told.push(message)
  await dropping.journal.drop([5])
  const { journal, hear } = await open(entry(5, { isHeld: true }))
  await dropping.journal.restore()
  await hear(told.at(-1))
  expect(journal.entries()).toEqual([])
})

test('an entry does not overtake the release of its draft that another tab has stored meanwhile', async () => {
  const tick = entry(6, { name: tickNote.name, args: { id: 'n' } })
  const { journal, storage } = await open(entry(5), tick)
  await storage.write([
    ['journal', 5, undefined],
    ['journal', 7, entry(7, { place: 5 })],
  ])
  expect(await journal.markSent([5, 6])).toEqual([])
  expect((await journal.markSent([7, 6])).map(({ number }) => number)).toEqual([7, 6])
})

test('a deletion gives up the refused changes of its document, and what waits behind them', async () => {
  const at = { id: 'c', sectionId: null }
  const noted = entry(5, { name: setNote.name, args: { at, from: '', note: 'x' }, fault: 'too-large' })
  const renamed = entry(6, { name: renameCandidate.name, args: { at, name: 'Lampe' } })
  const other = { ...noted, number: 7, place: 7, args: { at: { ...at, id: 'd' }, from: '', note: 'y' } }
  const { journal, stored } = await open(noted, renamed, other)
  const added = journal.add(newEntry(removeCandidate, { at, link: 'https://ex.fr' }, new Date(AT)))
  expect(journal.entries().map(({ name }) => name)).toEqual([setNote.name, removeCandidate.name])
  await added
  expect(stored()).toEqual([7, expect.any(Number)])
})

test('a deletion waits behind a refused change that is about another document too', async () => {
  const places = ['a', 'b'].map((id) => ({ id, at: AT }))
  const { journal } = await open(entry(5, { name: 'todos.order', args: { places }, fault: 'denied' }))
  await journal.add(newEntry(removal, { todos: [{ id: 'a', text: 'a' }] }, new Date(AT)))
  expect(journal.entries().map(({ name }) => name)).toEqual(['todos.order', 'todos.remove'])
  expect(sendable(journal.entries())).toEqual([])
})

test('letters that are typed while the device stores the ones before stay one change', async () => {
  const { journal, storage } = await open()
  const { change } = storage
  let goOn: (() => void)[] = []
  // As slow as a phone's storage: the rows are there before the page hears of it.
  const slow: typeof change = async (...asked) => {
    await change(...asked)
    await new Promise<void>((resolve) => goOn.push(resolve))
  }
  Object.assign(storage, { change: slow })
  const entries = () => journal.entries().map(({ args }) => args)
  const pass = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const waiting = goOn
    goOn = []
    for (const each of waiting) each()
    await new Promise((resolve) => setTimeout(resolve))
  }

  for (const text of ['a', 'ab', 'abc', 'abcd']) {
    void journal.add(newEntry(typeNote, { id: 'n', from: text.slice(0, -1), text }, new Date(AT)))
    expect(entries()).toEqual([{ id: 'n', from: '', text }])
    await new Promise((resolve) => setTimeout(resolve))
    if (text === 'abc') await pass()
    expect(entries()).toEqual([{ id: 'n', from: '', text }])
  }
  // Told that the device has stored the letters, a listener makes the next change in the same call.
  let isMade = false
  const stop = journal.subscribe(() => {
    if (isMade) return
    isMade = true
    void journal.add(newEntry(typeNote, { id: 'n', from: 'abcd', text: 'abcde' }, new Date(AT)))
  })
  for (let round = 0; round < 4; round += 1) {
    await pass()
    expect(entries()).toEqual([{ id: 'n', from: '', text: 'abcde' }])
  }
  stop()

  // What was given up while its earlier letters were being stored does not come back.
  void journal.add(newEntry(typeNote, { id: 'n', from: 'abcde', text: 'abcdef' }, new Date(AT)))
  void journal.add(newEntry(typeNote, { id: 'n', from: 'abcdef', text: 'abcdefg' }, new Date(AT)))
  void journal.drop(journal.entries().map(({ number }) => number))
  for (let round = 0; round < 4; round += 1) {
    await pass()
    expect(entries()).toEqual([])
  }
})
