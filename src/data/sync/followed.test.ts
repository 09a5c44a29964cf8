import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/base/errors'
import { areSameLives, Followed, isSameLive } from './followed'
import type { Live } from './live'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A source that tells numbers, and how often it is open. */
function source() {
  let tell: (value: number) => void = () => undefined
  const state = { open: 0, value: 1 }
  const begin = (listener: (value: number) => void) => {
    state.open += 1
    tell = listener
    listener(state.value)
    return () => {
      state.open -= 1
    }
  }
  const isSame = (a: number, b: number) => a === b
  return { state, followed: new Followed(begin, isSame), tell: (value: number) => tell(value) }
}

test('a value is there before the first listener, and an equal one calls no listener', () => {
  const { followed, tell } = source()
  expect(followed.value()).toBe(1)
  const told = vi.fn()
  followed.subscribe(told)
  tell(1)
  expect(told).not.toHaveBeenCalled()
  tell(2)
  expect(told).toHaveBeenCalledTimes(1)
  expect(followed.value()).toBe(2)
})

test('a render that is never shown closes what it opened', () => {
  const { state } = source()
  expect(state.open).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(state.open).toBe(0)
})

test('what is read stays open for a second, for the next screen', () => {
  const { state, followed } = source()
  const stop = followed.subscribe(() => undefined)
  vi.advanceTimersByTime(60_000)
  stop()
  vi.advanceTimersByTime(999)
  expect(state.open).toBe(1)
  vi.advanceTimersByTime(1)
  expect(state.open).toBe(0)
})

test('a render that is shown late opens again, and tells what changed meanwhile', () => {
  const { state, followed, tell } = source()
  vi.advanceTimersByTime(5_000)
  tell(7)
  expect(followed.value()).toBe(1)
  state.value = 3
  followed.subscribe(() => undefined)
  expect([state.open, followed.value()]).toEqual([1, 3])
})

const ready = <T>(value: T, more: object = {}): Live<T> => ({
  status: 'ready',
  value,
  isEmpty: false,
  isLive: true,
  since: 1,
  hasMore: false,
  ...more,
})
const item = { id: 'a' }
const error = new AppError('network/offline')
const retry = () => undefined

test.each<[string, Live<unknown>, Live<unknown>, boolean]>([
  ['loading', { status: 'loading' }, { status: 'loading' }, true],
  ['loading and ready', { status: 'loading' }, ready(1), false],
  ['the same value', ready(1), ready(1), true],
  ['another value', ready(1), ready(2), false],
  ['lists of the same items', ready([item]), ready([item]), true],
  ['a list with an item that was parsed again', ready([item]), ready([{ ...item }]), false],
  ['lists in another order', ready([1, 2]), ready([2, 1]), false],
  ['a longer list', ready([1]), ready([1, 2]), false],
  ['equal objects that are no lists', ready({}), ready({}), false],
  ['live answers of another time', ready(1), ready(1, { since: 2 }), true],
  ['old answers of another time', ready(1, { isLive: false }), ready(1, { isLive: false, since: 2 }), false],
  ['one that is not live any more', ready(1), ready(1, { isLive: false }), false],
  ['one with more pages', ready(1), ready(1, { hasMore: true }), false],
  ['one that is empty', ready([]), ready([], { isEmpty: true }), false],
  ['the same error', { status: 'error', error, retry }, { status: 'error', error, retry }, true],
  ['an error again', { status: 'error', error, retry }, { status: 'error', error, retry: () => 1 }, false],
  ['error and ready', { status: 'error', error, retry }, ready(1), false],
])('%s: drawn the same or not', (_, a, b, isSame) => {
  expect(isSameLive(a, b)).toBe(isSame)
  expect(areSameLives({ a }, { a: b })).toBe(isSame)
})

test('a table with another reading is drawn anew', () => {
  expect(areSameLives<{ a: number; b: number }>({ a: ready(1) }, { a: ready(1), b: ready(1) })).toBe(false)
  expect(areSameLives<{ a: number; b: number }>({ a: ready(1), b: ready(1) }, { a: ready(1) })).toBe(false)
})
