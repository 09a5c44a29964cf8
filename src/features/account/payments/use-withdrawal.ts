import { useState } from 'react'
import { useSubmission } from '@/components/use-submission'
import { withdraw } from '@/data/payments'
import { errorText } from '@/lib/text/error-text'

export interface WithdrawalRequest {
  /** The payment of the last press; null: none yet. */
  readonly askedId: string | null
  /** About the payment `askedId`. */
  readonly fault: string | null
  readonly isBusy: boolean
  readonly ask: (paymentIntentId: string) => void
}

/**
 * « Renoncer au contrat ici »; a repeated request for one payment is one withdrawal. Belongs to the whole tab: the payment's own section
 * disappears as soon as the withdrawal is stored, often before the answer.
 */
export function useWithdrawal(): WithdrawalRequest {
  const [askedId, setAskedId] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { isBusy, run } = useSubmission()

  function ask(paymentIntentId: string) {
    if (isBusy) return
    setAskedId(paymentIntentId)
    setFault(null)
    void run(
      async () => {
        await withdraw(paymentIntentId)
        return 'Votre rétractation est reçue. Son accusé est dans «\u00a0Mon Profil\u00a0», onglet Abonnement.'
      },
      (code) => {
        const text = errorText('refund', code)
        setFault(text)
        return `Rétractation\u00a0: ${text}`
      },
    )
  }

  return { askedId, fault, isBusy, ask }
}
