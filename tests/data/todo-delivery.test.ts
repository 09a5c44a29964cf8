import { FirebaseError } from 'firebase/app'
import { doc, setDoc, waitForPendingWrites } from 'firebase/firestore'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { erasedBySignOut } from '@/data/account/unsaved'
import { readStored, writeStored } from '@/data/device/device-storage'
import { openDatabase } from '@/data/live/firestore'
import type { OnError, OnValue } from '@/data/live/live'
import { unlessApplied } from '@/data/live/server-answer'
import { watchProfile } from '@/data/session/profiles'
import { hasPendingWrites } from '@/data/session/sign-out'
import { readOutbox } from '@/data/todos/todo-outbox'
import { deliverTodos } from '@/data/todos/todo-delivery'
import { newTodoFields } from '@/data/todos/todo-writes'
import {
  addTodos,
  removeTodo,
  renameTodo,
  restoreTodo,
  retryChange,
  toggleTodo,
  watchTodos,
  type TodoList,
} from '@/data/todos/todos'
import { localDateOf, mondayOf } from '@/domain/base/local-date'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { addProfile, confirmed, offline, signUp } from './support/person'
import { deleteStored, editStoredTodo, writeStoredFields } from './support/stored'
import { until } from '../support/until'

const now = new Date()
const NOTHING = { refused: [], unheard: [], waiting: new Set() }
let uid = ''

beforeEach(async () => {
  uid = await signUp()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const watchDay = (day: Todo['dayOfWeek']) => (onValue: OnValue<TodoList>, onError: OnError) =>
  watchTodos(uid, day, mondayOf(localDateOf(now)), onValue, onError)
const onServer = async (day: Todo['dayOfWeek']) => (await confirmed(watchDay(day))).items

function todoOf(id: string): Todo {
  return {
    ...PLAIN_TODO,
    id: `${id}-${uid}`,
    userId: uid,
    text: 'Appeler',
    dayOfWeek: 'mardi',
    createdAt: now,
  }
}

/** As the page before left it; nobody has asked for this person's changes since. */
function leave(...kept: readonly object[]) {
  readOutbox('somebody')
  writeStored(`todos.outbox.${uid}`, JSON.stringify(kept))
  readOutbox(uid)
}

function settled() {
  return until(() => expect(readOutbox(uid)).toEqual(NOTHING))
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

test('a text that was changed while its creation was on its way is there, though the page went between the two', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  // Its creation arrived, unheard, and the change of its text was not handed over.
  leave({ change: { kind: 'add', todo: { ...todoOf(''), id } }, state: 'sent' })
  await offline(() => {
    renameTodo(todo, 'Rappeler')
    return Promise.resolve()
  })
  const kept = JSON.parse(readStored(`todos.outbox.${uid}`) ?? '[]') as object[]
  expect(kept).toMatchObject([{ change: { kind: 'add', todo: { text: 'Rappeler' } }, state: 'sent' }])
  await settled()
  await editStoredTodo(id, { text: 'Appeler' })
  leave(...kept)
  deliverTodos(uid)
  await settled()
  expect(await onServer('mardi')).toMatchObject([{ id, text: 'Rappeler' }])
})

test('what the page before did not hand over goes before what is done now, and is dropped where it was replaced', async () => {
  const [id = '', other = ''] = addTodos(uid, 'mardi', ['Appeler', 'Poster'], now)
  await settled()
  const items = await onServer('mardi')
  const todo = items.find((one) => one.id === id)
  const second = items.find((one) => one.id === other)
  if (!todo || !second) throw new Error('no todo')
  leave(
    { change: { kind: 'remove', todo }, state: 'sent' },
    { change: { kind: 'rename', todo: second, text: 'Hier' }, state: 'sent' },
  )
  restoreTodo(todo)
  renameTodo(second, 'Aujourd’hui')
  deliverTodos(uid)
  await settled()
  expect((await onServer('mardi')).map(({ text }) => text).sort()).toEqual(['Appeler', 'Aujourd’hui'])
})

test('a task that is put back is as it is said to be, whatever was done to it before', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  await offline(() => {
    void toggleTodo(todo, true, now)
    restoreTodo(todo)
    expect(readStored(`todos.outbox.${uid}`)).not.toContain('"tick"')
    return Promise.resolve()
  })
  await settled()
  expect(await onServer('mardi')).toMatchObject([{ id }])
})

test('a tick and the deletion right behind it arrive in their order', async () => {
  addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  void toggleTodo(todo, true, now)
  removeTodo(todo)
  await settled()
  expect(await onServer('mardi')).toEqual([])
})

test('what the page before did not hand over is not sent when another tab has replaced it since', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  leave({ change: { kind: 'rename', todo, text: 'Hier' }, state: 'sent' })
  // The other tab has sent its own, and has heard the answer.
  await editStoredTodo(id, { text: 'Demain' })
  writeStored(`todos.outbox.${uid}`, null)
  deliverTodos(uid)

  await settled()
  expect(await onServer('mardi')).toMatchObject([{ id, text: 'Demain' }])
})

test('a tick that another tab hands over meanwhile is not sent once more, and later', async () => {
  addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  leave({ change: { kind: 'tick', todo, completed: true, on: null }, state: 'sent' })
  deliverTodos(uid)
  // Another tab had it in its turn, and Firestore has it from there.
  writeStored(`todos.outbox.${uid}`, null)

  await settled()
  expect(await onServer('mardi')).toMatchObject([{ completed: false }])
})

describe('what another tab has in hand still, and this one takes for left', () => {
  const otherTab = (...kept: readonly object[]) =>
    writeStored(`todos.outbox.${uid}`, kept.length > 0 ? JSON.stringify(kept) : null)

  test('a text that it replaces meanwhile is not sent after the new one', async () => {
    const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
    await settled()
    const [todo] = await onServer('mardi')
    if (!todo) throw new Error('no todo')
    leave({ change: { kind: 'rename', todo, text: 'Hier' }, state: 'sent' })
    await editStoredTodo(id, { text: 'Demain' })
    deliverTodos(uid)
    otherTab()

    await settled()
    expect(await onServer('mardi')).toMatchObject([{ id, text: 'Demain' }])
  })

  test('a creation that it rewords meanwhile is made in the new words', async () => {
    const todo = todoOf('a')
    leave({ change: { kind: 'add', todo, isReworded: true }, state: 'sent' })
    deliverTodos(uid)
    otherTab({ change: { kind: 'add', todo: { ...todo, text: 'Demain' }, isReworded: true }, state: 'sent' })

    await until(async () => expect(await onServer('mardi')).toMatchObject([{ text: 'Demain' }]))
  })

  test('what it deletes meanwhile is not made', async () => {
    leave({ change: { kind: 'add', todo: todoOf('a') }, state: 'sent' })
    deliverTodos(uid)
    otherTab()

    await settled()
    expect(await onServer('mardi')).toEqual([])
  })

  test('what it takes back while the stored database is not open yet is not sent', async () => {
    addTodos(uid, 'mardi', ['Appeler'], now)
    await settled()
    const [todo] = await onServer('mardi')
    if (!todo) throw new Error('no todo')
    leave({ change: { kind: 'tick', todo, completed: true, on: null }, state: 'sent' })
    deliverTodos(uid)
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
    otherTab()

    await settled()
    expect(await onServer('mardi')).toMatchObject([{ completed: false }])
  })
})

test('what another tab did not hand over when it went is sent, a deletion too', async () => {
  addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  writeStored(`todos.outbox.${uid}`, JSON.stringify([{ change: { kind: 'remove', todo }, state: 'sent' }]))
  window.dispatchEvent(new StorageEvent('storage', { key: `coach-boom.todos.outbox.${uid}` }))
  expect(readOutbox(uid).unheard).toHaveLength(1)
  deliverTodos(uid)
  // The network is back: nobody waits for the head start.
  window.dispatchEvent(new Event('online'))

  await settled()
  expect(await onServer('mardi')).toEqual([])
})

test('of a text that Firestore had and the server has in its first words the last words are offered again', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const reworded = { ...todoOf(''), id, text: 'Rappeler' }
  leave({ change: { kind: 'add', todo: reworded, isReworded: true }, state: 'queued' })
  deliverTodos(uid)
  window.dispatchEvent(new Event('online'))
  await until(() => expect(readOutbox(uid).refused).toMatchObject([{ todo: { text: 'Rappeler' } }]))
  for (const change of readOutbox(uid).refused) retryChange(change, now)
  await settled()
  expect(await onServer('mardi')).toMatchObject([{ id, text: 'Rappeler' }])
})

/** A task on the server, and a profile that earns nothing: with a field that the rules do not know, they refuse each change. */
async function spoilPoints(): Promise<{ todo: Todo; spoil: () => Promise<void> }> {
  await addProfile(uid, new Date())
  addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  await confirmed((onValue, onError) => watchProfile(uid, onValue, onError))
  const spoil = () => writeStoredFields(`profiles/${uid}`, ['spoiled'], { spoiled: { booleanValue: true } })
  return { todo, spoil }
}

test('a tick whose points are refused does not come after the one that takes it back', async () => {
  const { todo, spoil } = await spoilPoints()
  const earned = await offline(async () => {
    await spoil()
    const { xp } = await toggleTodo(todo, true, now)
    await toggleTodo(todo, false, now)
    return xp
  })
  expect(earned).toBeGreaterThan(0)
  // Its day is what is written the second time.
  const left = { completed: false, doneDates: [localDateOf(new Date())] }
  await until(async () => expect(await onServer('mardi')).toMatchObject([left]))
})

test('of a tick that the page before left and a new one, the new one is written again without its points', async () => {
  const { todo, spoil } = await spoilPoints()
  leave({ change: { kind: 'tick', todo, completed: false, on: null }, state: 'sent' })
  const earned = await offline(async () => {
    await spoil()
    return (await toggleTodo(todo, true, now)).xp
  })
  expect(earned).toBeGreaterThan(0)
  await until(async () => expect(await onServer('mardi')).toMatchObject([{ completed: true }]))
})

test('a sign-out waits for the tick that is written again without its points', async () => {
  const { todo, spoil } = await spoilPoints()
  const earned = await offline(async () => {
    await spoil()
    return (await toggleTodo(todo, true, now)).xp
  })
  expect(earned).toBeGreaterThan(0)
  expect(await erasedBySignOut(uid, 5_000)).toEqual({ isPending: false, unsaved: [] })
  expect(readOutbox(uid)).toEqual(NOTHING)
  expect(await onServer('mardi')).toMatchObject([{ completed: true }])
})

test('a sign-out hears of what another tab hands over in the instant after it has asked', async () => {
  const { db } = await openDatabase()
  const asked = erasedBySignOut(uid, 300)
  await waitForPendingWrites(db)
  await offline(async () => {
    // This page's outbox knows nothing of it.
    const todo = todoOf('there')
    void setDoc(doc(db, 'todos', todo.id), newTodoFields(todo))
    expect(await asked).toEqual({ isPending: true, unsaved: [] })
  })
})

/** A page that Firestore had kept a creation for reworded it, and went before its new words were handed over. */
async function leaveReworded(): Promise<Todo> {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  leave({ change: { kind: 'add', todo: { ...todoOf(''), id } }, state: 'queued' })
  const kept = await offline(() => {
    renameTodo(todo, 'Rappeler')
    return Promise.resolve(JSON.parse(readStored(`todos.outbox.${uid}`) ?? '[]') as object[])
  })
  expect(kept).toMatchObject([{ change: { kind: 'add', todo: { text: 'Rappeler' } }, state: 'sent' }])
  await settled()
  await editStoredTodo(id, { text: 'Appeler' })
  leave(...kept)
  return todo
}

test('a creation that Firestore had is not sent again with its new words: deleted elsewhere since, it is offered', async () => {
  const { id } = await leaveReworded()
  await deleteStored(`todos/${id}`)
  deliverTodos(uid)
  await until(() => expect(readOutbox(uid)).toMatchObject({ refused: [{ todo: { text: 'Rappeler' } }] }))
  expect(await onServer('mardi')).toEqual([])
  // Who wants it all the same gets it.
  for (const change of readOutbox(uid).refused) retryChange(change, now)
  await settled()
  expect(await onServer('mardi')).toMatchObject([{ id, text: 'Rappeler' }])
})

test('the new words of a creation that Firestore had are sent by the next page', async () => {
  const { id } = await leaveReworded()
  deliverTodos(uid)
  await settled()
  expect(await onServer('mardi')).toMatchObject([{ id, text: 'Rappeler' }])
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
  await until(() =>
    expect(readOutbox(uid)).toMatchObject({ refused: [{ todo: todoOf('lost') }], unheard: [] }),
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

test('what the page before did not hand over is there when it is ticked now', async () => {
  const todo = todoOf('ticked')
  leave({ change: { kind: 'add', todo }, state: 'sent' })
  void toggleTodo(todo, true, now)
  deliverTodos(uid)
  await settled()
  expect(await onServer('mardi')).toMatchObject([{ id: todo.id, completed: true }])
})

test('a sign-out knows of a tick that was not handed over yet', async () => {
  addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const [todo] = await onServer('mardi')
  if (!todo) throw new Error('no todo')
  await offline(async () => {
    void toggleTodo(todo, true, now)
    expect(await hasPendingWrites(500)).toBe(true)
  })
  await settled()
  expect(await hasPendingWrites(500)).toBe(false)
})

test('a todo that was sent twice is asked about until the server can be heard again', async () => {
  const [id = ''] = addTodos(uid, 'mardi', ['Appeler'], now)
  await settled()
  const { db } = await openDatabase()
  const ref = doc(db, 'todos', id)
  const denied = new FirebaseError('permission-denied', 'English')
  const gone = unlessApplied(doc(db, 'todos', `never-${uid}`), uid, 'there', denied)
  await expect(gone).rejects.toBe(denied)
  // The refusal of the second write comes before its question can be answered.
  const asked = await offline(async () => {
    const answer = unlessApplied(ref, uid, 'there', denied).then(
      () => 'saved',
      () => 'refused',
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { answer }
  })
  expect(await asked.answer).toBe('saved')
})
