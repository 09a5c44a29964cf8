// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Doc, Query, Spec } from '@/data/sync/query'
import type { Answer } from '@/data/sync/answer'
import { firstAnswers } from './first-answers'

type Tell = (answer: Answer) => void

/** The listener of each open collection. */
const open = new Map<string, Tell>()
let deviceHasAnswered: () => void = () => undefined

let authHasAnswered: () => void = () => undefined

vi.mock('@/data/device/session-store', () => ({
  whenConfirmed: () => new Promise<void>((resolve) => (authHasAnswered = resolve)),
}))

vi.mock('@/data/sync/current', () => ({
  mutate: vi.fn(),
  syncOf: () => ({
    watch({ collection }: Spec, tell: Tell) {
      open.set(collection, tell)
      tell({ status: 'loading' })
      return () => open.delete(collection)
    },
    whenRead: () => new Promise<void>((resolve) => (deviceHasAnswered = resolve)),
  }),
}))

const todos: Query<number> = { spec: { collection: 'todos' }, read: (docs) => docs.length }

function answer(isLive: boolean, ...collections: readonly string[]): void {
  for (const collection of collections) {
    open.get(collection)?.({ status: 'ready', docs: [DOC], isLive, since: isLive ? null : 1, hasMore: false })
  }
}

const DOC: Doc = {
  id: 'a',
  path: 'x/a',
  fields: {},
  isPending: false,
  isHeld: false,
  isUndated: false,
  refused: [],
}

/** Whether the page may be drawn. */
function begin(): { isDone: boolean } {
  const state = { isDone: false }
  void firstAnswers('lea', [{ todos }]).then(() => (state.isDone = true))
  return state
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await wait(5_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('the page is drawn as soon as the server has answered everything', async () => {
  const opening = begin()
  answer(true, 'profiles')
  await wait(0)
  expect(opening.isDone).toBe(false)
  answer(true, 'todos')
  await wait(0)
  expect(opening.isDone).toBe(true)
})

test('a server that is late has 200 ms from the answer of the device on', async () => {
  const opening = begin()
  await wait(1_000)
  answer(false, 'profiles', 'todos')
  deviceHasAnswered()
  await wait(190)
  expect(opening.isDone).toBe(false)
  await wait(20)
  expect(opening.isDone).toBe(true)
})

test('without a network the device is all that is waited for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const opening = begin()
  answer(false, 'profiles', 'todos')
  deviceHasAnswered()
  await wait(1)
  expect(opening.isDone).toBe(true)
})

test('a refusal of the server is an answer', async () => {
  const opening = begin()
  answer(true, 'profiles')
  open.get('todos')?.({
    status: 'error',
    error: Object.assign(new Error('denied'), { code: 'data/denied' }) as never,
  })
  await wait(0)
  expect(opening.isDone).toBe(true)
})

test('the last frame stays while the device has nothing to show in its place, at most 3 s', async () => {
  document.body.innerHTML = '<div id="frame" data-last></div><div id="root"></div>'
  const opening = begin()
  answer(false, 'profiles')
  deviceHasAnswered()
  authHasAnswered()
  await wait(2_900)
  expect(opening.isDone).toBe(false)
  await wait(200)
  expect(opening.isDone).toBe(true)
})

test('under the last frame the time of the server begins when Auth has answered', async () => {
  document.body.innerHTML = '<div id="frame" data-last></div><div id="root"></div>'
  const opening = begin()
  answer(false, 'profiles', 'todos')
  deviceHasAnswered()
  await wait(700)
  expect(opening.isDone).toBe(false)
  authHasAnswered()
  await wait(210)
  expect(opening.isDone).toBe(true)
})

test('without a last frame the server has 600 ms for what the device does not have; then that is a skeleton', async () => {
  const opening = begin()
  answer(false, 'profiles')
  deviceHasAnswered()
  await wait(590)
  expect(opening.isDone).toBe(false)
  await wait(20)
  expect(opening.isDone).toBe(true)
})

test('without a last frame the answer about what the device does not have lets the page be drawn', async () => {
  const opening = begin()
  answer(false, 'profiles')
  deviceHasAnswered()
  await wait(300)
  answer(true, 'todos')
  await wait(0)
  expect(opening.isDone).toBe(true)
})

test('the listeners stay open for the screen that takes them over, and end where none does', async () => {
  begin()
  answer(true, 'profiles', 'todos')
  await wait(500)
  expect([...open.keys()]).toEqual(['profiles', 'todos'])
  await wait(600)
  expect([...open.keys()]).toEqual([])
})
