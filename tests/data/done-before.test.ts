import { beforeEach, expect, test, vi } from 'vitest'
import type { OnError, OnValue } from '@/data/live/live'
import { countDone, COUNTED_MAX, watchDone } from '@/data/todos/done-before'
import { watchTodosSaying } from '@/data/todos/few-todos'
import { readOutbox } from '@/data/todos/todo-outbox'
import { toggleTodo, watchTodos, type LiveTodo, type TodoList } from '@/data/todos/todos'
import { addDays, dateAt, localDateOf, mondayOf } from '@/domain/base/local-date'
import type { Fields } from '@/domain/base/read-field'
import { isFolded } from '@/domain/todos/week-of-todo'
import { confirmed, offline, signUp } from './support/person'
import { putAllStored } from './support/stored'
import { until } from '../support/until'

// A day that has years behind it: what is done is not what its list reads.

const now = new Date()
const monday = mondayOf(localDateOf(now))
const before = (weeks: number) => addDays(monday, -7 * weeks)
let uid = ''

beforeEach(async () => {
  uid = await signUp()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

async function put(todos: Readonly<Record<string, Fields>>): Promise<void> {
  const whole = Object.entries(todos).map(([text, fields]): [string, Fields] => [
    `todos/${text.replaceAll(' ', '-')}-${uid}`,
    { userId: uid, text, completed: false, dayOfWeek: 'lundi', createdAt: dateAt(before(100)), ...fields },
  ])
  for (let from = 0; from < whole.length; from += 400)
    await putAllStored(new Map(whole.slice(from, from + 400)))
}

const doneIn = (weeks: number): Fields => ({
  completed: true,
  createdAt: dateAt(before(weeks)),
  doneDates: [before(weeks)],
})
const archived = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`ancienne ${index}`, doneIn(index + 1)]))

const list = (onValue: OnValue<TodoList>, onError: OnError) =>
  watchTodos(uid, 'lundi', monday, onValue, onError)
const textsOf = (items: readonly LiveTodo[]) => items.map(({ text }) => text).sort()

test('the list of a day reads its week and what is open or repeats, however old, among 600 that are done', async () => {
  await put({
    ...archived(600),
    ouverte: {},
    habitude: { repeats: true, completed: true, doneDates: [before(3)] },
    'faite lundi': { completed: true, doneDates: [monday] },
    'cochée sans jour': { completed: true, createdAt: now },
    'cochée sans jour autrefois': { completed: true },
    mardi: { dayOfWeek: 'mardi' },
  })
  const { items, hasMore } = await confirmed(list)
  expect(textsOf(items)).toEqual(['cochée sans jour', 'faite lundi', 'habitude', 'ouverte'])
  expect(hasMore).toBe(false)
  expect(await countDone(uid, 'lundi')).toBe(COUNTED_MAX)
})

test('what is ticked never leaves the list of its week, not without a network either', async () => {
  await put({ vieille: {}, faite: doneIn(90) })
  const [todo] = (await confirmed(list)).items
  if (!todo) throw new Error('It is not there')
  const seen: string[][] = []
  const stop = watchTodos(uid, 'lundi', monday, ({ items }) => seen.push(textsOf(items)), vi.fn())
  await until(() => expect(seen.length).toBeGreaterThan(0))
  await offline(async () => {
    void toggleTodo(todo, true, now)
    await until(() => expect(readOutbox(uid).waiting).toContain(todo.id))
  })
  await until(() => expect(readOutbox(uid).waiting.size).toBe(0))
  stop()
  // The row never leaves the list, not even between two answers.
  expect(new Set(seen.map((texts) => texts.join()))).toEqual(new Set(['vieille']))
})

test('the archive of a day comes page by page, the newest first, and its number without reading it', async () => {
  await put({ ...archived(120), 'sans jour': { completed: true }, ouverte: {} })
  expect(await countDone(uid, 'lundi')).toBe(121)
  const page = async (pages: number) => {
    const { items, hasMore } = await confirmed<TodoList>((onValue, onError) =>
      watchDone(uid, 'lundi', onValue, onError, pages),
    )
    expect(items.every((todo) => isFolded(todo, now))).toBe(true)
    return { texts: items.map(({ text }) => text), hasMore }
  }
  const first = await page(1)
  expect(first).toMatchObject({ hasMore: true })
  expect(first.texts).toHaveLength(50)
  expect(first.texts[0]).toBe('ancienne 0')
  const second = await page(2)
  expect(second.texts.slice(0, 50)).toEqual(first.texts)
  // Most of a further page is new.
  expect(second.texts).toHaveLength(89)
  const all = await page(4)
  expect(all).toMatchObject({ hasMore: false })
  expect(all.texts).toHaveLength(121)
})

test('a text that was done hundreds of times does not hide the one that is open', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [
      `a${String(index).padStart(3, '0')}`,
      { ...doneIn(index + 1), text: 'Vérifier le stock' },
    ]),
  )
  await put({
    ...many,
    z1: { text: 'Vérifier le stock', dayOfWeek: 'jeudi' },
    z2: { text: 'Publier', repeats: true, completed: true, doneDates: [monday] },
    z3: { ...doneIn(4), text: 'Publier' },
  })
  const found = await confirmed<readonly LiveTodo[]>((onValue, onError) =>
    watchTodosSaying(uid, ['Publier', 'Vérifier le stock'], onValue, onError),
  )
  expect(found.map(({ text, dayOfWeek }) => `${text} ${dayOfWeek}`).sort()).toEqual([
    'Publier lundi',
    'Vérifier le stock jeudi',
  ])
})

test('nobody hears, reads or counts the day of somebody else', async () => {
  await put({ mienne: {}, faite: doneIn(2) })
  const other = uid
  await signUp()
  const code = (watch: (onValue: OnValue<TodoList>, onError: OnError) => () => void) =>
    new Promise((resolve) => {
      const stop = watch(
        () => undefined,
        (error) => {
          stop()
          resolve(error.code)
        },
      )
    })
  expect(await code((...heard) => watchTodos(other, 'lundi', monday, ...heard))).toBe('data/denied')
  expect(await code((...heard) => watchDone(other, 'lundi', ...heard))).toBe('data/denied')
  await expect(countDone(other, 'lundi')).rejects.toMatchObject({ code: 'data/denied' })
})
