import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { writeTyped } from '@/data/device/typed-text'
import { newSection, type ResearchDrafts } from '@/domain/research/research-draft'
import { ResearchHead } from './research-head'

test('« Tout est enregistré » waits for a link that is half typed', () => {
  writeTyped('research.link.lea.loose', 'https://ex')
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
  act(() => writeTyped('research.link.lea.loose', null))
  expect(screen.getByRole('status').textContent).toBe('Tout est enregistré')
})
