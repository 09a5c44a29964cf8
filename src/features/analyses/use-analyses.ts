import { useMemo } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useSeller } from '@/components/use-seller'
import { projectsQuery } from '@/data/projects'
import { recentCandidates } from '@/data/research/recent-candidates'
import type { LiveCandidate } from '@/data/research/research'
import { salesTestsQuery } from '@/data/sales-tests'
import { isKnown, isReading, type Live } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import { todosDone } from '@/data/todo-lists'
import { weeksQuery } from '@/data/weeks'
import { productRows, type ProductRow } from '@/domain/research/product-rows'
import { testRows, type TestRow } from '@/domain/analyses/sales-test-chart'
import { sectionShares, type SectionShare } from '@/domain/analyses/section-chart'
import { weekPoints, WEEKS_SHOWN, weeksToCount, type WeekPoint } from '@/domain/analyses/week-points'
import { sevenDaysFrom, localDateOf, mondayOf } from '@/domain/base/time/local-date'
import { useIsOnline } from '@/lib/hooks/use-is-online'

/** Documents; 150 at most in total, counted by `tests/flows/analyses.spec.ts`. */
const DONE_THIS_WEEK = 50
const DONE_BEFORE = 30
const PROJECTS = 8
/** Per source: « Mes liens » and the two newest tables. */
const PRODUCTS = 12
const TESTS = 10

const NONE: readonly LiveCandidate[] = []

export type Reading<T> =
  | { readonly status: 'loading' }
  /** Not read, and no copy on this device. */
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: T }

export interface Analyses {
  readonly weeks: Reading<readonly WeekPoint[]>
  readonly sections: Reading<{ readonly shares: readonly SectionShare[]; readonly projects: number }>
  readonly products: Reading<readonly ProductRow[]>
  readonly tests: Reading<readonly TestRow[]>
}

export function useAnalyses(): Analyses {
  const { user, profile, deviceNow: now } = useSignedIn()
  const { uid, createdAt: since } = user
  const seller = useSeller()
  const isOnline = useIsOnline()
  const monday = mondayOf(localDateOf(now))

  // The first week has no earlier week to compare with; one more week would not be drawn.
  const weeks = useLive(uid, weeksQuery(uid, WEEKS_SHOWN))
  const closed = valueOf(weeks)
  const todos = useLive(uid, todosDone(uid, sevenDaysFrom(monday), DONE_THIS_WEEK))
  const toCount = closed ? weeksToCount(closed, now) : []
  const before = useLive(
    uid,
    toCount.length > 0 ? todosDone(uid, toCount.flatMap(sevenDaysFrom), DONE_BEFORE) : null,
  )
  const earlier = before.status === 'ready' && before.value.length < DONE_BEFORE ? before.value : null
  const projects = useLive(uid, projectsQuery(uid, PROJECTS))
  const candidates = useLive(uid, recentCandidates(uid, PRODUCTS))
  const found = valueOf(candidates)
  const tests = useLive(uid, salesTestsQuery(uid, TESTS))
  const xp = profile.status === 'ready' ? (profile.value?.xp ?? null) : null

  // The weeks do not wait for the products; days with a found product are added later.
  const known = candidates.status === 'loading' ? NONE : found
  const done = valueOf(todos)
  const isCounting = toCount.length > 0 && before.status === 'loading'
  const points = useMemo(
    () => weekPoints({ weeks: closed, todos: done, earlier, candidates: known, xp, since }, now),
    [closed, done, earlier, known, xp, since, now],
  )
  return {
    weeks: joined(
      [readingOf(weeks, isOnline), readingOf(todos, isOnline)],
      // Waits for all counts: a bar drawn later would move the others.
      isCounting ? null : points,
    ),
    sections: mapped(readingOf(projects, isOnline), (all) => ({
      shares: sectionShares(all),
      projects: all.length,
    })),
    products: mapped(readingOf(candidates, isOnline), (all) => productRows(all, seller)),
    tests: mapped(readingOf(tests, isOnline), testRows),
  }
}

function valueOf<T>(live: Live<T>): T | null {
  return live.status === 'ready' ? live.value : null
}

function readingOf<T>(live: Live<T>, isOnline: boolean): Reading<T> {
  if (isKnown(live)) return { status: 'ready', value: live.value }
  if (isReading(live)) return { status: 'loading' }
  const retry = live.status === 'error' ? live.retry : () => undefined
  return { status: 'failed', isOffline: !isOnline, retry }
}

function mapped<T, U>(reading: Reading<T>, change: (value: T) => U): Reading<U> {
  return reading.status === 'ready' ? { status: 'ready', value: change(reading.value) } : reading
}

function joined<T>(readings: readonly Reading<unknown>[], value: T | null): Reading<T> {
  const failed = readings.filter((each) => each.status === 'failed')
  if (failed[0]) return { ...failed[0], retry: () => failed.forEach((each) => each.retry()) }
  const isReady = value !== null && readings.every(({ status }) => status === 'ready')
  return isReady ? { status: 'ready', value } : { status: 'loading' }
}
