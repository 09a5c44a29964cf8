import { isEmptyCell } from '@/domain/base/table/read-table'
import { startOf } from '@/domain/base/text/cut-text'
import { textKey } from '@/domain/base/text/fold-text'
import { isInUtc, zonedCell } from '@/domain/base/time/read-date'
import { once } from '../once'
import {
  addedCents,
  largerCents,
  NO_CENTS,
  readOrderAmount,
  type CentsBySign,
  type DecimalSign,
  type OrderAmount,
} from './order-amount'
import type { OrderPlaces } from './order-columns'
import { BETWEEN, IS_NO, IS_YES } from './order-outcome'
import type { OrderColumn } from './order-titles'

/** What the lines of one number say. */
export interface Order {
  date: string
  /** null: no line with a readable total. */
  total: OrderAmount | null
  /** Of all lines with a total. */
  sum: CentsBySign
  hasTotals: boolean
  refundedLines: CentsBySign
  refundedCell: CentsBySign
  currency: string
  /** Cells of payment, order and parcel, joined; several where lines differ. */
  states: string[]
  isCancelled: boolean
  articles: number[]
}

const STATES = ['payment', 'state', 'sending'] as const
export interface OrdersFound {
  readonly orders: readonly Order[]
  /** Names of the articles, by the indexes in the orders. */
  readonly articles: readonly string[]
  /** The decimal signs that amounts prove. */
  readonly signs: ReadonlySet<DecimalSign>
  readonly ambiguous: AmbiguousAmount | null
  /** The totals of one order's lines are its parts: they differ somewhere in the file, or their title says it. */
  readonly isByLine: boolean
  readonly isUntaxed: boolean
  /** Lines without a number. */
  readonly unnumbered: number
}

/** As written, with its two readings. */
export interface AmbiguousAmount {
  readonly text: string
  readonly cents: CentsBySign
}

/** Collects the lines of each order. Keeps the cells of a few columns, and none of a customer. */
export class OrderLines {
  readonly #places: OrderPlaces
  readonly #titles: readonly string[]
  readonly #totalAt: number
  readonly #articlesOf: (cell: string) => readonly string[]
  readonly #orders = new Map<string, Order>()
  readonly #articles = new Map<string, { readonly index: number; readonly name: string }>()
  readonly #signs = new Set<DecimalSign>()
  #isByLine: boolean
  #ambiguous: AmbiguousAmount | null = null
  #isUntaxed = false
  #unnumbered = 0
  #last: Order | null = null
  // Cached, because a file repeats few states, days, amounts and articles.
  readonly #amountOf = once(readOrderAmount)

  constructor(places: OrderPlaces, totalAt: number, titles: readonly string[]) {
    this.#places = places
    this.#titles = titles
    this.#totalAt = totalAt
    this.#isByLine = /line|ligne|item|article/i.test(titles[totalAt] ?? '')
    const isCode = places.article.some((at) => /sku|ugs|asin|r[ée]f/i.test(titles[at] ?? ''))
    // « Articles: 3 » is a count, « SKU: 1234 » is one of them.
    this.#articlesOf = (cell) => (!isCode && /^\d+$/.test(cell) ? [] : articlesOf(cell))
  }

  take(cells: readonly string[]): void {
    const id = this.#cell(cells, 'id')
    if (id === '') {
      this.#takeUnnumbered(cells)
      return
    }
    let order = this.#orders.get(id)
    if (!order) {
      order = newOrder()
      this.#orders.set(id, order)
    }
    this.#last = order
    this.#read(order, cells)
  }

  /** Only lines of orders that were read, or with a date. */
  takeKnown(cells: readonly string[]): void {
    const id = this.#cell(cells, 'id')
    if (id !== '' && (this.#orders.has(id) || this.#cell(cells, 'day') !== '')) this.take(cells)
  }

  /** The further articles of an order, in tools that write its number once; else a line that cannot be read. */
  #takeUnnumbered(cells: readonly string[]): void {
    const hasArticle = this.#places.article.some((at) => !isEmptyCell(cells[at] ?? ''))
    const hasTotal = !isEmptyCell(cells[this.#totalAt] ?? '')
    const hasDay = this.#cell(cells, 'day') !== ''
    if (this.#last && hasArticle && !hasTotal && !hasDay) this.#addArticles(this.#last, cells)
    else if (hasTotal || hasDay) this.#unnumbered += 1
  }

  #read(order: Order, cells: readonly string[]): void {
    if (order.currency === '') order.currency = this.#cell(cells, 'currency')
    if (this.#cell(cells, 'cancelled') !== '' && !IS_NO.test(this.#cell(cells, 'cancelled')))
      order.isCancelled = true
    this.#addArticles(order, cells)
    const refunded = this.#cell(cells, 'refunded')
    if (refunded !== '1' && IS_YES.test(refunded)) order.isCancelled = true
    const refund = this.#amount(refunded)
    if (refund) order.refundedCell = largerCents(order.refundedCell, refund.cents)
    const cell = cells[this.#totalAt] ?? ''
    const amount = this.#amount(cell)
    const isRefund = amount?.isNegative === true || IS_REFUND.test(this.#cell(cells, 'kind'))
    if (amount && isRefund) {
      order.refundedLines = addedCents(order.refundedLines, amount.cents)
      return
    }
    // The day of an order is not that of its refund.
    if (order.date === '') order.date = this.#dateOf(cells)
    this.#addState(order, cells)
    if (isEmptyCell(cell)) return
    order.hasTotals = true
    if (!amount) return
    if (order.total && order.total.cents['.'] !== amount.cents['.']) this.#isByLine = true
    order.sum = order.total ? addedCents(order.sum, amount.cents) : amount.cents
    order.total ??= amount
  }

  #cell(cells: readonly string[], column: OrderColumn): string {
    return cells[this.#placeOf(cells, column) ?? -1] ?? ''
  }

  #placeOf(cells: readonly string[], column: OrderColumn): number | undefined {
    return this.#places[column].find((at) => {
      const cell = cells[at] ?? ''
      // « #0 » is an order, and an error of a spreadsheet elsewhere.
      return column === 'id' ? cell !== '' : !isEmptyCell(cell)
    })
  }

  #dateOf(cells: readonly string[]): string {
    const at = this.#placeOf(cells, 'day')
    return at === undefined ? '' : dateCell(zonedCell(cells[at] ?? '', this.#titles[at] ?? ''))
  }

  #amount(cell: string): OrderAmount | null {
    if (isEmptyCell(cell)) return null
    const amount = this.#amountOf(cell)
    if (amount === null) return null
    if (amount.sign) this.#signs.add(amount.sign)
    if (amount.isUntaxed) this.#isUntaxed = true
    if (amount.cents['.'] !== amount.cents[',']) this.#ambiguous ??= { text: cell, cents: amount.cents }
    return amount
  }

  #addState(order: Order, cells: readonly string[]): void {
    const said = STATES.map((column) => this.#cell(cells, column))
    if (said.every((cell) => cell === '')) return
    const state = said.join(BETWEEN)
    if (!order.states.includes(state)) order.states.push(state)
  }

  #addArticles(order: Order, cells: readonly string[]): void {
    for (const at of this.#places.article) {
      for (const index of this.#indexesOf(cells[at] ?? '')) {
        if (!order.articles.includes(index)) order.articles.push(index)
      }
    }
  }

  readonly #indexesOf = once((cell) =>
    this.#articlesOf(cell).map((name) => {
      const key = textKey(name)
      const known = this.#articles.get(key)
      const index = known?.index ?? this.#articles.size
      if (!known) this.#articles.set(key, { index, name: startOf(name, NAME_MAX) })
      return index
    }),
  )

  found(): OrdersFound {
    return {
      orders: [...this.#orders.values()],
      articles: [...this.#articles.values()].map(({ name }) => name),
      signs: this.#signs,
      ambiguous: this.#ambiguous,
      isByLine: this.#isByLine,
      isUntaxed: this.#isUntaxed,
      unnumbered: this.#unnumbered,
    }
  }
}

/** Spares the reading of most dates. */
const MAY_BE_UTC = /(?:z|utc|gmt|00)\s*$/i

const NAME_MAX = 120
const IS_REFUND = /refund|rembours|avoir|credit note/i

function newOrder(): Order {
  return {
    date: '',
    total: null,
    sum: NO_CENTS,
    hasTotals: false,
    refundedLines: NO_CENTS,
    refundedCell: NO_CENTS,
    currency: '',
    states: [],
    isCancelled: false,
    articles: [],
  }
}

/** Without the hour, which makes each date another text; in UTC, where it decides the day, without its minutes. */
function dateCell(cell: string): string {
  const isUtc = MAY_BE_UTC.test(cell) && isInUtc(cell)
  if (isUtc) return startOf(cell, 60).replace(/(\d{1,2}):\d{2}(?::\d{2}(?:[.,]\d+)?)?/, '$1:00')
  return /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}(?=[ T,])/.exec(cell)?.[0] ?? startOf(cell, 60)
}

/** The articles of a cell, not their count: one name, or WooCommerce's « 1× Lampe, 2× Câble », « name:Lampe|sku:… », BigCommerce's « Product Name: Lampe, ». */
function articlesOf(cell: string): readonly string[] {
  if (isEmptyCell(cell) || /^\d+ (?:items?|articles?|produits?|products?)$/i.test(cell)) return []
  if (/^\d+ ?[×x] /.test(cell)) return cell.split(/(?:^|, )\d+ ?[×x] /).filter((name) => name !== '')
  const named = [...cell.matchAll(/(?:^|\|)name:([^|]+)|Product Name: (.+?)(?:, Product |$)/g)]
  return named.length > 0 ? named.map(([, short, long = '']) => (short ?? long).trim()) : [cell]
}
