import { expect, test } from 'vitest'
import { setField } from './projects'

const typed = (from: string, to: string) => ({
  ...({ id: 'p', title: 'Gourde', field: 'title', from, to, opens: from === '' } as const),
})

test('a text goes on from the one before it, and takes the place of no text of another tab', () => {
  expect(setField.joined?.(typed('', 'Un'), typed('Un', 'Une'))).toEqual(typed('', 'Une'))
  expect(setField.joined?.(typed('', 'Un'), typed('', 'Deux'))).toBeNull()
})
