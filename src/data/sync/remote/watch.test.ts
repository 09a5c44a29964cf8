import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watch } from './watch'

// No database here: what is tested is when a listener is opened, closed and opened again.
vi.mock('./database', () => ({ openDatabase: () => ({}) }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A query that can be made to fail; knows how many listeners are open on it. */
function fakeQuery() {
  const open = new Set<(thrown: unknown) => void>()
  const listen = vi.fn((_db: unknown, _onValue: unknown, onError: (thrown: unknown) => void) => {
    open.add(onError)
    return () => open.delete(onError)
  })
  function fail() {
    for (const onError of [...open]) {
      open.delete(onError)
      onError(new FirebaseError('permission-denied', 'refused'))
    }
  }
  return { listen, fail, open }
}

const UNHEARD = { onAnswer: () => undefined, onCut: () => undefined, onError: () => undefined }

test('a failed listener is reported in our own words and opened again, each time a little later', async () => {
  const query = fakeQuery()
  const codes: string[] = []
  watch(query.listen, { ...UNHEARD, onError: (error) => codes.push(error.code) })
  query.fail()
  expect(codes).toEqual(['data/denied'])
  await vi.advanceTimersByTimeAsync(999)
  expect(query.listen).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(query.listen).toHaveBeenCalledTimes(2)

  query.fail()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(query.listen).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(query.listen).toHaveBeenCalledTimes(3)
})

test('the network coming back tries again at once, and never opens a second listener', () => {
  const query = fakeQuery()
  watch(query.listen, UNHEARD)
  window.dispatchEvent(new Event('online'))
  expect(query.open.size).toBe(1)

  query.fail()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(query.open.size).toBe(1)
})

test('closing is final, and ends every listener', async () => {
  const query = fakeQuery()
  const close = watch(query.listen, UNHEARD)
  expect(query.open.size).toBe(1)
  close()
  close()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(query.open.size).toBe(0)
})

test('a list that could not even be asked for says so, and is tried again', async () => {
  const listen = vi.fn(() => {
    throw new Error('The client has already been terminated')
  })
  const codes: string[] = []
  watch(listen, { ...UNHEARD, onError: (error) => codes.push(error.code) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(codes).toEqual(['data/not-set-up', 'data/not-set-up'])
  expect(listen).toHaveBeenCalledTimes(2)
})
