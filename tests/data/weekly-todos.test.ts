import { doc, getDocFromServer, updateDoc } from 'firebase/firestore'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '@/data/device/device-storage'
import { openDatabase } from '@/data/live/firestore'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchProfile } from '@/data/session/profiles'
import { letGo, postpone } from '@/data/todos/carry-over'
import { watchOpenTodos } from '@/data/todos/recent-todos'
import { deliverTodos } from '@/data/todos/todo-delivery'
import { readOutbox } from '@/data/todos/todo-outbox'
import {
  addTodoOnce,
  addTodos,
  moveTodo,
  placeTodo,
  removeTodo,
  renameTodo,
  restoreTodo,
  setRepeats,
  toggleTodo,
  watchTodos,
  type TodoList,
} from '@/data/todos/todos'
import {
  addDays,
  dateAt,
  localDateOf,
  mondayOf,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/local-date'
import type { Profile } from '@/domain/account/profile'
import { todoPlace } from '@/domain/todos/todo-place'
import type { Todo } from '@/domain/todos/todo'
import { editStoredTodo, storedFields } from './support/stored'
import { addProfile, confirmed, offline, signUp } from './support/person'
import { until } from '../support/until'

const now = new Date()
const monday = mondayOf(localDateOf(now))
/** The Monday of a week that is over, or of this one. */
const week = (ago: number): LocalDate => addDays(monday, -7 * ago)
let uid = ''
let id = ''

beforeEach(async () => {
  uid = await signUp()
  id = `t-${uid}`
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await addProfile(uid, now)
  // As the screens do: without a store this device knows what it watches.
  await Promise.all([held(watchProfile.bind(null, uid)), held(mondays)])
})

function held<T>(watch: (onValue: OnValue<T>, onError: OnError) => Unsubscribe): Promise<void> {
  return new Promise((resolve, reject) => {
    watch((_, { isFromCache }) => (isFromCache ? undefined : resolve()), reject)
  })
}

const settled = () =>
  until(() => expect(readOutbox(uid)).toEqual({ refused: [], unheard: [], waiting: new Set() }))

const open = (onValue: OnValue<TodoList>, onError: OnError) => watchOpenTodos(uid, 20, onValue, onError)
const mondays = (onValue: OnValue<TodoList>, onError: OnError) =>
  watchTodos(uid, 'lundi', monday, onValue, onError)

/** As the server has it. */
async function stored(): Promise<Todo> {
  await settled()
  const found = (await confirmed(mondays)).items.find((todo) => todo.id === id)
  if (!found) throw new Error('It is not there')
  const { isPending, isUndated, ...todo } = found
  expect([isPending, isUndated]).toEqual([false, false])
  return todo
}

async function xp(): Promise<number> {
  await settled()
  const profile = await confirmed<Profile | null>(watchProfile.bind(null, uid))
  return profile?.xp ?? 0
}

async function habit(): Promise<Todo> {
  addTodoOnce(uid, { id, dayOfWeek: 'lundi', text: 'Publier une vidéo', repeats: true }, now)
  return stored()
}

/** Another device writes it, and this one hears of it: `stored` asks what is watched already, which is a moment behind. */
async function editElsewhere(change: Parameters<typeof editStoredTodo>[1]): Promise<Todo> {
  await stored()
  await editStoredTodo(id, change)
  return until(async () => {
    const heard = await stored()
    expect(heard).toMatchObject(change)
    return heard
  })
}

const tick = async (on: LocalDate, completed = true) => toggleTodo(await stored(), completed, now, on)

test('what repeats earns once a week, keeps its days, and is asked for as open again without a write', async () => {
  await habit()
  await tick(week(2))
  await tick(week(2), false)
  await tick(addDays(week(2), 3))
  await tick(week(1))
  expect(await xp()).toBe(20)
  expect(await stored()).toMatchObject({ completed: true, doneDates: [week(2), week(1)], xpCounted: true })

  expect((await confirmed(open)).items).toMatchObject([{ id }])
  await tick(week(0))
  expect((await confirmed(open)).items).toEqual([])
  expect(await xp()).toBe(30)
})

test('two devices that tick in one week, one of them offline, lose nothing of each other', async () => {
  const known = await habit()
  await offline(async () => {
    void toggleTodo(known, true, now, week(0))
    await until(() => expect(readOutbox(uid).waiting).toContain(id))
    await editStoredTodo(id, { completed: true, doneDates: [week(3), week(1)] })
  })
  expect(await stored()).toMatchObject({ completed: true, doneDates: [week(3), week(1), week(0)] })
})

test('what is added without a network says the day of this week that it is for, and with one it does not', async () => {
  const today = weekdayOfDate(localDateOf(now))
  const [withNetwork] = addTodos(uid, today, ['Répondre à Léa'], now)
  const [without] = await offline(() => Promise.resolve(addTodos(uid, today, ['Appeler Camille'], now)))
  await until(() => expect(readOutbox(uid).waiting).toEqual(new Set()))
  const { db } = await openDatabase()
  const dateOf = async (todo = '') => (await getDocFromServer(doc(db, 'todos', todo))).get('date') as unknown
  expect(await dateOf(without)).toBe(localDateOf(now))
  expect(await dateOf(withNetwork)).toBeUndefined()
})

test('an older tab ticks what it knows: the days stay, and the next tick is counted', async () => {
  await habit()
  await tick(week(1))
  const { db } = await openDatabase()
  await updateDoc(doc(db, 'todos', id), { completed: false })
  await updateDoc(doc(db, 'todos', id), { completed: true })
  expect(await stored()).toMatchObject({ completed: true, doneDates: [week(1)] })
  await tick(week(0))
  expect(await stored()).toMatchObject({ doneDates: [week(1), week(0)] })

  // What it left in the outbox has no day, and a move of it no date.
  const kept = { ...(await stored()), doneDates: undefined, date: undefined, putOff: undefined }
  readOutbox('somebody')
  writeStored(
    `todos.outbox.${uid}`,
    JSON.stringify([
      { change: { kind: 'tick', todo: kept, completed: false }, state: 'sending' },
      { change: { kind: 'move', todo: kept, to: 'lundi' }, state: 'sending' },
    ]),
  )
  readOutbox(uid)
  deliverTodos(uid)
  expect(await stored()).toMatchObject({ completed: false, doneDates: [week(1), week(0)], date: null })
})

test('twelve days are kept, and the thirteenth takes the place of the first', async () => {
  await habit()
  const days = Array.from({ length: 12 }, (_, index) => week(12 - index))
  await editElsewhere({ completed: true, doneDates: days })
  await tick(week(0))
  expect((await stored()).doneDates).toEqual([...days.slice(1), week(0)])
})

test('a device that knows an old list adds its day to a full one; the next tick that knows them all keeps twelve', async () => {
  const { db } = await openDatabase()
  const days = Array.from({ length: 12 }, (_, index) => week(13 - index))
  const inFull = async () => (await getDocFromServer(doc(db, 'todos', id))).get('doneDates') as unknown
  await habit()
  const known = await editElsewhere({ completed: true, doneDates: days.slice(0, 5) })
  await offline(async () => {
    void toggleTodo(known, true, now, week(1))
    await until(() => expect(readOutbox(uid).waiting).toContain(id))
    await editStoredTodo(id, { doneDates: days })
  })
  expect((await stored()).doneDates).toEqual([...days.slice(1), week(1)])
  expect(await inFull()).toEqual([...days, week(1)])
  expect(await xp()).toBe(10)

  await tick(week(0))
  expect((await stored()).doneDates).toEqual([...days.slice(2), week(1), week(0)])
  expect(await inFull()).toEqual([...days.slice(2), week(1), week(0)])
})

test('deleted and put back, moved and taken back, it is what it was', async () => {
  await habit()
  const before = await editElsewhere({ completed: true, doneDates: [week(2), week(1)], putOff: 2 })
  removeTodo(before)
  restoreTodo(before)
  const { placedAt, ...back } = await stored()
  expect({ ...back, createdAt: before.createdAt, placedAt: null }).toEqual(before)
  expect(placedAt).toEqual(before.createdAt)

  setRepeats(before, false, false)
  expect(await stored()).toMatchObject({ repeats: false, completed: false, doneDates: [week(2), week(1)] })
  setRepeats({ ...before, repeats: false, completed: false }, true, true)
  const again = await stored()
  moveTodo(again, 'jeudi')
  placeTodo({ ...again, dayOfWeek: 'jeudi' }, todoPlace(again))
  expect(await stored()).toEqual(again)
})

test('what was left over is put off, let go, and put back, with the network away', async () => {
  const at = dateAt(addDays(monday, 9))
  addTodoOnce(uid, { id, dayOfWeek: 'lundi', text: 'Filmer' }, now)
  const before = await editElsewhere({ putOff: 2 })
  const undo = await offline(() => Promise.resolve(postpone([before], at)))
  await settled()
  expect((await storedFields(`todos/${id}`)).sort()).toContain('date')
  undo()
  expect(await stored()).toEqual(before)

  const putBack = letGo([before], at)
  await settled()
  putBack()
  expect(await stored()).toMatchObject({ text: 'Filmer', putOff: 2, placedAt: before.createdAt })

  renameTodo(before, 'Filmer un seul plan')
  expect(await stored()).toMatchObject({ text: 'Filmer un seul plan', putOff: 0 })
})
