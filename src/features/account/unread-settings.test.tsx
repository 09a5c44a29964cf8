// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SaleRest } from '@/components/product/sale-rest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { ToneField } from '@/components/memory/tone-field'
import type { Live } from '@/data/sync/live'
import { AppError } from '@/domain/base/errors'
import { NO_FIGURES } from '@/domain/money/sale'
import { PlanSection } from './plan-section'
import { SellerSettings } from './seller-settings'

const { live } = vi.hoisted((): { live: { now: Live<never> } } => ({ live: { now: { status: 'loading' } } }))
vi.mock('@/data/sync/use-live', () => ({ useLive: () => live.now, useEntries: () => [] }))

afterEach(cleanup)

const now = new Date('2026-11-25T10:00:00Z')

function show(state: 'loading' | 'error', part: ReactNode) {
  const retry = vi.fn()
  live.now =
    state === 'loading' ? { status: state } : { status: state, error: new AppError('unknown'), retry }
  const signedIn: SignedIn = {
    user: { uid: 'lea', email: '', createdAt: null },
    profile: live.now,
    access: null,
    trial: { createdAt: null, hadTrial: false },
    now,
    deviceNow: now,
  }
  const { container } = render(
    <MemoryRouter>
      <SignedInContext value={signedIn}>{part}</SignedInContext>
    </MemoryRouter>,
  )
  return { container, retry }
}

test.each([
  ['the seller’s answers', <SellerSettings key="seller" />],
  ['the coach’s tone', <ToneField key="tone" uid="lea" />],
  ['the plan', <PlanSection key="plan" />],
])('a setting that was not read shows no default: %s', (_, part) => {
  const { container } = show('loading', part)
  expect(container.querySelector('[data-skeleton]')).not.toBeNull()
  expect(screen.queryByRole('combobox') ?? screen.queryByRole('link')).toBeNull()
  cleanup()
  const { retry } = show('error', part)
  expect(screen.queryByRole('combobox') ?? screen.queryByRole('link')).toBeNull()
  screen.getByRole('button', { name: 'Réessayer' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test.each(['loading', 'error'] as const)(
  'no rest of a sale is drawn with a profile that is in %s',
  (state) => {
    const { container } = show(
      state,
      <SaleRest figures={{ ...NO_FIGURES, salePriceCents: 2_990, costCents: 500 }} />,
    )
    expect(container.textContent).toBe('')
  },
)
