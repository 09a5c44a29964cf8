import { expect, test } from 'vitest'
import { afterWrite, type Write } from '@/domain/base/write'
import type { Fields } from '@/domain/base/read-field'
import { NO_ANSWERS } from './candidate'
import { addSection, addToSection, inChunks, removeFromSection, renameSection } from './section-writes'

const link = (id: string) => ({ id, link: `https://ex.fr/${id}`, verdicts: NO_ANSWERS })
const created = {
  id: 's',
  name: 'Lampe',
  candidates: [link('a'), link('b')],
  createdAt: '2026-11-25T08:00:00.000Z',
}
const paths = (writes: readonly Write[]) => writes.map(({ kind, path }) => `${kind} ${path}`)
const stored = (writes: readonly Write[]): (Fields | null)[] => writes.map((write) => afterWrite(null, write))

test('a section comes with its candidates, which keep their order by their dates', () => {
  const writes = addSection('lea', created, [null, null, null])
  expect(paths(writes)).toEqual(['set sections/s', 'set sections/s/products/a', 'set sections/s/products/b'])
  const [section, ...candidates] = stored(writes)
  expect(section).toMatchObject({ userId: 'lea', product: 'Lampe', nomSection: 'Lampe' })
  expect(candidates.map((each) => each?.['createdAt'])).toEqual([
    new Date('2026-11-25T08:00:00.000Z'),
    new Date('2026-11-25T07:59:59.999Z'),
  ])
  expect(addSection('lea', created, stored(writes))).toEqual([])
})

test('what is there already stays as it is', () => {
  expect(paths(addSection('lea', created, [{ product: 'Renommée' }, { note: 'Cher' }, null]))).toEqual([
    'set sections/s/products/b',
  ])
})

test('links of a section that was deleted are refused, and kept for the person', () => {
  const date = new Date(created.createdAt)
  expect(() => addToSection('lea', 's', [link('a')], date, [null, null])).toThrow('gone')
  expect(paths(addToSection('lea', 's', [link('a')], date, [{ product: 'Lampe' }, null]))).toEqual([
    'set sections/s/products/a',
  ])
})

test('both names follow the heading; a section that was deleted has none', () => {
  expect(renameSection('s', 'Tapis', { product: 'Lampe' })).toEqual([
    { kind: 'update', path: 'sections/s', fields: { product: 'Tapis', nomSection: 'Tapis' } },
  ])
  expect(renameSection('s', 'Tapis', null)).toEqual([])
})

test('the section goes with the last of its candidates', () => {
  expect(paths(removeFromSection('s', ['a'], false, [{}, {}]))).toEqual(['delete sections/s/products/a'])
  expect(paths(removeFromSection('s', ['a', 'b'], true, [{}, null, {}]))).toEqual([
    'delete sections/s/products/b',
    'delete sections/s',
  ])
  expect(removeFromSection('s', ['a'], true, [null, null])).toEqual([])
})

test('no mutation writes more candidates of a section than the rules may read it for', () => {
  expect(inChunks([]).map(({ length }) => length)).toEqual([0])
  expect(inChunks(Array.from({ length: 40 })).map(({ length }) => length)).toEqual([18, 18, 4])
})
