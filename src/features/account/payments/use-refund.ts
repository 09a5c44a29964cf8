import { useState } from 'react'
import { useSubmission } from '@/components/use-submission'
import { withdraw } from '@/data/payments'
import { errorText } from '@/lib/text/error-text'

/** Confirms, then ends the contract; the call is idempotent. */
export function useRefund(onRefunded: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { isBusy, run } = useSubmission()

  function refund() {
    setIsAsking(false)
    setFault(null)
    void run(
      async () => {
        await withdraw()
        onRefunded()
      },
      (code) => setFault(errorText('refund', code)),
    )
  }

  return { fault, isAsking, setIsAsking, isBusy, refund }
}
