// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { weekdayOf } from '@/domain/base/weekday'
import { onUnkept, sealStorage } from '@/data/device/device-storage'
import { nameSessionHint, writeSessionHint } from '@/data/device/session-hint'
import { publishSession } from '@/data/device/session-store'
import { dropTodayCopy, keepTodayCopy } from '@/data/device/today-copy'
import { changesBegin, readOutbox, takeUnsent, whenTickedEarly } from './todo-outbox'

const stored = (uid = 'lea') => localStorage.getItem(`coach-boom.todos.today.${uid}`)
const signIn = (uid: string) =>
  publishSession({ status: 'signed-in', user: { uid, email: '', createdAt: null }, by: 'restore' })
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
  signIn('lea')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('is written when there is time, the last of several alone', () => {
  const write = vi.fn(() => 'one')
  keepTodayCopy('lea', 'tasks', write)
  keepTodayCopy('lea', 'tasks', () => 'two')
  expect(stored()).toBeNull()
  vi.runAllTimers()
  expect(stored()).toBe('two')
  expect(write).not.toHaveBeenCalled()
})

test('is written at the latest when the page goes', () => {
  keepTodayCopy('lea', 'tasks', () => 'one')
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toBe('one')
})

test('is not written for a session that is not remembered, nor after it', () => {
  writeSessionHint(false)
  keepTodayCopy('lea', 'tasks', () => 'one')
  vi.runAllTimers()
  expect(stored()).toBeNull()
  writeSessionHint(true)
  nameSessionHint('lea')
  keepTodayCopy('lea', 'tasks', () => 'one')
  publishSession({ status: 'leaving' })
  vi.runAllTimers()
  expect(stored()).toBeNull()
  signIn('lea')
  keepTodayCopy('lea', 'tasks', () => 'one')
  // Signed out in another tab, of which this one has not heard.
  localStorage.clear()
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toBeNull()
})

test("takes another account's away", () => {
  localStorage.setItem('coach-boom.todos.today.zoe', 'hers')
  keepTodayCopy('lea', 'tasks', () => 'one')
  vi.runAllTimers()
  expect([stored('zoe'), stored()]).toEqual([null, 'one'])
})

test('of the dashboard it is kept beside, and no change of a task takes it', () => {
  keepTodayCopy('lea', 'tasks', () => 'one')
  keepTodayCopy('lea', 'home', () => 'around')
  vi.runAllTimers()
  expect([stored(), stored('lea.home')]).toEqual(['one', 'around'])
  keepTodayCopy('lea', 'tasks', () => 'two')
  vi.runAllTimers()
  expect([stored(), stored('lea.home')]).toEqual(['two', 'around'])
  changesBegin('lea', [{ kind: 'tick', todo: todo(), completed: true, on: null }])
  expect([stored(), stored('lea.home')]).toEqual([null, 'around'])
  dropTodayCopy('lea', 'home')
  expect(stored('lea.home')).toBeNull()
})

test('finds no room: nothing stays, and nobody is told', () => {
  const told = vi.fn()
  onUnkept(told)
  localStorage.setItem('coach-boom.todos.today.lea', 'before')
  const put = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepTodayCopy('lea', 'tasks', () => 'one')
  vi.runAllTimers()
  put.mockRestore()
  expect(stored()).toBeNull()
  expect(told).not.toHaveBeenCalled()
})

test('is taken away by the first change of a task of that day, and by no other', () => {
  const other = todo({ dayOfWeek: weekdayOf(new Date(Date.now() + 86_400_000)) })
  const put = () => localStorage.setItem('coach-boom.todos.today.lea', 'one')
  put()
  changesBegin('lea', [{ kind: 'remove', todo: other }])
  expect(stored()).toBe('one')
  changesBegin('lea', [{ kind: 'move', todo: other, to: weekdayOf(new Date()), date: null, putOff: 0 }])
  expect(stored()).toBeNull()
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

test('nothing is written any more once a sign-out has begun to erase', () => {
  dropTodayCopy('lea', 'tasks')
  sealStorage()
  keepTodayCopy('lea', 'tasks', () => 'one')
  vi.runAllTimers()
  expect(stored()).toBeNull()
})
