import { expect, test } from 'vitest'
import { afterWrite, type Write } from '@/domain/base/write'
import type { Fields } from '@/domain/base/read-field'
import { readerOf } from '../../../tests/support/documents'
import { NO_ANSWERS } from './candidate'
import { addSection, addToSection, inChunks, removeFromSection, renameSection } from './section-writes'

const link = (id: string) => ({ id, link: `https://ex.fr/${id}`, verdicts: NO_ANSWERS })
const created = { id: 's', name: 'Lampe', createdAt: '2026-11-25T08:00:00.000Z' }
const reading = (documents: Readonly<Record<string, Fields>>) => readerOf(new Map(Object.entries(documents)))
const paths = (writes: readonly Write[]) => writes.map(({ kind, path }) => `${kind} ${path}`)
const stored = (writes: readonly Write[]): (Fields | null)[] => writes.map((write) => afterWrite(null, write))

test('a section has both names of its heading; one that is there already stays as it is', () => {
  const writes = addSection('lea', created, null)
  expect(paths(writes)).toEqual(['set sections/s'])
  expect(stored(writes)).toEqual([
    {
      userId: 'lea',
      product: 'Lampe',
      nomSection: 'Lampe',
      createdAt: new Date('2026-11-25T08:00:00.000Z'),
    },
  ])
  expect(addSection('lea', created, { product: 'Renommée' })).toEqual([])
})

test('links keep the order of the screen by their dates; one that is there already stays as it is', () => {
  const date = new Date(created.createdAt)
  const section = { 'sections/s': { product: 'Lampe' } }
  const writes = addToSection('lea', 's', [link('a'), link('b')], date, reading(section))
  expect(paths(writes)).toEqual(['set sections/s/products/a', 'set sections/s/products/b'])
  expect(stored(writes).map((each) => each?.['createdAt'])).toEqual([
    new Date('2026-11-25T08:00:00.000Z'),
    new Date('2026-11-25T07:59:59.999Z'),
  ])
  const noted = reading({ ...section, 'sections/s/products/a': { note: 'Cher' } })
  expect(paths(addToSection('lea', 's', [link('a'), link('b')], date, noted))).toEqual([
    'set sections/s/products/b',
  ])
})

test('links of a section that was deleted are refused, and kept for the person', () => {
  const date = new Date(created.createdAt)
  expect(() => addToSection('lea', 's', [link('a')], date, reading({}))).toThrow('gone')
  expect(
    paths(addToSection('lea', 's', [link('a')], date, reading({ 'sections/s': { product: 'Lampe' } }))),
  ).toEqual(['set sections/s/products/a'])
})

test('both names follow the heading; a deleted section gets no name', () => {
  expect(renameSection('s', 'Tapis', { product: 'Lampe' })).toEqual([
    { kind: 'update', path: 'sections/s', fields: { product: 'Tapis', nomSection: 'Tapis' } },
  ])
  expect(renameSection('s', 'Tapis', null)).toEqual([])
})

test('the section goes with the last of its candidates', () => {
  const both = { 'sections/s': {}, 'sections/s/products/a': {} }
  expect(paths(removeFromSection('s', ['a'], false, reading(both)))).toEqual(['delete sections/s/products/a'])
  expect(paths(removeFromSection('s', ['c', 'a'], true, reading(both)))).toEqual([
    'delete sections/s/products/a',
    'delete sections/s',
  ])
  expect(removeFromSection('s', ['a'], true, reading({}))).toEqual([])
})

test('no mutation writes more candidates of a section than the rules may read it for', () => {
  expect(inChunks([]).map(({ length }) => length)).toEqual([0])
  expect(inChunks(Array.from({ length: 40 })).map(({ length }) => length)).toEqual([18, 18, 4])
})
