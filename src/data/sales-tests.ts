import { dayAndMonth, type LocalDate } from '@/domain/base/time/local-date'
import { linkHost } from '@/domain/research/links/candidate-link'
import {
  parseSalesTest,
  SALES_TESTS_PER_QUERY,
  type ChangedDays,
  type ReplacedDays,
  type SalesTest,
  type SalesTestPlan,
} from '@/domain/sales-tests/sales-test'
import {
  addSalesTest as decideAdd,
  changeDays,
  changePlan as decidePlan,
  putBackDays as decidePutBack,
  salesTestPath,
  type NewSalesTest,
} from '@/domain/sales-tests/sales-test-writes'
import { defineMutation } from './sync/mutation'
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

/** Also puts back a test that was deleted. */
export const addSalesTest = defineMutation<NewSalesTest & { readonly createdAt: string }>({
  name: 'salesTests.add',
  reads: ({ id }) => [salesTestPath(id)],
  writes: ({ createdAt, ...test }, [stored = null], { uid }) =>
    decideAdd(uid, test, new Date(createdAt), stored),
  says: ({ link }) => `Test de vente commencé\u00a0: ${linkHost(link)}`,
  text: ({ tried }) => tried,
})

export const changePlan = defineMutation<SalesTestPlan & { readonly id: string }>({
  name: 'salesTests.plan',
  reads: ({ id }) => [salesTestPath(id)],
  writes: (plan, [stored = null], { uid }) => decidePlan(uid, plan, stored),
  key: ({ id }) => id,
  says: ({ tried }) => `Test de vente changé\u00a0: ${tried}`,
  text: ({ tried }) => tried,
})

export const writeDays = defineMutation<{ readonly id: string; readonly days: ChangedDays }>({
  name: 'salesTests.days',
  reads: ({ id }) => [salesTestPath(id)],
  writes: ({ id, days }, [stored = null], { uid }) => changeDays(uid, id, days, stored),
  says: ({ days }) => `Chiffres d’un test de vente\u00a0: ${daysText(Object.keys(days) as LocalDate[])}`,
  text: ({ days }) => JSON.stringify(days),
})

/** Takes an import of days back. */
export const putBackDays = defineMutation<{ readonly id: string; readonly replaced: ReplacedDays }>({
  name: 'salesTests.putBack',
  reads: ({ id }) => [salesTestPath(id)],
  writes: ({ id, replaced }, [stored = null], { uid }) => decidePutBack(uid, id, replaced, stored),
  says: ({ replaced }) =>
    `Import annulé dans un test de vente\u00a0: ${daysText(Object.keys(replaced) as LocalDate[])}`,
  text: ({ replaced }) => JSON.stringify(replaced),
})

export const removeSalesTest = defineMutation<{ readonly id: string; readonly link: string }>({
  name: 'salesTests.remove',
  reads: ({ id }) => [salesTestPath(id)],
  writes: ({ id }, [stored = null], { uid }) =>
    stored?.['userId'] === uid ? [{ kind: 'delete', path: salesTestPath(id) }] : [],
  says: ({ link }) => `Test de vente supprimé\u00a0: ${linkHost(link)}`,
})

function daysText(days: readonly LocalDate[]): string {
  return days.map(dayAndMonth).join(', ')
}
