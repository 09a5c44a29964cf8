import { describe, expect, test } from 'vitest'
import type { LiveSection } from '@/data/research/section-lists'
import { LOOSE_TABLE } from '@/domain/research/section'
import { tablesOf } from './research-tables'

const section = (id: string): LiveSection => ({
  id,
  userId: 'u',
  nomSection: `Nom ${id}`,
  product: `Nom ${id}`,
  createdAt: null,
  isPending: false,
  refused: [],
})
const lamp = section('lamp')
const bottle = section('bottle')
const unsaved = section('new')

describe('the tables of the screen', () => {
  test('are the loose links, then the unsaved sections, then the saved ones', () => {
    const tables = tablesOf([lamp, bottle], [unsaved])
    expect(tables.map(({ id }) => id)).toEqual([LOOSE_TABLE, 'new', 'lamp', 'bottle'])
    expect(tables.map(({ isStored }) => isStored)).toEqual([true, false, true, true])
  })

  test('keep their identity while their own section does not change', () => {
    const before = tablesOf([lamp, bottle], [unsaved])
    const renamed = { ...lamp, product: 'Lampe' }
    const after = tablesOf([renamed, bottle], [unsaved])
    expect(after.map((table, index) => table === before[index])).toEqual([true, true, false, true])
    const [, saved] = tablesOf([unsaved, lamp, bottle], [])
    expect(saved).toEqual({ ...before[1], isStored: true })
  })
})
