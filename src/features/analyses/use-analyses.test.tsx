// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { NEW_SELLER } from '@/domain/money/seller'
import { useAnalyses } from './use-analyses'

const device = vi.hoisted(() => ({ lives: {} as object }))

vi.mock('@/components/use-seller', () => ({ useSeller: () => ({ ...NEW_SELLER, contributionPoints: null }) }))
vi.mock('@/data/sync/use-live', () => ({
  useQueries: (_: string, asking: unknown) => (typeof asking === 'function' ? device.lives : {}),
  useLiveList: () => ({ list: { status: 'loading' }, items: [] }),
}))
vi.mock('@/data/sync/current', () => ({ syncOf: vi.fn(), mutate: vi.fn() }))

const signedIn = {
  user: { uid: 'lea', createdAt: new Date(2026, 0, 5) },
  profile: { status: 'loading' },
  deviceNow: new Date(2026, 10, 26, 12),
} as unknown as SignedIn

function read(lives: object) {
  const none = { status: 'ready', value: [], isEmpty: true, isLive: true, since: 1, hasMore: false }
  device.lives = { weeks: none, todos: none, before: none, ...lives }
  const { result } = renderHook(() => useAnalyses(), {
    wrapper: ({ children }) => <SignedInContext value={signedIn}>{children}</SignedInContext>,
  })
  return result.current.weeks
}

test('the weeks wait for the todos of those without a review, and fail with them', () => {
  const retry = vi.fn()
  expect(read({ before: { status: 'loading' } })).toEqual({ status: 'loading' })
  const failed = read({ before: { status: 'error', error: new Error('denied'), retry } })
  if (failed.status !== 'failed') throw new Error(failed.status)
  failed.retry()
  expect(retry).toHaveBeenCalledOnce()
})

test('the weeks without a review are counted from many todos too', () => {
  const done = { text: 'Filmer', completed: true, doneDates: ['2026-11-17'] }
  const value = Array.from({ length: 70 }, () => done)
  const weeks = read({
    before: { status: 'ready', value, isEmpty: false, isLive: true, since: 1, hasMore: false },
  })
  if (weeks.status !== 'ready') throw new Error(weeks.status)
  expect(weeks.value.at(-2)?.done).toBe(70)
})

test('no todo done in any of them is a zero, not a gap', () => {
  const weeks = read({})
  if (weeks.status !== 'ready') throw new Error(weeks.status)
  expect(weeks.value.at(-2)?.done).toBe(0)
})
