import { titleKey } from '@/domain/base/table/known-columns'
import { openTable } from '@/domain/base/table/read-table'
import { fieldOfTitle } from './find-columns'

/** Titles of the number of an order, as `titleKey`. */
const ORDER_NUMBER =
  /^(?:order (?:id|numero|no|reference|name)|(?:id|numero|reference|ref)(?: de)?(?: la)? commande|commande(?: (?:id|numero))?|order|reference|sale id|receipt id|transaction id|id de la transaction)$/
/** Titles that other exports have too: an export of orders has a total beside them. */
const MAYBE_ORDER_NUMBER = /^(?:name|nom|id|numero)$/
const ORDER_DETAIL =
  /^(?:total|order total|total de la commande|montant(?: total)?|financial status|statut financier|statut(?: de la commande)?|order status|created at|cree le|paid at|email|billing name)$/

/** Whether a table is an export of orders, one by one, and not of numbers by day: by its titles alone. `head`: its beginning is enough. */
export function isOrdersExport(head: string): boolean {
  const isTitle = (cell: string) => isOrderTitle(titleKey(cell).key) || fieldOfTitle(cell)
  const titles = openTable(head, isTitle).titles?.cells ?? []
  const keys = titles.map((title) => titleKey(title).key)
  if (keys.some((key) => ORDER_NUMBER.test(key))) return true
  const hasCounts = titles.some((title) =>
    ['visits', 'baskets', 'checkouts'].includes(fieldOfTitle(title) ?? ''),
  )
  return (
    !hasCounts &&
    keys.some((key) => MAYBE_ORDER_NUMBER.test(key)) &&
    keys.some((key) => ORDER_DETAIL.test(key))
  )
}

function isOrderTitle(key: string): boolean {
  return ORDER_NUMBER.test(key) || MAYBE_ORDER_NUMBER.test(key) || ORDER_DETAIL.test(key)
}
