import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useDeferredRows } from './use-deferred-rows'

interface Row {
  readonly id: string
  readonly isDone: boolean
}

const ROWS: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id, isDone: false }))

/** Each drawing of the list, as « a b+ »: a plus is a done row. */
function drawings(first: number, change: (rows: readonly Row[]) => readonly Row[]) {
  const drawn: string[] = []
  function List() {
    const [rows, setRows] = useState(ROWS)
    const shown = useDeferredRows(rows, rows.slice(0, first))
    drawn.push(shown.map(({ id, isDone }) => (isDone ? `${id}+` : id)).join(' '))
    return <button onClick={() => setRows(change)}>change</button>
  }
  const { unmount } = render(<List />)
  const opening = drawn.splice(0)
  act(() => screen.getByRole('button').click())
  unmount()
  return { opening, changed: drawn }
}

test('a change of a row is in the first drawing after it', () => {
  const { changed } = drawings(3, (rows) => rows.map((row) => ({ ...row, isDone: row.id === 'b' })))
  expect(changed[0]).toBe('a b+ c')
})

test('a row that leaves is gone in the first drawing after it', () => {
  const { changed } = drawings(3, (rows) => rows.slice(1))
  expect(changed[0]).toBe('b c')
})

test.each<[string, (rows: readonly Row[]) => readonly Row[], string]>([
  ['a new row', (rows) => [{ id: 'd', isDone: false }, ...rows], 'd a b c'],
  ['another list', () => [{ id: 'x', isDone: false }], 'x'],
  ['another order', (rows) => rows.toReversed(), 'c b a'],
])('%s follows after the frame', (_name, change, last) => {
  const { changed } = drawings(3, change)
  expect([changed[0], changed.at(-1)]).toEqual(['a b c', last])
})

test('the first drawing has the first rows alone', () => {
  const { opening } = drawings(1, (rows) => rows)
  expect([opening[0], opening.at(-1)]).toEqual(['a', 'a b c'])
})
