import { expect, test } from 'vitest'
import { pastedTodos } from '@/domain/base/text/pasted-list'
import { sheetLines } from './sheet-lines'

test.each([
  ['a\tb\nc\td', 'a\tb\nc\td'],
  ['"un\ndeux"\tb', 'un deux\tb'],
  ['"dit ""oui"""\r\nb', 'dit "oui"\nb'],
  ['"a\tb"', 'a b'],
  ['"Bonjour"', '"Bonjour"'],
  ['"Bonjour" dit-il\nb', '"Bonjour" dit-il\nb'],
  ['"sans fin\nb', '"sans fin\nb'],
  ['"sans fin\n"un\ndeux"', '"sans fin\nun deux'],
  ['"Bonjour" dit-il\t"un\ndeux"\n"Fin"', '"Bonjour" dit-il\tun deux\n"Fin"'],
  ['"un\ndeux"\t"', 'un deux\t"'],
  ['"dit ""oui"""\n"24" pouces', 'dit "oui"\n"24" pouces'],
  ['écran 24"\nb', 'écran 24"\nb'],
  ['écran 24"\t"un\ndeux"', 'écran 24"\tun deux'],
  ['"a"\n"b"', '"a"\n"b"'],
  ['', ''],
])('%j', (copied, lines) => {
  expect(sheetLines(copied)).toBe(lines)
})

test('a cell of several lines is one todo', () => {
  expect(pastedTodos(sheetLines('"Appeler Léa\net Paul"\n"dit ""oui"""'))).toEqual([
    'Appeler Léa et Paul',
    'dit "oui"',
  ])
})
