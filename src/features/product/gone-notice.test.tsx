// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { offerUndo } from '@/components/offer-undo'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { keepNote, readNote, typedNoteIds } from '@/data/research/typed-notes'
import { giveUpChanges, mutate } from '@/data/sync/current'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseCandidate } from '@/domain/research/candidate'
import { textsOf } from '@/domain/research/candidate-sheet'
import { GoneNotice } from './gone-notice'
import { LostTexts } from './lost-texts'
import { SavedStatus } from './saved-status'
import type { Sheet } from './use-sheet'

vi.mock('@/data/sync/current', () => ({ mutate: vi.fn<() => void>(), giveUpChanges: vi.fn<() => void>() }))

vi.mock('@/data/sync/use-live', () => ({ useEntries: () => [] }))
vi.mock('@/components/offer-undo', () => ({ offerUndo: vi.fn<() => void>() }))

const LONG = 'x'.repeat(2_001)

function show(sectionId: string | null) {
  const parsed = parseCandidate('c', { link: 'https://ex.fr/p', note: 'Avant', costCents: 800 })
  if (!parsed) throw new Error('no candidate')
  const candidate: LiveCandidate = { ...parsed, sectionId, isPending: false, refused: [] }
  const values = { note: 'Avant', figures: parsed.figures, seller: NEW_SELLER }
  const sheet: Sheet = {
    texts: { ...textsOf(values), note: LONG, costCents: '12' },
    values: { ...values, figures: { ...parsed.figures, costCents: 1_200 } },
    faults: { note: 'too-long' },
    isGone: true,
    changes: 2,
    type: () => undefined,
    leave: () => undefined,
  }
  keepNote('lea', candidate, { note: LONG, costCents: '12' })
  render(
    <MemoryRouter>
      <GoneNotice uid="lea" candidate={candidate} sheet={sheet} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remettre dans Mes liens' }))
  const [call] = vi.mocked(mutate).mock.calls
  return call?.[1] as { candidates: [{ id: string; figures: unknown }] }
}

beforeEach(() => {
  vi.clearAllMocks()
  for (const id of typedNoteIds('lea').split(' ')) keepNote('lea', { id, sectionId: null }, {})
})

test('a product that is put back is blocked by no refused change of the deleted one', () => {
  const { candidates } = show(null)
  expect(candidates).toMatchObject([{ id: 'c', figures: { costCents: 1_200 } }])
  expect(giveUpChanges).toHaveBeenCalledExactlyOnceWith('lea', 'product/c', 'all')
  const [[gaveUp], [added]] = [vi.mocked(giveUpChanges), vi.mocked(mutate)].map(
    ({ mock }) => mock.invocationCallOrder,
  ) as [[number], [number]]
  expect(gaveUp).toBeLessThan(added)
  expect(readNote('lea', 'c')?.texts).toEqual({ note: LONG })
})

test('a note that is too long moves with the product of a table to its new address', () => {
  const { candidates } = show('s')
  const [{ id }] = candidates
  expect(typedNoteIds('lea')).toBe(id)
  expect(readNote('lea', id)).toEqual({ at: { id, sectionId: null }, texts: { note: LONG } })
})

test('texts of a product that is not there are shown, and can be given up', () => {
  keepNote('lea', { id: 'c', sectionId: 's' }, { note: 'Un doute', costCents: 'huit' })
  render(<LostTexts uid="lea" id="c" />)
  const [note, cost] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([note, cost]).toEqual(['Note\u00a0: Un doute', 'Achat\u00a0: huit'])
  fireEvent.click(screen.getByRole('button', { name: 'Abandonner' }))
  expect([screen.queryByRole('listitem'), readNote('lea', 'c')]).toEqual([null, null])
  act(() => vi.mocked(offerUndo).mock.calls[0]?.[1]())
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(readNote('lea', 'c')).toEqual({
    at: { id: 'c', sectionId: 's' },
    texts: { note: 'Un doute', costCents: 'huit' },
  })
})

test('a deleted product says nothing of a save', () => {
  const of = { id: 'c', sectionId: null } as LiveCandidate
  const sheet = { changes: 2, faults: {}, isGone: false } as Sheet
  const { rerender } = render(<SavedStatus uid="lea" candidate={of} sheet={sheet} />)
  expect(screen.getByRole('status').textContent).toBe('Enregistré')
  rerender(<SavedStatus uid="lea" candidate={of} sheet={{ ...sheet, isGone: true }} />)
  expect(screen.getByRole('status').textContent).toBe('')
})
