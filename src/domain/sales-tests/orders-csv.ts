import { plainLetters } from '@/domain/base/text/fold-text'
import { parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { isMonthFirst, readDate } from '@/domain/base/time/read-date'

export interface OrdersOfDay {
  readonly orders: number
  readonly takenCents: number
}

export interface OrdersSummary {
  readonly days: ReadonlyMap<LocalDate, OrdersOfDay>
  readonly orders: number
  /** null: some orders are not in euros. */
  readonly takenCents: number | null
  /** Cancelled, refunded or unpaid orders, which do not count. */
  readonly leftOut: number
  /** Partly refunded orders whose full total counts, because the file has no column of refunds. */
  readonly countedWhole: number
  /** Lines without a readable date or amount. */
  readonly unread: number
}

export type OrdersFile = OrdersSummary | { readonly fault: string }

type Column = 'id' | 'day' | 'total' | 'status' | 'currency' | 'cancelled' | 'refunded'

/**
 * Column titles in the exports of Shopify and WooCommerce, English and French, as `plainLetters`; the first match counts. The titles that
 * another column may have too come last: « Nom » is Shopify's order, and a customer elsewhere.
 */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  id: [
    ...['order #', 'order number', 'order id', 'order_number', 'order_id', 'commande n°', 'commande #'],
    ...['n° de commande', 'numero de commande', 'id de commande', 'commande', 'order', 'name', 'id', 'nom'],
  ],
  day: [
    ...['created at', 'order date', 'order_date', 'date_created', 'date de commande', 'date de la commande'],
    ...['cree le', 'date de creation', 'date', 'paid at', 'paye le'],
  ],
  total: [
    ...['order total', 'order total amount', 'order_total', 'total de la commande', 'total de commande'],
    ...['total', 'montant total', 'formatted total', 'total formate', 'n. revenue', 'net sales', 'montant'],
  ],
  status: [
    ...['financial status', 'order status', 'order_status', 'statut de la commande', 'etat de la commande'],
    ...['statut financier', 'status', 'statut', 'statut du paiement', 'etat'],
  ],
  currency: ['currency', 'devise', 'order currency', 'monnaie'],
  cancelled: ['cancelled at', 'annulee le', 'annule le'],
  refunded: [
    ...['refunded amount', 'refund amount', 'order refund amount', 'order_refund_amount', 'refund_amount'],
    ...['total refunded', 'montant rembourse', 'montant du remboursement', 'total rembourse'],
  ],
}
const NEEDED: readonly (readonly [Column, string])[] = [
  ['id', 'le numéro de commande («\u00a0Name\u00a0» ou «\u00a0Order Number\u00a0»)'],
  ['day', 'la date («\u00a0Created at\u00a0» ou «\u00a0Order Date\u00a0»)'],
  ['total', 'le total («\u00a0Total\u00a0» ou «\u00a0Order Total Amount\u00a0»)'],
]

const NOT_SOLD =
  /^(?:wc-)?(?:voided|refunded|cancel|failed|pending|expired|trash|draft|checkout-draft|on-hold|unpaid|annul|rembours|echou|(?:paiement )?en attente|attente|non pay|impay|brouillon|corbeille)/
/** As `plainLetters`: « partially_refunded », « Partiellement remboursée », « Remboursée en partie ». */
const PARTLY_REFUNDED =
  /(?:partial|partiel|en partie).*(?:refund|rembours)|(?:refund|rembours).*(?:partial|partiel|en partie)/

export const ORDERS_BYTES_MAX = 60_000_000

/**
 * Counts and sums of a shop's orders by day. Reads only seven columns: all other cells, customers among them, are skipped and never stored. A
 * formula is not a valid amount.
 */
export function readOrders(bytes: Uint8Array): OrdersFile {
  const text = decoded(bytes).replace(BEFORE_TITLES, '')
  const separator = separatorOf(text)
  if (separator === null) return { fault: 'Ce fichier n’est pas un tableau CSV avec une ligne de titres.' }
  const head = rowAt(text, 0, separator, null)
  const places = placesOf(head.cells)
  const missing = NEEDED.flatMap(([column, words]) => (places[column] === undefined ? [words] : []))
  if (missing.length > 0) return { fault: `Il manque ${list.format(missing)} dans ce fichier.` }

  const cell = (row: readonly string[], column: Column) => row[places[column] ?? -1]?.trim() ?? ''
  const rows = new Map<string, readonly string[]>()
  const wanted = new Set(Object.values(places))
  for (let at = head.end; at < text.length;) {
    const { cells, end } = rowAt(text, at, separator, wanted)
    at = end
    const id = cell(cells, 'id')
    // Shopify adds a line for each further article of an order, without the order's total.
    if (id !== '' && !rows.has(id)) rows.set(id, cells)
  }

  const days = new Map<LocalDate, OrdersOfDay>()
  let [orders, takenCents, leftOut, countedWhole, unread, isInEuros] = [0, 0, 0, 0, 0, true]
  const isAmerican = isMonthFirst([...rows.values()].map((row) => cell(row, 'day')))
  // Cached, because a file repeats few days and states.
  const dayOf = once((date) => parseLocalDate(readDate(date, '2000-01-01', isAmerican)))
  const isPartlyRefunded = once((status) => PARTLY_REFUNDED.test(plainLetters(status)))
  const isNotSold = once((status) => NOT_SOLD.test(plainLetters(status)) && !isPartlyRefunded(status))
  for (const row of rows.values()) {
    const [total, status, refund] = [cell(row, 'total'), cell(row, 'status'), cell(row, 'refunded')]
    const cents = readTotal(total)
    const refundedCents = refund === '' ? 0 : readTotal(refund.replace(/^[-−]\s*/, ''))
    const isRefunded = cents !== null && refundedCents !== null && refundedCents > 0 && refundedCents >= cents
    if (cell(row, 'cancelled') !== '' || isNotSold(status) || isRefunded) {
      leftOut += 1
      continue
    }
    const day = dayOf(cell(row, 'day'))
    if (day === null || cents === null || refundedCents === null) {
      unread += 1
      continue
    }
    if (isPartlyRefunded(status) && places.refunded === undefined) countedWhole += 1
    const isOther = /[$£¥]|(?!EUR)[A-Z]{3}/.test(total) || !/^(?:eur|€)?$/i.test(cell(row, 'currency'))
    if (isOther) isInEuros = false
    const before = days.get(day)
    const leftCents = cents - refundedCents
    days.set(day, {
      orders: (before?.orders ?? 0) + 1,
      takenCents: (before?.takenCents ?? 0) + leftCents,
    })
    orders += 1
    takenCents += leftCents
  }
  if (orders === 0 && unread > 0) return { fault: NOTHING_READ }
  const sorted = new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { days: sorted, orders, takenCents: isInEuros ? takenCents : null, leftOut, countedWhole, unread }
}

const NOTHING_READ =
  'Aucune date ni aucun total de ce fichier ne se lit. Exportez-le de nouveau depuis votre boutique.'

function once<T>(read: (cell: string) => T): (cell: string) => T {
  const known = new Map<string, T>()
  return (cell) => {
    const found = known.get(cell)
    if (found !== undefined || known.has(cell)) return found as T
    const value = read(cell)
    known.set(cell, value)
    return value
  }
}

const list = new Intl.ListFormat('fr-FR')

/** Empty lines, and Excel's line that names the separator. */
const BEFORE_TITLES = /^\s*(?:"?sep=.{1,2}[\r\n]+)?\s*/i

/** UTF-8 or UTF-16 with a byte order mark, else valid UTF-8, else Excel's Windows-1252. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that gives the most cells in the first line; null: none. */
function separatorOf(text: string): string | null {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const bare = line.replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => [sign, bare.split(sign).length - 1] as const)
  const [best] = counts.sort(([, a], [, b]) => b - a)
  return best && best[1] > 0 ? best[0] : null
}

function placesOf(titles: readonly string[]): Partial<Record<Column, number>> {
  const folded = titles.map((title) => plainLetters(title).trim())
  const found = Object.entries(TITLES).flatMap(([column, names]) => {
    const name = names.find((one) => folded.includes(one))
    return name === undefined ? [] : [[column, folded.indexOf(name)] as const]
  })
  return Object.fromEntries(found)
}

/** The RFC 4180 row at `from`, and the start of the next one. `wanted`: indexes of the cells to read; null: all. */
function rowAt(
  text: string,
  from: number,
  separator: string,
  wanted: ReadonlySet<number> | null,
): { readonly cells: readonly string[]; readonly end: number } {
  const cells: string[] = []
  let at = from
  for (let place = 0; ; place += 1) {
    const isQuoted = text[at] === '"'
    const start = isQuoted ? at + 1 : at
    const close = isQuoted ? closingQuote(text, start) : start
    at = isQuoted ? close + 1 : start
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
    if (!wanted || wanted.has(place)) {
      cells[place] = isQuoted ? text.slice(start, close).replaceAll('""', '"') : text.slice(start, at)
    }
    if (text[at] !== separator) break
    at += 1
  }
  return { cells, end: at + (text.startsWith('\r\n', at) ? 2 : 1) }
}

function closingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from)
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  return quote === -1 ? text.length : quote
}

/** In cents: « 29.90 », « 1 234,50 € », « 1,234.50 »; null for anything else, such as a formula. */
function readTotal(cell: string): number | null {
  const bare = cell.replace(/^[A-Z]{3}\s*|\s*[A-Z]{3}$|[\s€$£\u202f]/g, '')
  const [match, whole = '', part = ''] = /^(\d[\d.,’']*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  if (match === undefined || !/^\d+$|^\d{1,3}(?:[.,’']\d{3})+$/.test(whole)) return null
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
}
