import { afterEach, expect, test } from 'vitest'
import type { NewEntry } from './entry'
import { spareRows, stage, stagedFor, unstage } from './staging'

const KEY = 'coach-boom.staged.lea'
const made: NewEntry = {
  name: 'todos.rename',
  args: { id: 'a', text: 'Appeler' },
  at: '2026-11-25T10:00:00.000Z',
  key: null,
  isHeld: false,
}

afterEach(() => {
  sessionStorage.clear()
})

test('an entry is staged until the journal has it', () => {
  stage('lea', made)
  stage('lea', { ...made, args: { id: 'b', text: 'Appeler' } })
  unstage('lea', made)
  expect(stagedFor('lea').map(({ args }) => args)).toEqual([{ id: 'b', text: 'Appeler' }])
  expect(stagedFor('paul')).toEqual([])
})

test.each<[string, unknown]>([
  ['{"damaged', '{"damaged'],
  ['"a text"', '"a text"'],
  ['{"name":"todos.rename"}', '{"name":"todos.rename"}'],
  ['42', '42'],
  ['["a text"]', 'a text'],
  ['[null]', null],
  ['[[]]', []],
  ['[{"name":3,"args":{},"at":"2026-11-25T10:00:00.000Z","key":null,"isHeld":false}]', { name: 3 }],
  ['[{"name":"todos.rename","args":{},"at":"yesterday","key":null,"isHeld":false}]', { at: 'yesterday' }],
  ['[{"name":"todos.rename","args":{},"at":"2026-11-25T10:00:00.000Z"}]', { args: {} }],
  [
    '[{"name":"todos.rename","args":{},"at":"2026-11-25T10:00:00.000Z","key":null,"isHeld":1}]',
    { isHeld: 1 },
  ],
  ['[{"name":"todos.rename","args":{},"at":"2026-11-25T10:00:00.000Z","key":1,"isHeld":false}]', { key: 1 }],
])('%s becomes an entry without a mutation, which keeps the text', (text, args) => {
  sessionStorage.setItem(KEY, text)
  const [entry, ...others] = stagedFor('lea')
  expect(others).toEqual([])
  expect(entry).toMatchObject({ name: '', args, key: null })
  if (entry) unstage('lea', entry)
  expect(stagedFor('lea')).toEqual([])
})

test('an unreadable entry does not take the others with it', () => {
  sessionStorage.setItem(KEY, JSON.stringify([null, made]))
  expect(stagedFor('lea')[1]).toEqual(made)
})

test('rows that IndexedDB did not take are there for the next page, and gone once it took them', () => {
  spareRows('lea').write([
    [7, { name: 'todos.rename' }],
    [8, undefined],
  ])
  expect(spareRows('lea').read()).toEqual([
    [7, { name: 'todos.rename' }],
    [8, undefined],
  ])
  expect(spareRows('paul').read()).toEqual([])
  spareRows('lea').write([])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test.each<[string, unknown]>([
  ['{"damaged', '{"damaged'],
  ['42', '42'],
  ['["a text"]', 'a text'],
  ['[["a text", {}]]', ['a text', {}]],
])('%s is kept as a row that cannot be read', (text, value) => {
  sessionStorage.setItem('coach-boom.unstored.lea', text)
  expect(spareRows('lea').read()).toEqual([[0, value]])
})
