import { beforeEach, expect, test, vi } from 'vitest'
import type { OnError, OnValue } from '@/data/live/live'
import { readOutbox } from '@/data/todos/todo-outbox'
import { copyTodo, orderTodos } from '@/data/todos/todo-order'
import { addTodos, removeTodo, watchTodos, type LiveTodo, type TodoList } from '@/data/todos/todos'
import { newPlaces } from '@/domain/todos/new-place'
import { localDateOf, mondayOf } from '@/domain/base/local-date'
import type { Weekday } from '@/domain/base/weekday'
import { confirmed, offline, signUp } from './support/person'
import { deleteStored, editStored, storedFields } from './support/stored'
import { until } from '../support/until'

let uid = ''

beforeEach(async () => {
  uid = await signUp()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const watchDay = (day: Weekday) => (onValue: OnValue<TodoList>, onError: OnError) =>
  watchTodos(uid, day, mondayOf(localDateOf(new Date())), onValue, onError)
const listed = async (day: Weekday = 'mardi') => (await confirmed(watchDay(day))).items
const texts = (todos: readonly LiveTodo[]) => todos.map(({ text }) => text).join(' ')

function settled() {
  return until(() => expect(readOutbox(uid)).toMatchObject({ waiting: new Set(), unheard: [] }))
}

/** What is shown is what the device shows, whatever the server says. */
function shown(): Promise<readonly LiveTodo[]> {
  return new Promise((resolve, reject) => {
    const stop = watchDay('mardi')(({ items }) => {
      queueMicrotask(() => stop())
      resolve(items)
    }, reject)
  })
}

/** A change is handed over in its turn: it shows a moment later. */
function untilShown(wanted: string): Promise<readonly LiveTodo[]> {
  return until(async () => {
    const todos = await shown()
    expect(texts(todos)).toBe(wanted)
    return todos
  })
}

function move(todos: readonly LiveTodo[], text: string, to: number) {
  const from = todos.findIndex((todo) => todo.text === text)
  const places = newPlaces(todos, from, to, new Date())
  orderTodos(places)
  return places
}

const pathOf = (todos: readonly LiveTodo[], text: string) =>
  `todos/${todos.find((todo) => todo.text === text)!.id}`

test('pasted lines, which share one date, are put in any order, and back', async () => {
  addTodos(uid, 'mardi', ['a', 'b', 'c', 'd', 'e'], new Date())
  await settled()
  const todos = await listed()
  const places = move(todos, 'd', 1)
  await settled()
  expect(texts(await listed())).toBe('a d b c e')
  expect(places).toHaveLength(2)

  orderTodos(places.map(({ todo }) => ({ todo, at: todo.placedAt })))
  await settled()
  expect(texts(await listed())).toBe('a b c d e')
  expect(await storedFields(pathOf(todos, 'd'))).not.toContain('placedAt')
})

test('offline, among todos that the server has not dated, and with what is added after', async () => {
  addTodos(uid, 'mardi', ['a', 'b'], new Date())
  await settled()
  await listed()
  await offline(async () => {
    addTodos(uid, 'mardi', ['c'], new Date())
    // Typed a moment later.
    addTodos(uid, 'mardi', ['d'], new Date(Date.now() + 5))
    move(await untilShown('d c a b'), 'b', 1)
    move(await untilShown('d b c a'), 'a', 0)
    await untilShown('a d b c')
  })
  await settled()
  expect(texts(await listed())).toBe('a d b c')
  addTodos(uid, 'mardi', ['e'], new Date())
  await settled()
  expect(texts(await listed())).toBe('e a d b c')
})

test('two devices at once: what each moved stays where it was put', async () => {
  for (const text of ['d', 'c', 'b', 'a']) {
    addTodos(uid, 'mardi', [text], new Date())
    await settled()
  }
  const before = await listed()
  expect(texts(before)).toBe('a b c d')
  await offline(async () => {
    move(before, 'd', 1)
    // Elsewhere « c » goes to the top, from the same list.
    const [{ at } = { at: new Date() }] = newPlaces(before, 2, 0, new Date())
    await editStored(pathOf(before, 'c'), (fields) =>
      Object.assign(fields, { placedAt: { timestampValue: at.toISOString() } }),
    )
  })
  await settled()
  expect(texts(await listed())).toBe('c a d b')
})

test('a todo that was deleted elsewhere does not come back by being moved', async () => {
  addTodos(uid, 'mardi', ['a', 'b'], new Date())
  await settled()
  const before = await listed()
  await offline(async () => {
    orderTodos([{ todo: before[1]!, at: new Date() }])
    await deleteStored(pathOf(before, 'b'))
  })
  await until(() => expect(readOutbox(uid).refused).toMatchObject([{ kind: 'order' }]))
  expect(texts(await listed())).toBe('a')
})

test('a place ahead of the clock is refused, and offered again', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['a'], new Date())
  await settled()
  const [todo] = await listed()
  orderTodos([{ todo: todo!, at: new Date(Date.now() + 3 * 24 * 3_600_000) }])
  await until(() => expect(readOutbox(uid).refused).toMatchObject([{ kind: 'order', todo: { id } }]))
  removeTodo(todo!)
  await settled()
  expect(readOutbox(uid).refused).toEqual([])
})

test('a todo is copied to other days, to be done there, and the copies are taken back', async () => {
  addTodos(uid, 'mardi', ['a'], new Date())
  await settled()
  const [todo] = await listed()
  const takeBack = copyTodo({ ...todo!, completed: true }, ['jeudi', 'dimanche'], new Date())
  await settled()
  for (const day of ['jeudi', 'dimanche'] as const) {
    expect(await listed(day)).toMatchObject([{ text: 'a', completed: false }])
  }
  takeBack()
  await settled()
  expect([await listed('jeudi'), await listed('dimanche'), texts(await listed())]).toEqual([[], [], 'a'])
})
