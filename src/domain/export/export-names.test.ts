import { expect, test } from 'vitest'
import { fileNames } from './export-names'

test.each([
  ['Lampe Lumo', 'lampe-lumo'],
  ['Cœur & âme : été/hiver ?', 'coeur-ame-ete-hiver'],
  ['../x', 'x'],
  ['..\\..\\windows', 'windows'],
  ['C:', 'c'],
  ['CON', 'projet-con'],
  ['Lpt1.', 'projet-lpt1'],
  ['Consigne', 'consigne'],
  ['🛍️', 'projet'],
  ['', 'projet'],
  ['mot '.repeat(75), `${'mot-'.repeat(14)}mot`],
])('%j is named %j', (title, expected) => {
  expect(fileNames('projet')(title)).toBe(expected)
})

test('no two are the same, whatever they are called', () => {
  const nameOf = fileNames('projet')
  const titles = ['Lampe', 'lampe', 'LAMPE 2', 'Lampé', '🛍️', '🎁', 'con', 'CON']
  const names = titles.map((title) => nameOf(title))
  expect(names).toEqual([
    'lampe',
    'lampe-2',
    'lampe-2-2',
    'lampe-3',
    'projet',
    'projet-2',
    'projet-con',
    'projet-con-2',
  ])
})

test('two file names with different dates in front are not duplicates', () => {
  const nameOf = fileNames('conversation')
  expect([nameOf('con', '2026-11-21-'), nameOf('a', '2026-11-21-'), nameOf('a', '2026-11-22-')]).toEqual([
    '2026-11-21-conversation-con',
    '2026-11-21-a',
    '2026-11-22-a',
  ])
})
