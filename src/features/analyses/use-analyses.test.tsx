// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { parseProfile } from '@/domain/account/profile'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseCandidate } from '@/domain/research/candidate'
import { figuresOf } from '@/domain/research/candidate-figures'
import { useAnalyses } from './use-analyses'

const device = vi.hoisted(() => ({ lives: {} as object }))

vi.mock('@/data/sync/use-live', () => ({
  useQueries: (_: string, asking: unknown) => (typeof asking === 'function' ? device.lives : {}),
  useLiveList: () => ({ list: { status: 'loading' }, items: [] }),
}))
vi.mock('@/data/sync/current', () => ({ syncOf: vi.fn(), mutate: vi.fn() }))

const signedIn = {
  user: { uid: 'lea', createdAt: new Date(2026, 0, 5) },
  deviceNow: new Date(2026, 10, 26, 12),
} as unknown as SignedIn

function read(lives: object, profile: object = { status: 'loading' }) {
  const none = { status: 'ready', value: [], isEmpty: true, isLive: true, since: 1, hasMore: false }
  device.lives = { weeks: none, todos: none, before: none, ...lives }
  const { result } = renderHook(() => useAnalyses(), {
    wrapper: ({ children }) => (
      <SignedInContext value={{ ...signedIn, profile } as SignedIn}>{children}</SignedInContext>
    ),
  })
  return result.current
}

test('the weeks wait for the todos of those without a review, and fail with them', () => {
  const retry = vi.fn()
  expect(read({ before: { status: 'loading' } }).weeks).toEqual({ status: 'loading' })
  const { weeks: failed } = read({ before: { status: 'error', error: new Error('denied'), retry } })
  if (failed.status !== 'failed') throw new Error(failed.status)
  failed.retry()
  expect(retry).toHaveBeenCalledOnce()
})

test('the weeks without a review are counted from many todos too', () => {
  const done = { text: 'Filmer', completed: true, doneDates: ['2026-11-17'] }
  const value = Array.from({ length: 70 }, () => done)
  const { weeks } = read({
    before: { status: 'ready', value, isEmpty: false, isLive: true, since: 1, hasMore: false },
  })
  if (weeks.status !== 'ready') throw new Error(weeks.status)
  expect(weeks.value.at(-2)?.done).toBe(70)
})

test('no todo done in any of them is a zero, not a gap', () => {
  const { weeks } = read({})
  if (weeks.status !== 'ready') throw new Error(weeks.status)
  expect(weeks.value.at(-2)?.done).toBe(0)
})

test('what is left of a sale waits for the seller’s answers, and is not computed with those of a beginner', () => {
  const lamp = parseCandidate('c', { link: 'https://shop.test/lamp', salePriceCents: 3000, costCents: 1000 })
  if (!lamp) throw new Error('no product')
  const candidates = { status: 'ready', value: [{ ...lamp, sectionId: null }], isLive: true, since: 1 }
  expect(read({ candidates }).products).toEqual({ status: 'loading' })
  const profile = parseProfile({ seller: { vatPoints: 2_000 } })
  const { products } = read({ candidates }, { status: 'ready', value: profile, isLive: true, since: 1 })
  if (products.status !== 'ready') throw new Error(products.status)
  const restCents = products.value[0]?.restCents
  expect(restCents).toBe(figuresOf(lamp, profile?.seller ?? NEW_SELLER).restCents)
  expect(restCents).not.toBe(figuresOf(lamp, NEW_SELLER).restCents)
})
