import { useCallback } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { watchPayments } from '@/data/account/receipts'
import { useLive, type Live } from '@/data/live/use-live'
import type { Payment } from '@/domain/access/payment'

/** A person's payments, newest first. */
export function usePayments(uid: string): Live<readonly Payment[]> {
  return useLive(
    useCallback(
      (onValue: OnValue<readonly Payment[]>, onError: OnError) => watchPayments(uid, onValue, onError),
      [uid],
    ),
  )
}
