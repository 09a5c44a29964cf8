import { useMemo } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { projectsQuery, type LiveProject } from '@/data/project-lists'
import { recentCandidates } from '@/data/research/recent-candidates'
import { candidatesAt, type LiveCandidate } from '@/data/research/candidate-lists'
import { salesTestsQuery, type LiveSalesTest } from '@/data/sales-test-lists'
import {
  isKnown,
  isReading,
  LOADING,
  summaryOf,
  valuesOf,
  type Asking,
  type Live,
  type Table,
} from '@/data/sync/live'
import { useLiveList, useQueries, type LiveListState } from '@/data/sync/use-live'
import { todosDoneIn, type LiveTodo } from '@/data/todo-lists'
import { productsFound } from '@/data/week-reading'
import { weeksQuery, type LiveWeek } from '@/data/weeks'
import { productRows, type ProductRow } from '@/domain/research/product-rows'
import { missingProducts, withGains } from '@/domain/sales-tests/followed-gain'
import { PRODUCTS_READ } from '@/domain/analyses/product-chart'
import { testRows, type TestRow } from '@/domain/analyses/sales-test-chart'
import { sectionShares, type SectionShare } from '@/domain/analyses/section-chart'
import { weekPoints, WEEKS_SHOWN, weeksToCount, type WeekPoint } from '@/domain/analyses/week-points'
import { addDays, localDateOf, mondayOf } from '@/domain/base/time/local-date'
import type { Seller } from '@/domain/money/sale-inputs'
import { sellerOf } from '@/domain/money/seller'
import { useIsOnline } from '@/lib/hooks/use-is-online'

/** Documents. What the last four weeks are counted from is read whole; the rest is at most some 60. */
const PROJECTS = 8
const TESTS = 10

const NONE: readonly LiveCandidate[] = []

type Statements = Readonly<Record<string, LiveCandidate | null>>
const NO_STATEMENTS: Table<Statements> = {}

export type Reading<T> =
  | { readonly status: 'loading' }
  /** Not read, and no copy on this device. */
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: T }

/** The pages of older tests. */
export type MoreTests = Pick<LiveListState<unknown>, 'hasMore' | 'isLoadingMore' | 'showMore'>

export interface Analyses {
  readonly weeks: Reading<readonly WeekPoint[]>
  readonly sections: Reading<{ readonly shares: readonly SectionShare[]; readonly projects: number }>
  readonly products: Reading<readonly ProductRow[]>
  readonly tests: Reading<{ readonly rows: readonly TestRow[]; readonly more: MoreTests }>
}

interface AnalysesRead {
  readonly weeks: readonly LiveWeek[]
  readonly todos: readonly LiveTodo[]
  readonly before: readonly LiveTodo[]
  readonly projects: readonly LiveProject[]
  readonly found: readonly LiveCandidate[]
  readonly candidates: readonly LiveCandidate[]
  readonly tests: readonly LiveSalesTest[]
}

/** What the screen shows. Weeks without a review are counted from their todos, once the reviews are known. */
export function analysesRead(uid: string, now: Date): Asking<AnalysesRead> {
  return ({ weeks }) => {
    const toCount = weeks ? weeksToCount(weeks, now) : []
    const current = mondayOf(localDateOf(now))
    return {
      // The first week has no earlier week to compare with; one more week would not be drawn.
      weeks: weeksQuery(uid, WEEKS_SHOWN),
      todos: todosDoneIn(uid, current),
      before: toCount.length > 0 && todosDoneIn(uid, ...toCount),
      projects: projectsQuery(uid, PROJECTS),
      candidates: recentCandidates(uid, PRODUCTS_READ),
      found: weeks && productsFound(uid, toCount[0] ?? current, addDays(current, 7)),
      tests: salesTestsQuery(uid, TESTS),
    }
  }
}

export function useAnalyses(): Analyses {
  const { user, profile, deviceNow: now } = useSignedIn()
  const { uid, createdAt: since } = user
  const isOnline = useIsOnline()
  const seller = mapped(readingOf(profile, isOnline), sellerOf)
  const lives = useQueries(uid, analysesRead(uid, now))
  const { weeks = LOADING, todos = LOADING, before, projects = LOADING } = lives
  const { candidates = LOADING, found = LOADING } = lives
  const closed = valueOf(weeks)
  const earlier = before ? valueOf(before) : null
  const products = valueOf(candidates)
  // The first page is the query of the table; older ones are asked for by their button.
  const tests = useLiveList(uid, salesTestsQuery(uid, TESTS))
  // The gain of a test that keeps none is that of its product's statement.
  const statements = useQueries(
    uid,
    products
      ? Object.fromEntries(candidatesAt(missingProducts(tests.items, products, localDateOf(now))))
      : NO_STATEMENTS,
  )
  const tested = Object.values(valuesOf(statements)).filter((each) => each !== null && each !== undefined)
  const xp = profile.status === 'ready' ? (profile.value?.xp ?? null) : null

  // The weeks do not wait for the products; days with a found product are added later.
  const known = found.status === 'loading' ? NONE : valueOf(found)
  const done = valueOf(todos)
  const points = useMemo(
    () => weekPoints({ weeks: closed, todos: done, earlier, candidates: known, xp, since }, now),
    [closed, done, earlier, known, xp, since, now],
  )
  return {
    // Waits for all counts: a bar drawn later would move the others.
    weeks: joined(
      [weeks, todos, ...(before ? [before] : [])].map((each) => readingOf<unknown>(each, isOnline)),
      points,
    ),
    sections: mapped(readingOf(projects, isOnline), (all) => ({
      shares: sectionShares(all),
      projects: all.length,
    })),
    products: ofSeller(readingOf(candidates, isOnline), seller, productRows),
    tests:
      isReading(candidates) || summaryOf(statements).status === 'reading'
        ? { status: 'loading' }
        : ofSeller(readingOf(tests.list, isOnline), seller, (all, of) => ({
            rows: testRows(
              withGains(all, [...(products ?? NONE), ...tested], of, localDateOf(now)),
              localDateOf(now),
            ),
            more: tests,
          })),
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

/** What is left of a sale depends on the seller's answers too. */
function ofSeller<T, U>(
  reading: Reading<T>,
  seller: Reading<Seller>,
  change: (value: T, seller: Seller) => U,
): Reading<U> {
  return reading.status === 'ready' ? mapped(seller, (of) => change(reading.value, of)) : reading
}

function joined<T>(readings: readonly Reading<unknown>[], value: T): Reading<T> {
  const failed = readings.filter((each) => each.status === 'failed')
  if (failed[0]) return { ...failed[0], retry: () => failed.forEach((each) => each.retry()) }
  return readings.every(({ status }) => status === 'ready')
    ? { status: 'ready', value }
    : { status: 'loading' }
}
