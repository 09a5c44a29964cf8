import { readOrders, type OrdersFile } from '@/domain/sales-tests/orders-csv'

// A large export is read beside the page: what is typed meanwhile does not stutter.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer: OrdersFile = readOrders(new Uint8Array(data))
  self.postMessage(answer)
})
