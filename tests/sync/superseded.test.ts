import { expect, test } from 'vitest'
import { writeNote } from './support/verbs'
import type { Entry } from '@/data/sync/entry'
import { superseded } from '@/data/sync/stored'

function entry(number: number, from: string, text: string, change: Partial<Entry> = {}): Entry {
  const args = { id: 'n', from, text }
  return {
    number,
    place: number,
    uid: 'lea',
    name: writeNote.name,
    args,
    at: '2026-11-25T09:00:00.000Z',
    key: 'n',
    fault: null,
    isHeld: false,
    wasSent: true,
    ...change,
  }
}

const first = entry(1, '', 'A')
const second = entry(2, 'A', 'B')
const third = entry(3, 'B', 'C')

test.each<[string, readonly Entry[], string, readonly number[]]>([
  ['shows the last of three', [first, second, third], 'C', [1, 2]],
  ['shows the second of three', [first, second, third], 'B', [1]],
  ['shows none of them', [first, second], 'Z', []],
  ['shows a later one that was never sent', [first, { ...second, wasSent: false }], 'B', []],
  ['shows an entry of another tab with another base', [first, entry(2, 'X', 'B')], 'B', []],
  ['shows the one text that there is', [first], 'A', []],
])('where the document %s', (_name, entries, text, numbers) => {
  expect([...superseded(entries, () => ({ text }))]).toEqual(numbers)
})
