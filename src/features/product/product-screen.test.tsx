// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { parseCandidate } from '@/domain/research/candidate'
import { ProductScreen } from './product-screen'

const device = vi.hoisted(() => ({ isOffline: false, candidate: {} as object | null }))

vi.mock('@/components/first-sale/first-sale-moment', () => ({ FirstSaleMoment: () => null }))
vi.mock('@/data/sync/use-live', async (original) => ({
  ...(await original<object>()),
  useLive: (_: string, query: object | null) =>
    query ? { status: 'ready', isLive: true, value: device.candidate } : { status: 'loading' },
  useListState: () => ({ isKnown: true, isOffline: device.isOffline }),
}))

afterEach(() => {
  device.isOffline = false
})

function open(profile: object) {
  const lamp = parseCandidate('c', { link: 'https://shop.test/lampe' })
  device.candidate = { ...lamp, sectionId: null, isPending: false, refused: [] }
  const signedIn = { user: { uid: 'lea' }, profile } as unknown as SignedIn
  render(
    <SignedInContext value={signedIn}>
      <MemoryRouter initialEntries={['/search/c/argent']}>
        <Routes>
          <Route path="/search/:product/:part" element={<ProductScreen />} />
        </Routes>
      </MemoryRouter>
    </SignedInContext>,
  )
}

test('a product whose seller is not read is no product that is missing: it is waited for, or the profile is named', () => {
  open({ status: 'loading' })
  expect(screen.getByText('Chargement du produit')).toBeDefined()

  device.isOffline = true
  open({ status: 'loading' })
  expect(screen.getByText(/^Votre profil n’est pas sur cet appareil/)).toBeDefined()
  expect(screen.queryByText(/^Ce produit n’est pas sur cet appareil/)).toBeNull()

  open({ status: 'error', retry: vi.fn() })
  expect(screen.getByText('Vos réponses n’ont pas pu être lues.')).toBeDefined()
})
