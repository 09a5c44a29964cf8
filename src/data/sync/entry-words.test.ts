import { expect, test } from 'vitest'
import * as json from '@/domain/base/json'
import { faultText, wordsOf } from './entry-words'
import { sendable, type Entry } from './entry'
import { defineMutation } from './mutation'

defineMutation<{ id: string; text: string }>({
  name: 'words.write',
  args: json.args<{ id: string; text: string }>({ id: json.id, text: json.text }),
  reads: ({ id }) => [`notes/${id}`],
  writes: () => [],
  says: ({ text }) => `Note\u00a0: ${text.slice(0, 5)}`,
  text: ({ text }) => text,
})

function entry(number: number, changes: Partial<Entry> = {}): Entry {
  const args = { id: 'a', text: 'Une longue note' }
  const base = { uid: 'me', name: 'words.write', args, at: '2026-11-25T10:00:00.000Z', key: null }
  return { ...base, number, place: number, fault: null, isHeld: false, wasSent: false, ...changes }
}

test('an entry is said in the words of its mutation, with the text that it would lose', () => {
  expect(wordsOf(entry(1))).toEqual({
    says: 'Note\u00a0: Une l',
    text: 'Une longue note',
    isReadable: true,
    whenHeld: null,
  })
})

test.each([
  { name: 'gone.verb', args: { some: 'text' }, text: '{\n  "some": "text"\n}' },
  { name: '', args: '{"damaged', text: '{"damaged' },
  { name: 'words.write', args: null, text: 'null' },
  { name: 'words.write', args: { id: 'a', text: 3 }, text: '{\n  "id": "a",\n  "text": 3\n}' },
])('an entry that nothing can read ($name) keeps its raw text', ({ text, ...changes }) => {
  expect(wordsOf(entry(1, changes))).toMatchObject({ text, isReadable: false })
})

test('an entry behind a refused entry of the same document is not sent', () => {
  const refused = entry(1, { fault: 'denied' })
  const behind = entry(2)
  const beside = entry(3, { args: { id: 'b', text: '' } })
  expect(sendable([refused, behind, beside])).toEqual([beside])
})

test('each fault has a sentence', () => {
  const faults = ['denied', 'invalid', 'gone', 'changed', 'too-large', 'full', 'unknown'] as const
  const sentences = faults.map(faultText)
  for (const sentence of sentences) expect(sentence).toMatch(/\.$/)
  expect(new Set(sentences).size).toBe(faults.length)
})
