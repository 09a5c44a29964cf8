// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onUnkept, sealStorage } from './device-storage'
import { nameSessionHint, writeSessionHint } from './session-hint'
import { publishSession } from './session-store'
import { dropTodayCopy, keepTodayCopy } from './today-copy'

const stored = (uid = 'lea') => localStorage.getItem(`coach-boom.todos.today.${uid}`)
const signIn = (uid: string) =>
  publishSession({ status: 'signed-in', user: { uid, email: '', createdAt: null }, by: 'restore' })

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

test('of the dashboard it is kept beside', () => {
  keepTodayCopy('lea', 'tasks', () => 'one')
  keepTodayCopy('lea', 'home', () => 'around')
  vi.runAllTimers()
  expect([stored(), stored('lea.home')]).toEqual(['one', 'around'])
  keepTodayCopy('lea', 'tasks', () => 'two')
  vi.runAllTimers()
  expect([stored(), stored('lea.home')]).toEqual(['two', 'around'])
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

test('nothing is written any more once a sign-out has begun to erase', () => {
  dropTodayCopy('lea', 'tasks')
  sealStorage()
  keepTodayCopy('lea', 'tasks', () => 'one')
  vi.runAllTimers()
  expect(stored()).toBeNull()
})
