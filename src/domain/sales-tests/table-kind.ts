import { startOf } from '@/domain/base/text/cut-text'
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

const MAIL_ADDRESS = /[^\s@,;"]{1,64}@[\p{L}\p{N}-]{1,63}\.\p{L}{2}/u
const PHONE = /(?<![\d.,/-])(?:\+\d{2,3}|0)[ .-]?[1-9](?:[ .-]?\d{2}){4}(?![\d.,/-])/
/** Titles are in the first lines. */
const HEAD_LENGTH = 20_000

/** Whether a pasted text may name buyers: an export of orders, or a text with an e-mail address or a telephone number. It is not kept on the device. */
export function namesBuyers(text: string): boolean {
  return MAIL_ADDRESS.test(text) || PHONE.test(text) || isOrdersExport(startOf(text, HEAD_LENGTH))
}
