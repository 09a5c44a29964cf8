import { decodeFile } from '@/domain/base/table/decode-file'
import { readOrders, type OrdersFile } from '@/domain/sales-tests/orders/orders-csv'

// A worker parses large exports, so that typing in the page stays smooth.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const file = decodeFile(new Uint8Array(data))
  const answer: OrdersFile = 'fault' in file ? file : readOrders(file.text)
  self.postMessage(answer)
})
