import { openTable } from '@/domain/base/table/read-table'
import { startOf } from '@/domain/base/text/cut-text'
import type { LocalDate } from '@/domain/base/time/local-date'
import { dateOrder, dayReader, type AmbiguousDate, type TestSpan } from '../date-order'
import {
  addedCents,
  largerCents,
  lessCents,
  NO_CENTS,
  type CentsBySign,
  type DecimalSign,
} from './order-amount'
import { isUntaxedTitle, orderPlaces, orderTitle } from './order-columns'
import { OrderLines, type AmbiguousAmount, type OrdersFound } from './order-lines'
import { BETWEEN, isOfPayment, LOST, orderOutcome, type CountedState } from './order-outcome'
import type { OrderColumn } from './order-titles'
import { once } from '../once'

/** Orders of one day, state, currency and product, counted together: no cell of a customer is in it. */
export interface OrderGroup {
  /** Index in `products`; null: all orders, whatever their articles. */
  readonly product: number | null
  readonly day: LocalDate
  readonly state: CountedState
  /** The words of an unknown state; empty: the cell is blank. */
  readonly words: string
  /** null: euros. */
  readonly currency: string | null
  readonly orders: number
  /** What is left after refunds. */
  readonly cents: CentsBySign
  /** Partly refunded orders whose whole total is in `cents`, because the file does not say how much was given back. */
  readonly whole: number
}

export interface OrdersRead {
  readonly groups: readonly OrderGroup[]
  /** The articles with the orders that have them, whatever their state, most first; empty: the file has no column of articles. */
  readonly products: readonly { readonly name: string; readonly orders: number }[]
  /** An amount that has two readings in this file, as written; null: none, and `sign` is the file's. */
  readonly ambiguous: AmbiguousAmount | null
  readonly sign: DecimalSign
  /** Orders and lines without a readable date or amount. */
  readonly unread: number
  /** Refunds of orders that are not in the file. */
  readonly loneRefunds: number
  /** The file has no state of a payment: each order counts. */
  readonly isStateless: boolean
  readonly isUntaxed: boolean
  /** The dates are « month/day ». */
  readonly isMonthFirst: boolean
  /** It stays once `isMonthFirst` was chosen; null: none. */
  readonly ambiguousDate: AmbiguousDate | null
}

export type OrdersFile = OrdersRead | { readonly fault: string }

export const ORDERS_BYTES_MAX = 60_000_000

const NEEDED: readonly (readonly [OrderColumn, string])[] = [
  ['id', 'le numéro de commande («\u00a0Name\u00a0» ou «\u00a0Order Number\u00a0»)'],
  ['day', 'la date («\u00a0Created at\u00a0» ou «\u00a0Order Date\u00a0»)'],
  ['total', 'le total («\u00a0Total\u00a0» ou «\u00a0Order Total Amount\u00a0»)'],
]
const NO_TABLE = 'Ce fichier n’est pas un tableau CSV avec une ligne de titres.'
const NOTHING_READ =
  'Aucune date ni aucun total de ce fichier ne se lit. Exportez-le de nouveau depuis votre boutique.'

/**
 * The orders of a shop's export, counted by day, state and product. Only the cells of a few columns are kept while reading, and none after it
 * but states, currencies and names of articles. A formula is not a valid amount. `isChosenMonthFirst`: the answer about `ambiguousDate`.
 */
export function readOrders(
  text: string,
  span: TestSpan,
  isChosenMonthFirst: boolean | null = null,
): OrdersFile {
  const { titles, forEachRow } = openTable(text, orderTitle)
  if (!titles || titles.cells.length < 2) return { fault: NO_TABLE }
  const places = orderPlaces(titles.cells)
  const missing = NEEDED.flatMap(([column, words]) => (places[column].length === 0 ? [words] : []))
  if (missing.length > 0) return { fault: `Il manque ${list.format(missing)} dans ce fichier.` }
  const total = totalPlace(titles.cells, places.total)
  const lines = new OrderLines(places, total, titles.cells)
  const furniture = forEachRow(({ cells }) => lines.take(cells))
  // A line that looks like a total or a note to any table is an article's, where it has the number of an order: « Ensemble de bain ».
  for (const { kind, cells } of furniture) {
    if (kind === 'total' || kind === 'note') lines.takeKnown(cells)
  }
  const found = lines.found()
  const isUntaxed = found.isUntaxed || isUntaxedTitle(titles.cells[total] ?? '')
  const read = { ...counted(found, span, isChosenMonthFirst), isUntaxed }
  const isNothing = read.groups.length === 0 && read.unread > 0
  return isNothing ? { fault: NOTHING_READ } : read
}

/** Of « Total HT » and « Total TTC » the second; the others of the list are worse names. */
function totalPlace(titles: readonly string[], places: readonly number[]): number {
  return places.find((at) => !isUntaxedTitle(titles[at] ?? '')) ?? places[0] ?? -1
}

const list = new Intl.ListFormat('fr-FR')

function counted(
  found: OrdersFound,
  span: TestSpan,
  isChosenMonthFirst: boolean | null,
): Omit<OrdersRead, 'isUntaxed'> {
  const { orders, signs } = found
  const sales = orders.filter(({ hasTotals, refundedLines }) => hasTotals || refundedLines['.'] === 0)
  const [only] = signs.size === 1 ? signs : []
  const sign = only ?? '.'
  const saysPayment = once(isOfPayment)
  const isStateless = !sales.some(({ states }) => states.some((state) => saysPayment(state)))
  const dates = dateOrder(
    sales.map(({ date }) => date),
    span,
    isChosenMonthFirst,
  )
  const isAmerican = dates.isMonthFirst
  const dayOf = dayReader(span, isAmerican)
  const outcomeOf = once((states) => orderOutcome(states.split('\n'), isStateless))
  const judged = sales.flatMap((order) => {
    const paid = found.isByLine ? order.sum : order.total?.cents
    const back = largerCents(order.refundedCell, order.refundedLines)
    const outcome = order.isCancelled ? LOST : outcomeOf(order.states.join('\n'))
    const isAllBack = paid !== undefined && back[sign] > 0 && back[sign] >= paid[sign]
    const state = isAllBack && outcome.state !== 'unpaid' ? 'lost' : outcome.state
    const day = dayOf(order.date)
    if (day === null || (paid === undefined && state !== 'lost' && state !== 'unpaid')) return []
    return {
      day,
      state,
      words: state === 'asked' ? outcome.words : '',
      currency: currencyOf(order.total?.currency ?? order.currency),
      cents: paid ? lessCents(paid, back) : NO_CENTS,
      isWhole: outcome.isPartly && back[sign] === 0,
      articles: order.articles,
    }
  })
  return {
    ...grouped(withFewStates(judged), found.articles),
    ambiguous: only ? null : found.ambiguous,
    sign,
    unread: found.unnumbered + sales.length - judged.length,
    loneRefunds: orders.length - sales.length,
    isStateless,
    isMonthFirst: isAmerican,
    ambiguousDate: dates.ambiguous,
  }
}

interface JudgedOrder extends Omit<OrderGroup, 'product' | 'orders' | 'whole'> {
  readonly isWhole: boolean
  readonly articles: readonly number[]
}

/** Each question is one more to answer: a column of tracking numbers is no column of states. */
const QUESTIONS_MAX = 5
/** Words of the states that are asked together. */
export const OTHER_STATES = '…'

function withFewStates(orders: readonly JudgedOrder[]): readonly JudgedOrder[] {
  const counts = new Map<string, number>()
  for (const { state, words } of orders) {
    if (state === 'asked') counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  if (counts.size <= QUESTIONS_MAX) return orders
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, QUESTIONS_MAX - 1)
  const own = new Set(most.map(([words]) => words))
  return orders.map((order) =>
    order.state !== 'asked' || own.has(order.words) ? order : { ...order, words: OTHER_STATES },
  )
}

function grouped(
  orders: readonly JudgedOrder[],
  names: readonly string[],
): Pick<OrdersRead, 'groups' | 'products'> {
  const variants = variantsOf(names)
  const counts = new Map<number, number>()
  const groups = new Map<string, Writable<OrderGroup>>()
  for (const { day, state, words, currency, cents, isWhole, articles: own } of orders) {
    const products = new Set(own.flatMap((at) => variants.of[at] ?? [at]))
    for (const product of products) counts.set(product, (counts.get(product) ?? 0) + 1)
    for (const product of [null, ...products]) {
      const key = [product, day, state, words, currency].join(BETWEEN)
      let group = groups.get(key)
      if (!group) {
        group = { product, day, state, words, currency, orders: 0, cents: NO_CENTS, whole: 0 }
        groups.set(key, group)
      }
      group.orders += 1
      group.cents = addedCents(group.cents, cents)
      if (isWhole) group.whole += 1
    }
  }
  const ranked = [...counts].sort(([a, many], [b, others]) => others - many || a - b)
  const rankOf = new Map(ranked.map(([product], at) => [product, at]))
  return {
    groups: [...groups.values()]
      .map((group) => ({
        ...group,
        product: group.product === null ? null : (rankOf.get(group.product) ?? null),
      }))
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    products: ranked.map(([product, count]) => ({
      name: names[product] ?? variants.names[product - names.length] ?? '',
      orders: count,
    })),
  }
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** « Lampe - Bleue » and « Lampe - Verte » are « Lampe », too. `of`: the products of an article; `names`: those of variants, after the articles. */
function variantsOf(articles: readonly string[]): {
  readonly of: readonly number[][]
  readonly names: readonly string[]
} {
  const baseOf = (name: string) => (/^(.+?) [-–—] \S/.exec(name)?.[1] ?? '').trim()
  const counts = new Map<string, number>()
  for (const name of articles) counts.set(baseOf(name), (counts.get(baseOf(name)) ?? 0) + 1)
  const bases = [...counts].flatMap(([base, count]) => (base !== '' && count > 1 ? [base] : []))
  const at = new Map(bases.map((base, index) => [base, articles.length + index]))
  return {
    of: articles.map((name, index) => [index, ...[at.get(baseOf(name) || name) ?? []].flat()]),
    names: bases.map((base) => `${base} (toutes ses variantes)`),
  }
}

function currencyOf(cell: string): string | null {
  return /^(?:€|eur|euros?|)$/i.test(cell.trim()) ? null : startOf(cell.trim().toUpperCase(), 12)
}
