import { errorText } from '@/lib/error-text'
import type { PaymentFault } from './payment-state'

/** The specified sentence alone, and beside it what became of the money. */
export function faultText(fault: PaymentFault): { sentence: string; reassurance: string | null } {
  if (fault.kind === 'refused')
    return { sentence: fault.message ?? 'Une erreur est survenue.', reassurance: null }
  return {
    sentence: errorText('payment', fault.code),
    reassurance: fault.mayBeCharged
      ? "Si votre banque a prélevé le montant, il n'est pas perdu\u00a0: payer à nouveau depuis cette page ne peut pas vous débiter deux fois."
      : "Rien n'a été débité.",
  }
}
