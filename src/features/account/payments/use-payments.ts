import { paymentsQuery } from '@/data/payments'
import type { Live } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import type { Payment } from '@/domain/access/payment'

export function usePayments(uid: string): Live<readonly Payment[]> {
  return useLive(uid, paymentsQuery(uid))
}
