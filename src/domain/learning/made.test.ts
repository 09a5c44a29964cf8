import { expect, test } from 'vitest'
import { isAllMade, parseMade, withMade, type Made } from './made'
import { parseTyped } from './typed'

const rest = { typed: { title: 'Gourde' }, wasDone: false }
const ALL: readonly Made[] = [
  { kind: 'there', ...rest },
  {
    kind: 'items',
    project: 'p1',
    isNew: true,
    items: [{ element: 'product-1', text: 'Une gourde', replaced: null }],
    ...rest,
  },
  { kind: 'todos', todos: [{ id: 't1', text: 'Un', dayOfWeek: 'lundi' }], ...rest },
  {
    kind: 'candidates',
    candidates: [
      {
        ...{ at: 's/c', verdicts: { trending: true }, figures: { costCents: 700 }, note: 'Vu' },
        before: { verdicts: { trending: null }, figures: { costCents: null } },
      },
    ],
    ...rest,
    wasDone: true,
  },
]

test('what an exercise left is read as it was kept', () => {
  expect(parseMade(JSON.stringify([...ALL, null]))).toEqual([...ALL, null])
})

test.each([null, '', '{', '{}', '3', '[3, "x", {"kind": "later"}, {"kind": "items", "project": "a/b"}]'])(
  '%s is nothing',
  (text) => {
    expect(parseMade(text).every((each) => each === null)).toBe(true)
  },
)

test('a lesson is done with the last of its exercises', () => {
  const [there] = ALL
  if (!there) throw new Error('nothing was left')
  const second = withMade([], 1, there)
  expect(second).toEqual([null, there])
  expect(isAllMade(second, 2)).toBe(false)
  expect(isAllMade(withMade(second, 0, there), 2)).toBe(true)
  expect(isAllMade(withMade(withMade(second, 0, there), 1, null), 2)).toBe(false)
})

test('what somebody wrote where the fields are kept is read as far as it goes', () => {
  expect(parseTyped('')).toEqual({})
  expect(parseTyped('[]')).toEqual({})
  expect(parseTyped('{"a": "b", "c": 3}')).toEqual({ a: 'b' })
})
