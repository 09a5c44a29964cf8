import { describe, expect, test } from 'vitest'
import type { LiveSection } from '@/data/research/sections'
import { LOOSE_TABLE, NO_DRAFTS, type DraftSection } from '@/domain/research/research-draft'
import { newDraft, newSection, withSection } from '../candidate/draft-changes'
import { asCandidate, parentOf, tablesOf } from './research-tables'

const stored = (id: string): LiveSection => ({
  id,
  userId: 'u',
  nomSection: `Nom ${id}`,
  product: `Nom ${id}`,
  createdAt: null,
  isPending: false,
})
const sent = (id: string): DraftSection => ({ ...newSection(id), state: 'sent' })
const lamp = stored('lamp')
const bottle = stored('bottle')

describe('the tables of the screen', () => {
  test('are the loose links, then what is unsaved, then what is saved', () => {
    const drafts = withSection(newSection('new'))(NO_DRAFTS)
    const tables = tablesOf([lamp, bottle], drafts)
    expect(tables.map(({ id }) => id)).toEqual([LOOSE_TABLE, 'new', 'lamp', 'bottle'])
    expect(tables.map((table) => parentOf(table, 'u'))).toEqual([
      { kind: 'loose', uid: 'u' },
      null,
      { kind: 'section', sectionId: 'lamp' },
      { kind: 'section', sectionId: 'bottle' },
    ])
  })

  test('show a section that is on its way once, as the stored one', () => {
    const tables = tablesOf([lamp], withSection(sent('lamp'))(NO_DRAFTS))
    expect(tables).toHaveLength(2)
    expect(tables[1]).toMatchObject({ name: 'Nom lamp', section: lamp, local: { state: 'sent' } })
  })

  test('keep their identity while their own section does not change', () => {
    const drafts = withSection(newSection('new'))(NO_DRAFTS)
    const before = tablesOf([lamp, bottle], drafts)
    const renamed = { ...lamp, product: 'Lampe' }
    const after = tablesOf([renamed, bottle], drafts)
    expect(after.map((table, index) => table === before[index])).toEqual([true, true, false, true])
  })
})

test('a draft is the same candidate as long as it is the same draft', () => {
  const draft = newDraft('a', 'https://ex.fr/a')
  expect(asCandidate(draft)).toBe(asCandidate(draft))
  expect(asCandidate(draft)).toMatchObject({ id: 'a', link: 'https://ex.fr/a', note: '', isPending: false })
  expect(asCandidate({ ...draft })).not.toBe(asCandidate(draft))
})
