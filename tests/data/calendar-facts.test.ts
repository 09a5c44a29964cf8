import { beforeEach, expect, test } from 'vitest'
import { setDoc } from 'firebase/firestore'
import { coachRef } from '@/data/coach/coach-ref'
import { openDatabase } from '@/data/live/firestore'
import { readCalendarFacts } from '@/data/plan/calendar-facts'
import { NO_ANSWERS } from '@/domain/plan/answers'
import { localDateOf, mondayOf } from '@/domain/base/local-date'
import { readOutbox } from '@/data/todos/todo-outbox'
import { addTodos, toggleTodo, watchTodos } from '@/data/todos/todos'
import type { OnError, OnValue } from '@/data/live/live'
import type { TodoList } from '@/data/todos/todos'
import { confirmed, offline, signUp } from './support/person'
import { until } from '../support/until'

let uid = ''

beforeEach(async () => {
  uid = await signUp()
})

const watchDay = (onValue: OnValue<TodoList>, onError: OnError) =>
  watchTodos(uid, 'mardi', mondayOf(localDateOf(new Date())), onValue, onError)
const textsOf = async () => (await readCalendarFacts(uid)).todos.map(({ text }) => text).sort()

function settled() {
  return until(() => expect(readOutbox(uid)).toMatchObject({ waiting: new Set(), unheard: [] }))
}

test('holds what is to do on whatever day, and the moment of the plan', async () => {
  expect(await readCalendarFacts(uid)).toMatchObject({ todos: [], plan: { answers: { moment: null } } })
  const { db } = await openDatabase()
  const moment = { day: 'mardi', hour: 18 } as const
  const answers = { ...NO_ANSWERS, moment }
  const plan = { answers, criteria: [], ifThen: '', madeAt: new Date().toISOString() }
  await setDoc(coachRef(db, uid), { plan }, { merge: true })
  addTodos(uid, 'mardi', ['a', 'b'], new Date())
  addTodos(uid, 'dimanche', ['c'], new Date())
  await settled()
  const [first] = (await confirmed(watchDay)).items
  await toggleTodo(first!, true, new Date())
  await settled()
  expect(await textsOf()).toEqual(['b', 'c'])
  expect((await readCalendarFacts(uid)).plan.answers.moment).toEqual(moment)
})

test('offline is what this device knows, and an error where it knows nothing', async () => {
  await offline(async () => {
    await expect(readCalendarFacts(uid)).rejects.toMatchObject({ code: 'network/offline' })
  })
})
