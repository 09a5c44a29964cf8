import { openTable } from '@/domain/base/table/read-table'
import { fieldOfTitle } from './find-columns'
import { areOrderTitles, hasOrderNumber, orderTitle } from './orders/order-columns'

/** Whether a table is an export of orders, one by one, and not of numbers by day: by its titles alone. `head`: its beginning is enough. */
export function isOrdersExport(head: string): boolean {
  const titles = openTable(head, (cell) => orderTitle(cell) ?? fieldOfTitle(cell)).titles?.cells ?? []
  if (hasOrderNumber(titles)) return true
  const hasCounts = titles.some((title) =>
    ['visits', 'baskets', 'checkouts'].includes(fieldOfTitle(title) ?? ''),
  )
  return !hasCounts && areOrderTitles(titles)
}
