import { describe, expect, test } from 'vitest'
import { parseVerdicts } from './candidate'
import {
  asPasted,
  draftLinks,
  draftSections,
  editLink,
  editSection,
  isWorthKeeping,
  judgeCandidate,
  judged,
  newLink,
  newSection,
  parseResearchDrafts,
  wholeSection,
  withCandidate,
  withDraft,
  withoutCandidate,
  withoutDrafts,
  type DraftSection,
  type ResearchDrafts,
} from './research-draft'
import { draftPlaces } from './links/product-key'

const lamp = { id: 'lamp', link: 'https://ex.fr/lampe', verdicts: parseVerdicts({ wowEffect: true }) }
const section: DraftSection = { kind: 'section', id: 's1', name: 'Lampes', products: [lamp] }
const drafts: ResearchDrafts = [
  section,
  { kind: 'link', tableId: 'loose', ...lamp, id: 'row', pastedLink: 'https://ex.fr/lampe?utm_source=x' },
  { kind: 'link', tableId: 's1', ...lamp, id: 'inside' },
]

describe('the list that the device kept', () => {
  test('is read as it was written', () => {
    expect(parseResearchDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts)
  })

  test.each([
    [null],
    [42],
    ['text'],
    [{}],
    [[null, 1, {}, 'a']],
    [[{ kind: 'section' }, { kind: 'section', id: '../x' }, { kind: 'section', id: 'a'.repeat(65) }]],
    [[{ kind: 'link', tableId: 'loose', id: 'x', link: 'javascript:alert(1)' }]],
    [
      [
        { kind: 'link', tableId: 'a/b', ...lamp },
        { kind: 'link', ...lamp },
        { ...lamp, tableId: 'loose' },
      ],
    ],
  ])('is empty when it is damaged: %j', (value) => {
    expect(parseResearchDrafts(value)).toEqual([])
  })

  test('loses only what cannot be used', () => {
    const products = [lamp, { ...lamp, link: 'https://ex.fr/2' }, { id: 'bad', link: 'data:x' }, 7]
    const read = parseResearchDrafts([
      { kind: 'section', id: 's1', name: 'n'.repeat(200), products },
      { kind: 'section', id: 's2', name: '  ', products: null },
    ])
    expect(read).toEqual([
      { ...section, name: 'n'.repeat(120), products: [{ ...lamp, link: 'https://ex.fr/2' }] },
      newSection('s2'),
    ])
  })
})

test('drafts come newest first, and back to where they were, once', () => {
  const two = withDraft(newSection('b'))(withDraft(newSection('a'))([]))
  expect(two.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(withDraft(newSection('a'), 1)(withoutDrafts(new Set(['a']))(two))).toEqual(two)
  expect(withDraft(newSection('a'))(two)).toBe(two)
})

test('a section changes alone; its links are judged, taken out and put back', () => {
  const renamed = editSection('s1', (draft) => ({ ...draft, name: 'Lampe' }))(drafts)
  expect(draftSections(renamed)[0]?.name).toBe('Lampe')
  expect(renamed[1]).toBe(drafts[1])

  const held = withCandidate('s1', { ...lamp, id: 'new' })(drafts)
  const answered = judgeCandidate('s1', 'new', 'trending', false)(held)
  expect(draftSections(answered)[0]?.products.map(({ verdicts }) => verdicts.trending)).toEqual([false, null])
  const without = withoutCandidate('s1', 'lamp')(held)
  expect(draftSections(without)[0]?.products.map(({ id }) => id)).toEqual(['new'])
  expect(withCandidate('s1', lamp, 1)(without)).toEqual(held)
  expect(withCandidate('s1', lamp)(held)).toEqual(held)
})

test('a link that was cleaned is kept as it was pasted on demand, once', () => {
  const link = judged(
    newLink('loose', 'c', 'https://ex.fr/p', { pastedLink: 'https://ex.fr/p?ref_src=x', note: '29,90' }),
    'wowEffect',
    true,
  )
  const [kept] = draftLinks(editLink('c', asPasted)([link]))
  const { verdicts } = link
  expect(kept).toEqual({
    kind: 'link',
    note: '29,90',
    tableId: 'loose',
    id: 'c',
    link: 'https://ex.fr/p?ref_src=x',
    verdicts,
  })
  expect(kept && asPasted(kept)).toEqual(kept)
})

test('an unsaved section takes its link drafts along', () => {
  expect(wholeSection(drafts, section).products.map(({ id }) => id)).toEqual(['inside', 'lamp'])
})

describe('the tables of this device that hold a product', () => {
  const names = (tableId: string) => ({ loose: 'Mes liens', s9: 'Bougies' })[tableId]
  const named = (all: ResearchDrafts, id: string, link: string) => draftPlaces(all, { id, link }, names)

  test('are unsaved sections, whatever follows the visitor', () => {
    expect(named(drafts, 'new', 'https://ex.fr/lampe?utm_source=x')).toEqual(['Lampes', 'Mes liens'])
    expect(named(drafts, 'new', 'https://ex.fr/autre')).toEqual([])
  })

  test('are tables with an earlier draft of it; the earlier draft itself has none', () => {
    const first = newLink('s9', 'first', 'https://ex.fr/p')
    const second = newLink('loose', 'second', 'https://www.ex.fr/p?utm_source=x')
    const both = [second, first]
    expect(named(both, 'second', second.link)).toEqual(['Bougies'])
    expect(named(both, 'first', first.link)).toEqual([])
    expect(
      named([newLink('loose', 'third', 'https://ex.fr/p'), ...both], 'third', 'https://ex.fr/p'),
    ).toEqual(['Mes liens', 'Bougies'])
    // Of a section that was deleted elsewhere: its draft is shown in « Mes liens ».
    expect(named([second, newLink('gone', 'old', 'https://ex.fr/p')], 'second', second.link)).toEqual([
      'Mes liens',
    ])
  })
})

test('a section is worth a question once it has a name or a candidate', () => {
  const blank = newSection('s')
  expect(isWorthKeeping(blank)).toBe(false)
  expect(isWorthKeeping({ ...blank, name: 'Lampe' })).toBe(true)
  expect(isWorthKeeping({ ...blank, products: [lamp] })).toBe(true)
})
