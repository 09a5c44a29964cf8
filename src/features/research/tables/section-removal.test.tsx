// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addCandidates } from '@/data/research/research'
import { newEntry, type Entry } from '@/data/sync/entry'
import { useEntries } from '@/data/sync/use-live'
import { NO_ANSWERS } from '@/domain/research/candidate'
import { ResearchContext, type Research } from '../research-context'
import type { ResearchTable } from './research-tables'
import { SectionRemoval } from './section-removal'

vi.mock('@/data/sync/use-live', () => ({ useEntries: vi.fn<() => void>() }))

const AT = new Date('2026-11-25T10:00:00.000Z')
const table = { id: 's', name: 'Lampe', isStored: true, section: { id: 's' } } as ResearchTable

function draft(id: string, sectionId: string): Entry {
  const candidates = [{ id, link: `https://ex.fr/${id}`, verdicts: NO_ANSWERS }]
  const made = newEntry(addCandidates, { sectionId, candidates, createdAt: AT.toISOString() }, AT, true)
  return { ...made, number: 1, place: 1, uid: 'lea', fault: null, wasSent: false }
}

const ALL = 'tous ses produits'
test.each<[number | null, number, string]>([
  [0, 0, '« Lampe » sera supprimé.'],
  [1, 0, '« Lampe » et son produit seront supprimés.'],
  [0, 1, '« Lampe » et son lien à enregistrer seront supprimés.'],
  [3, 2, '« Lampe », ses 3 produits et ses 2 liens à enregistrer seront supprimés.'],
  [null, 1, `« Lampe », ${ALL} et son lien à enregistrer seront supprimés.`],
])('%j saved products and %j drafts are named before they are deleted', async (count, drafts, sentence) => {
  const own = Array.from({ length: drafts }, (_, at) => draft(`${at}`, 's'))
  vi.mocked(useEntries).mockReturnValue([...own, draft('x', 'other')])
  render(
    <ResearchContext value={{ uid: 'lea' } as Research}>
      <SectionRemoval table={table} count={count} isRemoving={false} onRemoving={() => undefined} />
    </ResearchContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Supprimer/ }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent.replaceAll('\u00a0', ' ')).toContain(sentence)
})
