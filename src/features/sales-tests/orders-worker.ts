import { readOrders, type OrdersFile } from '@/domain/sales-tests/orders-csv'

// A worker parses large exports, so that typing in the page stays smooth.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer: OrdersFile = readOrders(new Uint8Array(data))
  self.postMessage(answer)
})
