import { titleKey, titleTest } from '@/domain/base/table/known-columns'
import { ORDER_CATALOGUE, ORDER_NUMBERS, type OrderColumn } from './order-titles'

const isOrderNumber = new Set(ORDER_NUMBERS.map((name) => titleKey(name).key))

export const orderTitle = titleTest(ORDER_CATALOGUE)

export type OrderPlaces = Readonly<Record<OrderColumn, readonly number[]>>

/** The columns of each kind, the surest first; a column of articles for each article of an order is one kind. */
export function orderPlaces(titles: readonly string[]): OrderPlaces {
  const keys = titles.map((title) => titleKey(title).key)
  const found = (Object.keys(ORDER_CATALOGUE) as OrderColumn[]).map((column) => {
    const names = ORDER_CATALOGUE[column].ranks.flat().map((name) => titleKey(name).key)
    const places = names.flatMap((name) => keys.flatMap((key, at) => (key === name ? [at] : [])))
    return [column, [...new Set(places)]] as const
  })
  const places = Object.fromEntries(found) as unknown as OrderPlaces
  const several = keys.flatMap((key, at) => (ARTICLE_OF_SEVERAL.test(key) ? [at] : []))
  return {
    ...places,
    // Where it is blank, a worse column would give the order another number.
    id: places.id.slice(0, 1),
    article: several.length > 0 ? several : places.article.slice(0, 1),
  }
}

export function hasOrderNumber(titles: readonly string[]): boolean {
  return titles.some((title) => isOrderNumber.has(titleKey(title).key))
}

/** Whether titles without a sure one may be of orders. A name or a reference may be of anything: a total or a state stands beside that of an order. */
export function areOrderTitles(titles: readonly string[]): boolean {
  const { id, ...places } = orderPlaces(titles)
  const hasDetail = (['total', 'payment', 'state', 'refunded', 'cancelled'] as const).some(
    (column) => places[column].length > 0,
  )
  return id.length > 0 && (hasDetail || titles.some((title) => /^(?:e-?mail|billing name)$/i.test(title)))
}

/** « Product Item 1 Name », « line_item_2 ». */
const ARTICLE_OF_SEVERAL = /^(?:product|line|lineitem|article|produit) ?(?:item )?\d{1,3}(?: (?:name|nom))?$/

/** « Total HT », « Subtotal (ex tax) ». */
export function isUntaxedTitle(title: string): boolean {
  return /\b(?:HT|hors taxes?|excl?\.? (?:tax|vat)|tax excl\w*)\b/i.test(title)
}
