import { expect, test } from 'vitest'
import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { NEW_SELLER } from '@/domain/money/seller'
import { exportFileName, exportTables, wholeTables, type ExportTable } from './export-tables'

function candidate(id: string): Candidate {
  const parsed = parseCandidate(id, { link: `https://ex.fr/${id}` })
  if (!parsed) throw new Error('not a candidate')
  return parsed
}

const OF = { seller: NEW_SELLER, today: '2026-11-26' } as const
const nothing = (): readonly Candidate[] => []
const table = (name: string, more: Partial<ExportTable> = {}): ExportTable => ({
  id: name,
  name,
  isStored: true,
  ...more,
})
const linksOf = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';').slice(0, 2).join(' '))

test('every table in the order of the screen, whichever is read first', async () => {
  const tables = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'].map((name) => table(name))
  let progress: number[] = []
  const csv = await exportTables(
    tables,
    OF,
    {
      held: nothing,
      async stored(name) {
        await new Promise((resolve) => setTimeout(resolve, name === 'Un' ? 10 : 1))
        return [candidate(`${name}-a`), candidate(`${name}-b`)]
      },
    },
    (done) => (progress = [...progress, done]),
  )
  expect(linksOf(csv)).toEqual(
    tables.flatMap(({ name }) => [`${name} https://ex.fr/${name}-a`, `${name} https://ex.fr/${name}-b`]),
  )
  expect(progress).toEqual([1, 2, 3, 4, 5, 6])
})

test('unsaved candidates are there too, and one that is on its way is there once', async () => {
  const csv = await exportTables(
    [table('Lampe'), table('nom', { isStored: false })],
    OF,
    {
      held: (sectionId) => (sectionId === 'Lampe' ? ['a', 'b'] : ['c']).map(candidate),
      stored: () => Promise.resolve([candidate('b')]),
    },
    () => undefined,
  )
  expect(linksOf(csv)).toEqual(['Lampe https://ex.fr/a', 'Lampe https://ex.fr/b', 'nom https://ex.fr/c'])
})

test('one table that cannot be read fails it all', async () => {
  const stored = (sectionId: string | null) =>
    sectionId === null ? Promise.resolve([candidate('a')]) : Promise.reject(new Error('refused'))
  const tables = [table('Mes liens', { id: 'loose' }), table('Lampe')]
  await expect(exportTables(tables, OF, { stored, held: nothing }, () => undefined)).rejects.toThrow(
    'refused',
  )
})

test('the file is named after the day', () => {
  expect(exportFileName(new Date(2026, 10, 21, 23, 59))).toBe('recherche-produits-2026-11-21.csv')
  expect(exportFileName(new Date(2027, 0, 2))).toBe('recherche-produits-2027-01-02.csv')
})

test('the sections that the screen does not show are there too, and a deleted one is not', () => {
  const shown = [
    table('Mes liens', { id: 'loose' }),
    table('nom', { isStored: false }),
    table('Lampe'),
    table('Deleted'),
  ]
  const sections = ['Lampe', 'Gourde'].map((id) => ({ id, product: id }))
  expect(wholeTables(shown, sections).map(({ name }) => name)).toEqual([
    'Mes liens',
    'nom',
    'Lampe',
    'Gourde',
  ])
})
