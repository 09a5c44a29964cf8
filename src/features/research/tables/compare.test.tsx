// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useLiveList } from '@/data/sync/use-live'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseCandidate } from '@/domain/research/candidate'
import { ResearchContext, type Research } from '../research-context'
import { Compare } from './compare'
import { WHOLE_VIEW } from './toolbar-view'

vi.mock('@/data/sync/use-live', () => ({ useEntries: () => [], useLiveList: vi.fn<() => void>() }))
vi.mock('@/data/research/recent-candidates', () => ({ recentCandidates: vi.fn<() => void>() }))
vi.mock('@/components/use-seller', () => ({ useKnownSeller: () => NEW_SELLER }))

const PART = /seuls les produits que cet appareil connaît/
const product = { ...parseCandidate('p', { link: 'https://ex.fr/p' }), sectionId: null }

test.each([
  ['a part of the products, with the device offline, is said to be one', false, true, 1],
  ['the products of the server are all', true, false, 0],
  ['the last answer of the device is shown while the server is asked', false, false, 0],
])('%s', (_, isLive, isOffline, notices) => {
  vi.mocked(useLiveList).mockReturnValue({
    list: { status: 'ready', value: [product], isEmpty: false, isLive, hasMore: false, since: null },
    items: [product],
    hasMore: false,
    showMore: () => undefined,
    isLoadingMore: false,
    isKnown: isLive,
    isOffline,
  })
  render(
    <MemoryRouter>
      <ResearchContext value={{ uid: 'lea' } as Research}>
        <Compare view={WHOLE_VIEW} onChange={() => undefined} onReport={() => undefined} />
      </ResearchContext>
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  expect(screen.queryAllByText(PART)).toHaveLength(notices)
})
