import { expect, test } from 'vitest'
import { salesTest, type SalesTestFacts } from '../../../../tests/support/samples/guidance-facts'
import type { LocalDate } from '@/domain/base/time/local-date'
import { readOrders } from './orders-csv'
import { NO_CHOICE, soldDaysOf, type OrdersChoice } from './orders-summary'

const TODAY: LocalDate = '2026-12-20'

/** Seven days from the 21st on: the sold orders by day of November, then the days without one. */
function sold(lines: string, facts: SalesTestFacts = {}, choice: Partial<OrdersChoice> = {}) {
  const read = readOrders(`Commande;Date;Statut;Total;Article\n${lines}`, {
    startsOn: '2026-11-21',
    today: TODAY,
  })
  if ('fault' in read) throw new Error(read.fault)
  const { days, unsold } = soldDaysOf(read, { ...NO_CHOICE, ...choice }, salesTest(facts), TODAY)
  return [[...days].map(([day, sales]) => `${day.slice(8)}: ${sales}`), unsold.map((day) => day.slice(8))]
}

test('a refunded order takes its day back to 0', () => {
  expect(sold('1;22/11/2026;remboursée;10;A')).toEqual([['22: 0'], ['22']])
})

test('the days between the first and the last order have no sale', () => {
  expect(sold('1;22/11/2026;payée;10;A\n2;22/11/2026;payée;10;A\n3;25/11/2026;annulée;10;A')).toEqual([
    ['22: 2', '23: 0', '24: 0', '25: 0'],
    ['23', '24', '25'],
  ])
})

test('orders of other products tell the days that the file has', () => {
  expect(
    sold('1;20/11/2026;payée;10;B\n2;22/11/2026;payée;10;A\n3;23/11/2026;payée;10;B', {}, { product: 1 }),
  ).toEqual([
    ['21: 0', '22: 1', '23: 0'],
    ['21', '23'],
  ])
})

test.each<[string, SalesTestFacts, readonly string[]]>([
  ['the last planned day', {}, ['22', '23', '24', '25', '26', '27']],
  ['the day on which it was ended', { endedOn: '2026-11-23' }, ['22', '23']],
  ['the last noted day', { days: 1, numbers: ['2026-11-23'] }, ['22', '23']],
])('no day after %s gets a 0', (_, facts, unsold) => {
  const [days, none] = sold('1;21/11/2026;payée;10;A\n2;10/12/2026;payée;10;A', facts)
  expect(none).toEqual(unsold)
  expect([days?.[0], days?.at(-1)]).toEqual(['21: 1', '10: 1'])
})

test('a file without an order in the test has a 0 for its days, one before it none', () => {
  expect(sold('1;01/11/2026;payée;10;A\n2;10/12/2026;payée;10;A')[1]).toHaveLength(7)
  expect(sold('1;01/11/2026;payée;10;A')).toEqual([['01: 1'], []])
})
