import { ORDERS_BYTES_MAX, type OrdersFile } from '@/domain/sales-tests/orders/orders-csv'
import type { TestSpan } from '@/domain/sales-tests/date-order'

/** What the worker is sent. */
export interface OrdersTask {
  readonly bytes: ArrayBuffer
  readonly span: TestSpan
  /** The answer about dates with two readings; null: none yet. */
  readonly isMonthFirst: boolean | null
}

const UNREADABLE: OrdersFile = {
  fault: 'Ce fichier ne se lit pas. Exportez-le de nouveau depuis votre boutique.',
}

/** The orders of an export, counted. No data leaves the device. Never rejects. */
export async function readOrdersFile(
  file: Blob,
  span: TestSpan,
  isMonthFirst: boolean | null,
): Promise<OrdersFile> {
  if (file.size > ORDERS_BYTES_MAX) {
    return { fault: 'Ce fichier dépasse 60\u00a0Mo. Exportez une période plus courte.' }
  }
  try {
    const bytes = await file.arrayBuffer()
    const worker = new Worker(new URL('./orders-worker.ts', import.meta.url), { type: 'module' })
    try {
      return await answerOf(worker, { bytes, span, isMonthFirst })
    } finally {
      worker.terminate()
    }
  } catch {
    return UNREADABLE
  }
}

function answerOf(worker: Worker, task: OrdersTask): Promise<OrdersFile> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OrdersFile>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The worker failed')))
    worker.postMessage(task, [task.bytes])
  })
}
