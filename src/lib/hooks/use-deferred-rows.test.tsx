import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ROWS_AT_ONCE, useDeferredRows } from './use-deferred-rows'

interface Row {
  readonly id: string
  readonly isDone: boolean
}

const rowsOf = (...ids: readonly string[]): readonly Row[] => ids.map((id) => ({ id, isDone: false }))
const SHORT = rowsOf('a', 'b', 'c')
/** One more than are drawn at once. */
const FILLING = Array.from({ length: ROWS_AT_ONCE - 2 }, (_, index) => `${index}`)
const LONG = [...SHORT, ...rowsOf(...FILLING)]

/** Each drawing of the list, as « a b+ »: a plus is a done row. Without the filling. */
function drawings(
  start: readonly Row[],
  change: (rows: readonly Row[]) => readonly Row[],
  first = start.length,
) {
  const drawn: string[] = []
  function List() {
    const [rows, setRows] = useState(start)
    const shown = useDeferredRows(rows, rows.slice(0, first))
    const named = shown.filter(({ id }) => /^[a-dx]$/.test(id))
    drawn.push(named.map(({ id, isDone }) => (isDone ? `${id}+` : id)).join(' '))
    return <button onClick={() => setRows(change)}>change</button>
  }
  const { unmount } = render(<List />)
  const opening = drawn.splice(0)
  act(() => screen.getByRole('button').click())
  unmount()
  return { opening, changed: drawn }
}

test.each([
  ['short', SHORT],
  ['long', LONG],
])('a change of a row of a %s list is in the first drawing after it', (_name, rows) => {
  const { changed } = drawings(rows, (all) => all.map((row) => ({ ...row, isDone: row.id === 'b' })))
  expect(changed[0]).toBe('a b+ c')
})

test.each([
  ['short', SHORT],
  ['long', LONG],
])('a row that leaves a %s list is gone in the first drawing after it', (_name, rows) => {
  const { changed } = drawings(rows, (all) => all.slice(1))
  expect(changed[0]).toBe('b c')
})

const CHANGES: readonly [string, (rows: readonly Row[]) => readonly Row[], string][] = [
  ['a new row', (rows) => [...rowsOf('d'), ...rows], 'd a b c'],
  [
    'another list',
    (rows) => [...rowsOf('x'), ...rows.map(({ isDone }, at) => ({ id: `o${at}`, isDone }))],
    'x',
  ],
  ['another order', (rows) => rows.toReversed(), 'c b a'],
]

test.each(CHANGES)('%s of a long list follows after the frame', (_name, change, last) => {
  const { changed } = drawings(LONG, change)
  expect([changed[0], changed.at(-1)]).toEqual(['a b c', last])
})

test.each(CHANGES)('%s of a short list is drawn at once, and once', (_name, change, last) => {
  expect(drawings(SHORT, change).changed).toEqual([last])
})

test('a list that becomes long keeps its rows in sight', () => {
  const { changed } = drawings(SHORT, () => [...rowsOf('d'), ...LONG])
  expect([changed[0], changed.at(-1)]).toEqual(['d a b c', 'd a b c'])
})

test('the first drawing of a long list has the first rows alone', () => {
  const { opening } = drawings(LONG, (rows) => rows, 1)
  expect([opening[0], opening.at(-1)]).toEqual(['a', 'a b c'])
})
