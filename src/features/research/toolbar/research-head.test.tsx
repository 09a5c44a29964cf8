// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { declareKept, keptChanged } from '@/data/device/kept-kinds'
import type { TypedFamily } from '@/data/device/stored-keys'
import { newSection, type ResearchDrafts } from '@/domain/research/research-draft'
import { ResearchHead } from './research-head'

test('« Tout est enregistré » waits for a kind of text that was added to the research', () => {
  let number = 1
  declareKept({
    family: 'sixth' as TypedFamily,
    screen: 'research',
    losses: [{ one: 'pensée', many: 'pensées', count: () => number }],
    exported: null,
  })
  const nothing = () => undefined
  const head = (drafts: ResearchDrafts) => (
    <MemoryRouter>
      <ResearchHead uid="lea" drafts={drafts} entries={[]} isFirst={false} onNew={nothing} onSave={nothing}>
        {null}
      </ResearchHead>
    </MemoryRouter>
  )
  const { rerender } = render(head([newSection('s1')]))
  fireEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }))
  rerender(head([]))
  expect(screen.getByRole('status').textContent).toBe('')
  number = 0
  act(keptChanged)
  expect(screen.getByRole('status').textContent).toBe('Tout est enregistré')
})
