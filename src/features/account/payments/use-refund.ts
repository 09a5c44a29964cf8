import { useState } from 'react'
import { useSubmission } from '@/components/use-submission'
import { withdraw } from '@/data/payments'
import { errorText } from '@/lib/text/error-text'

/** Asks, then ends the contract; the server does it once, however often it is told to. */
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
