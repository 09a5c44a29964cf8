import { parseSalesTest, SALES_TESTS_PER_QUERY, type SalesTest } from '@/domain/sales-tests/sales-test'
import { latest, listOf, newestFirst, owned, withState, type Query, type WithState } from './sync/query'

export type LiveSalesTest = WithState<SalesTest>

/** The tests of one person, newest first, page by page of 60. */
export function salesTestsQuery(uid: string, size = SALES_TESTS_PER_QUERY): Query<readonly LiveSalesTest[]> {
  return {
    spec: latest('createdAt', owned(uid, 'salesTests', size)),
    read: listOf(withState(parseSalesTest)),
  }
}

/** Those of one candidate (`addressText`), newest first. */
export function salesTestsOf(uid: string, product: string): Query<readonly LiveSalesTest[]> {
  return {
    spec: owned(uid, 'salesTests', SALES_TESTS_PER_QUERY, ['product', '==', product]),
    read: listOf(withState(parseSalesTest), newestFirst),
  }
}

/** Whether any test counts a sale: one document at most. */
export function hasSoldQuery(uid: string): Query<boolean> {
  return {
    spec: owned(uid, 'salesTests', 1, ['sold', '==', true]),
    read: ({ length }) => length > 0,
  }
}
