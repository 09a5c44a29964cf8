import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { writeTyped } from '@/data/device/typed-text'
import { keepNote } from '@/data/research/typed-notes'
import { addSection } from '@/data/research/sections'
import { newEntry, type Entry } from '@/data/sync/entry'
import { ResearchHead } from './research-head'

const AT = new Date('2026-11-25T10:00:00.000Z')
const section: Entry = {
  ...newEntry(addSection, { id: 's1', name: 'Lampe', createdAt: AT.toISOString() }, AT, true),
  number: 1,
  place: 1,
  uid: 'lea',
  fault: null,
  wasSent: false,
}

test('« Tout est enregistré » waits for a link that is half typed', () => {
  writeTyped('research.link.lea.loose', 'https://ex')
  const nothing = () => undefined
  const head = (entries: readonly Entry[]) => (
    <MemoryRouter>
      <ResearchHead uid="lea" entries={entries} isFirst={false} onNew={nothing} onSave={nothing}>
        {null}
      </ResearchHead>
    </MemoryRouter>
  )
  const { rerender } = render(head([section]))
  expect(screen.getByRole('status').textContent).toBe('1 tableau à enregistrer')
  fireEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }))
  rerender(head([]))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => writeTyped('research.link.lea.loose', null))
  expect(screen.getByRole('status').textContent).toBe('Tout est enregistré')
})

test('a note that « Sauvegarder » cannot store leads to its product', () => {
  keepNote('lea', { id: 'c', sectionId: 's' }, { costCents: 'huit' })
  const nothing = () => undefined
  render(
    <MemoryRouter>
      <ResearchHead uid="lea" entries={[]} isFirst={false} onNew={nothing} onSave={nothing}>
        {null}
      </ResearchHead>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: '1 note ou montant à corriger' })
  expect(link.getAttribute('href')).toBe('/search/s%2Fc/argent')
  act(() => keepNote('lea', { id: 'c', sectionId: 's' }, {}))
  expect(screen.queryByRole('link', { name: /corriger/ })).toBeNull()
})
