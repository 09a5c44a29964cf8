import { ORDERS_BYTES_MAX, type OrdersFile } from '@/domain/sales-tests/orders/orders-csv'

const UNREADABLE: OrdersFile = {
  fault: 'Ce fichier ne se lit pas. Exportez-le de nouveau depuis votre boutique.',
}

/** The orders of an export, counted. No data leaves the device. Never rejects. */
export async function readOrdersFile(file: Blob): Promise<OrdersFile> {
  if (file.size > ORDERS_BYTES_MAX) {
    return { fault: 'Ce fichier dépasse 60\u00a0Mo. Exportez une période plus courte.' }
  }
  try {
    const bytes = await file.arrayBuffer()
    const worker = new Worker(new URL('./orders-worker.ts', import.meta.url), { type: 'module' })
    try {
      return await answerOf(worker, bytes)
    } finally {
      worker.terminate()
    }
  } catch {
    return UNREADABLE
  }
}

function answerOf(worker: Worker, bytes: ArrayBuffer): Promise<OrdersFile> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OrdersFile>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
    worker.postMessage(bytes, [bytes])
  })
}
