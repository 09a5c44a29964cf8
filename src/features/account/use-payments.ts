import { useCallback } from 'react'
import type { OnError, OnValue } from '@/data/live'
import { watchPayments } from '@/data/receipts'
import { useLive, type Live } from '@/data/use-live'
import type { Payment } from '@/domain/payment'

/** A person's payments, newest first. */
export function usePayments(uid: string): Live<readonly Payment[]> {
  return useLive(
    useCallback(
      (onValue: OnValue<readonly Payment[]>, onError: OnError) => watchPayments(uid, onValue, onError),
      [uid],
    ),
  )
}
