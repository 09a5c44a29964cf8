import { errorText } from '@/lib/error-text'
import type { PaymentFault } from './payment-state'

/** The provider's own words, or the specified sentence, alone; beside it what became of the money. */
export function faultText(fault: PaymentFault): { sentence: string; reassurance: string | null } {
  switch (fault.kind) {
    case 'refused':
      return { sentence: fault.message ?? 'Une erreur est survenue.', reassurance: null }
    case 'failed':
      return { sentence: errorText('payment', fault.code), reassurance: "Rien n'a été débité." }
    case 'in-the-dark':
      return { sentence: fault.message ?? errorText('payment', 'unknown'), reassurance: MAY_BE_CHARGED }
  }
}

const MAY_BE_CHARGED =
  "Si votre banque a prélevé le montant, il n'est pas perdu\u00a0: payer à nouveau depuis cette page ne peut pas vous débiter deux fois."
