import { expect, test } from 'vitest'
import { takeCards, undoCards } from '@/data/coach/cards'
import { conversationQuery } from '@/data/coach/conversations'
import { documentQuery, type Spec } from '@/data/sync/query'
import { newEntry } from '@/data/sync/entry'
import { Journal } from '@/data/sync/journal'
import { Replica } from '@/data/sync/replica'
import { View } from '@/data/sync/view'
import { profilePath } from '@/domain/account/earned'
import type { Fields } from '@/domain/base/read-field'
import { outcomeOf } from '@/domain/coach/cards/card'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import type { CardState } from '@/domain/coach/cards/card-kind'
import { conversationPath } from '@/domain/coach/conversation/conversation-writes'
import { todoPath } from '@/domain/todos/new-todo'
import { memoryStorage } from './support/memory-storage'
import { addNote, notesOf, pathOfNote, tickNote, writeNote } from './support/verbs'

const AT = '2026-11-25T09:00:00.000Z'
const CARD: CardOf<'tache'> = {
  id: 'a',
  at: 1,
  order: 0,
  from: 'coach',
  target: 't',
  state: 'open',
  ground: {},
  over: {},
  proposed: { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null },
}
const [TODO, CONVERSATION] = [todoPath('t'), conversationPath('c')]

const inState = (state: CardState, doneAt: number) => outcomeOf({ ...CARD, state, doneAt })
const storedIn = (state: CardState, doneAt: number): Fields => ({
  userId: 'lea',
  title: 'Ma semaine',
  messages: [],
  proposals: { a: inState(state, doneAt).fields },
})

test('a document that is missing stays, where the one beside it is answered first', async () => {
  const storage = memoryStorage()
  const env = { storage, uid: 'lea', salt: 1, channel: null, now: () => new Date(AT), idle: () => undefined }
  const journal = new Journal(env, { committed: async () => {}, dropped() {} })
  const replica = new Replica(env, () => false)
  const view = new View(journal, replica, () => 0)
  const answer = (conversation: Fields) => {
    replica.answer(conversationQuery('c').spec, [[CONVERSATION, conversation]], false)
    view.replay()
  }
  const add = async (name: string, state: CardState, doneAt: number) => {
    await journal.add({
      name,
      args: { conversation: 'c', cards: [inState(state, doneAt)] },
      at: AT,
      key: null,
      isHeld: false,
    })
    view.replay()
  }
  const shown = () => [view.fields(TODO)?.['text'], view.fields(CONVERSATION)?.['proposals']]

  answer(storedIn('open', 0))
  await add(takeCards.name, 'accepted', 5)
  const taken = ['Filmer', storedIn('accepted', 5)['proposals']]
  expect(shown()).toEqual(taken)
  answer(storedIn('accepted', 5))
  expect(shown()).toEqual(taken)

  await add(undoCards.name, 'undone', 6)
  const undone = [undefined, storedIn('undone', 6)['proposals']]
  expect(shown()).toEqual(undone)
  answer(storedIn('undone', 6))
  expect(shown()).toEqual(undone)
})

test('an entry that an earlier one makes needless does not stay over the changes between them', async () => {
  const memory = memoryStorage()
  // Nothing that this page does is stored yet.
  const storage = { ...memory, change: () => new Promise<void>(() => undefined) }
  const env = { storage, uid: 'lea', salt: 1, channel: null, now: () => new Date(AT), idle: () => undefined }
  const journal = new Journal(env, { committed: async () => {}, dropped() {} })
  const view = new View(journal, new Replica(env, () => false), () => 0)
  const draft = newEntry(addNote, { id: 'n', text: 'Draft' }, new Date(AT), true)
  const release = { ...draft, isHeld: false }
  const row = { ...draft, place: 5, uid: 'lea', fault: null, wasSent: false }
  const isDone = async () => {
    await journal.refresh()
    view.replay()
    return view.fields(pathOfNote('n'))?.['done']
  }
  await memory.write([['journal', 5, { ...row, number: 5 }]])
  await journal.refresh()
  void journal.add(newEntry(tickNote, { id: 'n' }, new Date(AT)))
  void journal.add(release)
  expect(await isDone()).toBe(true)
  // Another tab has released it at the same time.
  await memory.write([
    ['journal', 5, undefined],
    ['journal', 7, { ...row, number: 7, isHeld: false }],
  ])
  expect(await isDone()).toBe(true)
})

/** The view of a page that takes over what its transactions committed. */
function viewWithPoints() {
  const env = {
    storage: memoryStorage(),
    uid: 'lea',
    salt: 1,
    channel: null,
    now: () => new Date(AT),
    idle: () => undefined,
  }
  const live: Spec[] = []
  const journal = new Journal(env, {
    committed(entries, documents, isOwn) {
      view.settle(entries, documents, isOwn)
      replica.commit(documents, live)
      return Promise.resolve()
    },
    dropped() {},
  })
  const replica = new Replica(env, () => false)
  const view = new View(journal, replica, () => 0)
  const answer = (path: string, fields: Fields) => {
    replica.answer(documentQuery('', path, () => null).spec, [[path, fields]], false)
    view.replay()
  }
  const points = () => {
    view.replay()
    return view.fields(profilePath('lea'))?.['xp']
  }
  return { env, journal, view, live, answer, points }
}

test('a change that is sent past a refused one shows its points once, where its documents are answered apart', async () => {
  const { journal, live, answer, points } = viewWithPoints()
  live.push({ collection: 'notes', id: 'b' }, { collection: 'profiles', id: 'lea' })
  const profile = { userId: 'lea', xp: 0, level: 1 }
  const note = { userId: 'lea', text: 'Sent', createdAt: AT }
  answer(profilePath('lea'), profile)
  answer(pathOfNote('b'), note)
  await journal.add(newEntry(addNote, { id: 'a', text: 'Refused' }, new Date(AT)))
  await journal.mark(journal.entries()[0]!.number, 'denied')
  for (const id of ['a', 'b']) await journal.add(newEntry(tickNote, { id }, new Date(AT)))
  expect(points()).toBe(20)
  const done = { ...note, done: true, counted: true }
  answer(pathOfNote('b'), done)
  expect(points()).toBe(20)
  const earned = { ...profile, xp: 10 }
  const sent = journal.entries().filter(({ args }) => (args as { id: string }).id === 'b')
  await journal.commit(sent, [
    [pathOfNote('b'), done],
    [profilePath('lea'), earned],
  ])
  expect(points()).toBe(20)
  answer(profilePath('lea'), earned)
  expect(points()).toBe(20)
})

test('points are shown once where the page learns its profile from its own transaction alone', async () => {
  const { journal, live, answer, points } = viewWithPoints()
  const note = { userId: 'lea', text: 'Ticked', createdAt: AT }
  live.push(notesOf('lea').spec)
  answer(pathOfNote('a'), note)
  await journal.add(newEntry(tickNote, { id: 'a' }, new Date(AT)))
  await journal.commit(journal.entries(), [
    [pathOfNote('a'), { ...note, done: true, counted: true }],
    [profilePath('lea'), { userId: 'lea', xp: 10, level: 1 }],
  ])
  expect(points()).toBe(10)
  answer(pathOfNote('a'), { ...note, done: true, counted: true })
  expect(points()).toBe(10)
})

test('a tick that another tab stores before a change that this one has just sent stays shown', async () => {
  const { env, journal, view, live, answer } = viewWithPoints()
  const note = { userId: 'lea', text: 'First', createdAt: AT }
  const written = { ...note, text: 'Second' }
  live.push(notesOf('lea').spec)
  answer(pathOfNote('a'), note)
  await journal.add(newEntry(writeNote, { id: 'a', from: 'First', text: 'Second' }, new Date(AT)))
  const sent = await journal.markSent(journal.entries().map(({ number }) => number))
  // Made before it, while the storage was full.
  const tick = newEntry(tickNote, { id: 'a' }, new Date(AT))
  const row = { ...tick, number: 5, place: 5, uid: 'lea', fault: null, wasSent: false }
  await env.storage.write([['journal', 5, row]])
  await journal.refresh()
  const shown = () => {
    view.replay()
    return [journal.entries().length, view.fields(pathOfNote('a'))]
  }
  const both = { text: 'Second', done: true }
  expect(shown()).toMatchObject([2, both])
  answer(pathOfNote('a'), written)
  // The journal lists it until its removal is stored.
  const removing = journal.commit(sent, [[pathOfNote('a'), written]])
  expect(shown()).toMatchObject([2, both])
  view.answered([pathOfNote('a')])
  expect(shown()).toMatchObject([2, both])
  expect(shown()).toMatchObject([2, both])
  await removing
  expect(shown()).toMatchObject([1, both])
})
