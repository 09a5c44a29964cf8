import { describe, expect, test } from 'vitest'
import type { LiveSection } from '@/data/research/sections'
import { LOOSE_TABLE, newLink, newSection } from '@/domain/research/research-draft'
import { asCandidate, isStored, tablesOf } from './research-tables'

const stored = (id: string): LiveSection => ({
  id,
  userId: 'u',
  nomSection: `Nom ${id}`,
  product: `Nom ${id}`,
  createdAt: null,
  isPending: false,
  refused: [],
})
const lamp = stored('lamp')
const bottle = stored('bottle')

describe('the tables of the screen', () => {
  test('are the loose links, then the unsaved sections, then the saved ones', () => {
    const tables = tablesOf([lamp, bottle], [newSection('new')], true)
    expect(tables.map(({ id }) => id)).toEqual([LOOSE_TABLE, 'new', 'lamp', 'bottle'])
    expect(tables.map(isStored)).toEqual([true, false, true, true])
  })

  test('show a section whose draft is still there once, as the stored one', () => {
    const tables = tablesOf([lamp], [newSection('lamp')], true)
    expect(tables).toHaveLength(2)
    expect(tables[1]).toMatchObject({ name: 'Nom lamp', section: lamp, draft: null })
  })

  test('have their link drafts; those of a section that was deleted elsewhere stand in « Mes liens »', () => {
    const drafts = ['lamp', 'gone', 'new'].map((table) => newLink(table, `in-${table}`, 'https://ex.fr/a'))
    const linksOf = (isWhole: boolean) =>
      tablesOf([lamp], [...drafts, newSection('new')], isWhole).map(({ links }) => links.map(({ id }) => id))
    expect(linksOf(true)).toEqual([['in-gone'], ['in-new'], ['in-lamp']])
    expect(linksOf(false)).toEqual([[], ['in-new'], ['in-lamp']])
  })

  test('keep their identity while their own section and drafts do not change', () => {
    const drafts = [newSection('new'), newLink('bottle', 'b', 'https://ex.fr/b')]
    const before = tablesOf([lamp, bottle], drafts, true)
    const renamed = { ...lamp, product: 'Lampe' }
    const after = tablesOf([renamed, bottle], drafts, true)
    expect(after.map((table, index) => table === before[index])).toEqual([true, true, false, true])
  })
})

test('a draft is the same candidate as long as it is the same draft', () => {
  const draft = newLink('loose', 'a', 'https://ex.fr/a')
  expect(asCandidate(draft)).toBe(asCandidate(draft))
  expect(asCandidate(draft)).toMatchObject({ id: 'a', link: 'https://ex.fr/a', note: '', isPending: false })
  expect(asCandidate({ ...draft })).not.toBe(asCandidate(draft))
})
