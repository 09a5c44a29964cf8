import { describe, expect, test } from 'vitest'
import { NO_ANSWERS } from '@/domain/research/candidate'
import type { Fields } from '@/domain/base/read-field'
import { addCandidates, removeCandidate, setFigure, setNote, setVerdict } from './research'
import { renameSection } from './sections'
import { askMutation, runMutation } from '@/data/sync/mutation'
import { readerOf, written, type Documents } from '../../../tests/support/documents'
import { isNeedless } from '@/data/sync/stored'

const at = { id: 'c', sectionId: null }
const link = 'https://ex.fr/lampe'
const candidate = { id: 'c', link, verdicts: NO_ANSWERS }
const author = { uid: 'lea', at: new Date('2026-11-25T08:00:00.000Z') }
const createdAt = author.at.toISOString()
const stored: Fields = { userId: 'lea', link, ...NO_ANSWERS, note: 'Cher', costCents: 800, createdAt }

/** The documents after it ran, as a screen reads them. */
function run(name: string, args: unknown, docs: Documents): Documents {
  const writes =
    askMutation({ name, args }, (mutation, known) => runMutation(mutation, known, readerOf(docs), author)) ??
    []
  return written(
    docs,
    writes.filter((write) => !isNeedless(write, docs.get(write.path) ?? null)),
    author.at,
  )
}

const ROWS: readonly (readonly [string, unknown, Readonly<Record<string, Fields>>])[] = [
  [addCandidates.name, { sectionId: null, candidates: [candidate], createdAt }, {}],
  [
    addCandidates.name,
    { sectionId: 's', candidates: [candidate], createdAt },
    { 'sections/s': { userId: 'lea' } },
  ],
  [setVerdict.name, { at, criterion: 'trending', verdict: true }, { 'product/c': stored }],
  [setNote.name, { at, from: 'Cher', note: 'Demander un échantillon' }, { 'product/c': stored }],
  [setNote.name, { at, from: 'Cher', note: '' }, { 'product/c': stored }],
  [setFigure.name, { at, figure: 'costCents', value: null }, { 'product/c': stored }],
  [setFigure.name, { at, figure: 'adsCents', value: 300 }, { 'product/c': stored }],
  [removeCandidate.name, { at, link }, { 'product/c': stored }],
  ['sections.add', { id: 's', name: 'Lampe', createdAt }, {}],
  [renameSection.name, { id: 's', name: 'Tapis' }, { 'sections/s': { product: 'Lampe' } }],
  [
    'sections.remove',
    { id: 's', name: 'Lampe', candidates: ['c'], isLast: true },
    { 'sections/s': {}, 'sections/s/products/c': stored },
  ],
]

describe.each(ROWS)('%s %j', (name, args, documents) => {
  const before = new Map(Object.entries(documents))

  test('changes something, and nothing more on its own result', () => {
    const once = run(name, args, before)
    expect(once).not.toEqual(before)
    expect(run(name, args, once)).toEqual(once)
  })

  test('has words', () => {
    expect(askMutation({ name, args }, ({ says }, known) => says(known))).toMatch(/\S/)
  })
})

test('a change of a candidate that was deleted is dropped; a note that was typed is not', () => {
  const none = new Map<string, Fields>()
  for (const [name, args] of [
    [setVerdict.name, { at, criterion: 'trending', verdict: true }],
    [setFigure.name, { at, figure: 'adsCents', value: 300 }],
    [setNote.name, { at, from: 'Cher', note: '' }],
    [removeCandidate.name, { at, link }],
    [renameSection.name, { id: 's', name: 'Tapis' }],
  ] as const) {
    expect(run(name, args, none)).toEqual(none)
  }
  expect(() => run(setNote.name, { at, from: '', note: 'Cher' }, none)).toThrow('gone')
})

test('a candidate that is put back is as it was', () => {
  const gone = run(removeCandidate.name, { at, link }, new Map([['product/c', stored]]))
  const figures = { salePriceCents: null, costCents: 800, shippingCents: null, adsCents: null }
  const back = { sectionId: null, candidates: [{ ...candidate, note: 'Cher', figures }], createdAt }
  expect(run(addCandidates.name, back, gone).get('product/c')).toEqual(stored)
})
