// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { weekdayOf } from '@/domain/base/weekday'
import { nameSessionHint, writeSessionHint } from '@/data/device/session-hint'
import { publishSession } from '@/data/device/session-store'
import { keepTodayCopy } from '@/data/device/today-copy'
import { changesBegin, readOutbox, takeUnsent, whenTickedEarly } from './todo-outbox'

const stored = (uid = 'lea') => localStorage.getItem(`coach-boom.todos.today.${uid}`)
const todo = (more: Partial<Todo> = {}): Todo => ({
  ...PLAIN_TODO,
  id: 'a',
  userId: 'lea',
  text: 'Appeler',
  dayOfWeek: weekdayOf(new Date()),
  createdAt: new Date(),
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  writeSessionHint(true)
  nameSessionHint('lea')
  publishSession({
    status: 'signed-in',
    user: { uid: 'lea', email: '', createdAt: null },
    by: 'restore',
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('the copy of today is taken away by the first change of a task of that day, and by no other', () => {
  const other = todo({ dayOfWeek: weekdayOf(new Date(Date.now() + 86_400_000)) })
  localStorage.setItem('coach-boom.todos.today.lea', 'one')
  localStorage.setItem('coach-boom.todos.today.lea.home', 'around')
  changesBegin('lea', [{ kind: 'remove', todo: other }])
  expect(stored()).toBe('one')
  changesBegin('lea', [{ kind: 'move', todo: other, to: weekdayOf(new Date()), date: null, putOff: 0 }])
  // That of the dashboard says nothing of tasks.
  expect([stored(), stored('lea.home')]).toEqual([null, 'around'])
  keepTodayCopy('lea', 'tasks', () => 'late')
  changesBegin('lea', [{ kind: 'tick', todo: todo(), completed: true, on: null }])
  vi.runAllTimers()
  expect(stored()).toBeNull()
})

test('an early tick that the app hears is kept and sent, of who is here alone', () => {
  const sent = vi.fn((uid: string) => takeUnsent(uid))
  whenTickedEarly(sent)
  readOutbox('lea')
  const tick = (userId: string) => {
    const detail = { kind: 'tick', todo: todo({ id: 'early', userId }), completed: true, on: null }
    return !window.dispatchEvent(new CustomEvent('coach-boom.tick', { detail, cancelable: true }))
  }
  expect(tick('zoe')).toBe(false)
  expect(sent).not.toHaveBeenCalled()
  expect(tick('lea')).toBe(true)
  expect(sent.mock.results[0]?.value).toMatchObject([
    { kind: 'tick', todo: { id: 'early' }, completed: true },
  ])
  expect(localStorage.getItem('coach-boom.todos.outbox.lea')).toContain('"id":"early"')
})
