import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { lastDayOf, lastOwnDay } from '../phase'
import type { SalesTest } from '../sales-test'
import type { DecimalSign } from './order-amount'
import type { OrderGroup, OrdersRead } from './orders-csv'

/** What the person answered about a file. */
export interface OrdersChoice {
  /** Index in `products`; null: all orders of the shop. */
  readonly product: number | null
  /** By words of unknown states, whether they are sold. */
  readonly answers: ReadonlyMap<string, boolean>
  /** null: not answered. */
  readonly sign: DecimalSign | null
}

export const NO_CHOICE: OrdersChoice = { product: null, answers: new Map(), sign: null }

export interface OrdersSummary {
  /** Sold orders by day. */
  readonly days: ReadonlyMap<LocalDate, number>
  readonly orders: number
  /** Of the orders in euros; null: the amounts of this file have two readings, and none was chosen. */
  readonly takenCents: number | null
  /** Orders by other currency, most first. */
  readonly others: readonly (readonly [string, number])[]
  readonly unpaid: number
  readonly lost: number
  readonly whole: number
  /** Orders by unknown state, most first, with or without an answer. */
  readonly asked: readonly (readonly [string, number])[]
}

/** The orders of the days from `first` to `last`. */
export function summaryOf(
  { groups, ambiguous, sign }: OrdersRead,
  choice: OrdersChoice,
  first: LocalDate,
  last: LocalDate,
): OrdersSummary {
  const inside = groups.filter(
    ({ product, day }) => product === choice.product && day >= first && day <= last,
  )
  const sold = inside.filter(
    ({ state, words }) => state === 'sold' || (state === 'asked' && choice.answers.get(words) === true),
  )
  const inEuros = sold.filter(({ currency }) => currency === null)
  const read = ambiguous === null ? sign : choice.sign
  return {
    days: totals(sold, ({ day }) => day),
    orders: ordersOf(sold),
    takenCents: read && inEuros.reduce((sum, { cents }) => sum + cents[read], 0),
    others: mostFirst(
      sold.filter(({ currency }) => currency !== null),
      ({ currency }) => currency ?? '',
    ),
    unpaid: ordersOf(inside.filter(({ state }) => state === 'unpaid')),
    lost: ordersOf(inside.filter(({ state }) => state === 'lost')),
    whole: sold.reduce((sum, group) => sum + group.whole, 0),
    asked: mostFirst(
      inside.filter(({ state }) => state === 'asked'),
      ({ words }) => words,
    ),
  }
}

export interface SoldDays {
  /** Sold orders of all days, in order, with the days of the test that have none. */
  readonly days: ReadonlyMap<LocalDate, number>
  /** Days of the test between the file's first and last order, of any product, without a sold one. */
  readonly unsold: readonly LocalDate[]
}

/** Sold orders by day: the file also says on which days of a test nothing was sold. */
export function soldDaysOf(
  read: OrdersRead,
  choice: OrdersChoice,
  test: SalesTest,
  today: LocalDate,
): SoldDays {
  const sold = summaryOf(read, choice, '0000-01-01', '9999-12-31').days
  const [first, last] = [read.groups[0]?.day, read.groups.at(-1)?.day]
  if (first === undefined || last === undefined) return { days: sold, unsold: [] }
  // Beyond its own days, a test that was never ended would grow by each day of the file.
  const end = [last, lastOwnDay(test), lastDayOf(test, today)].toSorted()[0] ?? last
  const unsold: LocalDate[] = []
  for (let day = first > test.startsOn ? first : test.startsOn; day <= end; day = addDays(day, 1)) {
    if (!sold.has(day)) unsold.push(day)
  }
  const all = [...sold, ...unsold.map((day) => [day, 0] as const)]
  return { days: new Map(all.sort(([a], [b]) => (a < b ? -1 : 1))), unsold }
}

/** All orders of the file, whatever their state and day. */
export function ordersOfShop({ groups }: OrdersRead): number {
  return ordersOf(groups.filter(({ product }) => product === null))
}

function ordersOf(groups: readonly OrderGroup[]): number {
  return groups.reduce((sum, { orders }) => sum + orders, 0)
}

function totals<Key>(groups: readonly OrderGroup[], keyOf: (group: OrderGroup) => Key): Map<Key, number> {
  const found = new Map<Key, number>()
  for (const group of groups) found.set(keyOf(group), (found.get(keyOf(group)) ?? 0) + group.orders)
  return found
}

function mostFirst(
  groups: readonly OrderGroup[],
  keyOf: (group: OrderGroup) => string,
): readonly (readonly [string, number])[] {
  return [...totals(groups, keyOf)].sort(([, a], [, b]) => b - a)
}
