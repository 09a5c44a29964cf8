import { decodeFile } from '@/domain/base/table/decode-file'
import { readOrders, type OrdersFile } from '@/domain/sales-tests/orders/orders-csv'
import type { OrdersTask } from './read-orders-file'

// A worker parses large exports, so that typing in the page stays smooth.
self.addEventListener('message', ({ data }: MessageEvent<OrdersTask>) => {
  const file = decodeFile(new Uint8Array(data.bytes))
  const answer: OrdersFile = 'fault' in file ? file : readOrders(file.text, data.span, data.isMonthFirst)
  self.postMessage(answer)
})
