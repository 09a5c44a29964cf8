import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from '@/data/device/device-storage'
import type { OnError, OnValue } from '@/data/live/live'
import { readOutbox } from '@/data/todos/todo-outbox'
import { deliverTodos } from '@/data/todos/todo-delivery'
import { addTodos, toggleTodo, watchTodos, type TodoList } from '@/data/todos/todos'
import type { Todo } from '@/domain/todos/todo'
import { confirmed, offline, signUp } from './support/person'

const now = new Date()
const NOTHING = { refused: [], unheard: [], waiting: new Set() }
let uid = ''

beforeEach(async () => {
  uid = await signUp()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const watchDay = (day: Todo['dayOfWeek']) => (onValue: OnValue<TodoList>, onError: OnError) =>
  watchTodos(uid, day, onValue, onError)
const onServer = async (day: Todo['dayOfWeek']) => (await confirmed(watchDay(day))).items

function todoOf(id: string): Todo {
  const placed = { createdAt: now, placedAt: null, xpCounted: false } as const
  return { id: `${id}-${uid}`, userId: uid, text: 'Appeler', completed: false, dayOfWeek: 'mardi', ...placed }
}

/** As the page before left it; nobody has asked for this person's changes since. */
function leave(...kept: readonly object[]) {
  readOutbox('somebody')
  writeStored(`todos.outbox.${uid}`, JSON.stringify(kept))
  readOutbox(uid)
}

function settled() {
  return vi.waitFor(() => expect(readOutbox(uid)).toEqual(NOTHING), { timeout: 20_000 })
}

test('what the page did not come to hand over shows at once, and is sent once', async () => {
  const todo = todoOf('a')
  leave(
    { change: { kind: 'add', todo }, state: 'sending' },
    { change: { kind: 'tick', todo, completed: true }, state: 'sending' },
    { change: { kind: 'move', todo, to: 'jeudi' }, state: 'sending' },
  )
  const shown = new Promise<TodoList>((resolve, reject) => {
    const stop = watchDay('jeudi')((value) => {
      if (value.items.length === 0) return
      stop()
      resolve(value)
    }, reject)
  })
  deliverTodos(uid)
  deliverTodos(uid)
  expect((await shown).items).toMatchObject([{ id: todo.id, text: 'Appeler', isPending: true }])
  await settled()
  expect(await onServer('jeudi')).toMatchObject([{ id: todo.id, completed: true, isPending: false }])
  expect(await onServer('mardi')).toEqual([])
  expect(readStored(`todos.outbox.${uid}`)).toBeNull()
})

test('what had arrived, its answer unheard, is not there twice and not refused', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  leave({ change: { kind: 'add', todo: { ...todoOf(''), id } }, state: 'sending' })
  deliverTodos(uid)
  await settled()
  expect(await onServer('mardi')).toHaveLength(1)
})

test('what Firestore had and the server refused while nobody listened is offered again', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const known = { ...todoOf(''), id }
  leave(
    { change: { kind: 'add', todo: todoOf('lost') }, state: 'queued' },
    { change: { kind: 'add', todo: known }, state: 'queued' },
  )
  deliverTodos(uid)
  // The network is back: nobody waits for the pause.
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(
    () => expect(readOutbox(uid)).toMatchObject({ refused: [{ todo: todoOf('lost') }], unheard: [] }),
    { timeout: 20_000 },
  )
})

test('a tick that waits is on the device until it is answered, where Firestore keeps nothing', async () => {
  addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  await offline(async () => {
    void toggleTodo(todo, true, now)
    expect(readStored(`todos.outbox.${uid}`)).toContain('"tick"')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(readStored(`todos.outbox.${uid}`)).toContain('"tick"')
  })
  await settled()
  expect(readStored(`todos.outbox.${uid}`)).toBeNull()
  expect(await onServer('mardi')).toMatchObject([{ completed: true }])
})
