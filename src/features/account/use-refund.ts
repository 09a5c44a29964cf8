import { useState } from 'react'
import { useSubmission } from '@/components/use-submission'
import { refundPayment } from '@/data/receipts'
import { errorText } from '@/lib/error-text'

/** Asks, then orders the refund; the server gives the money back once, however often it is told to. */
export function useRefund(onRefunded: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { isBusy, run } = useSubmission()

  function refund() {
    setIsAsking(false)
    setFault(null)
    void run(
      async () => {
        await refundPayment()
        onRefunded()
      },
      (code) => setFault(errorText('refund', code)),
    )
  }

  return { fault, isAsking, setIsAsking, isBusy, refund }
}
