import { Notice } from '@/ui/notice'
import type { PaymentFault } from './flow/payment-state'
import { errorText } from '@/lib/text/error-text'

export function PaymentFaultNotice({ fault }: { fault: PaymentFault }) {
  const { sentence, reassurance } = faultText(fault)
  return (
    <>
      <Notice tone="danger" role="alert">
        {sentence}
      </Notice>
      <p className="text-small text-muted">{reassurance}</p>
    </>
  )
}

/** Stripe's message or the specified sentence, then whether money was taken. */
function faultText(fault: PaymentFault): { sentence: string; reassurance: string } {
  switch (fault.kind) {
    case 'refused':
      return { sentence: fault.message ?? 'Une erreur est survenue.', reassurance: NEXT_CARD }
    case 'failed':
      return { sentence: errorText('payment', fault.code), reassurance: 'Rien n’a été débité.' }
    case 'in-the-dark':
      return { sentence: fault.message ?? errorText('payment', 'unknown'), reassurance: MAY_BE_CHARGED }
  }
}

const NEXT_CARD = 'Rien n’a été débité\u00a0: corrigez la carte, ou essayez-en une autre.'
const MAY_BE_CHARGED =
  'Si votre banque a prélevé le montant, il n’est pas perdu\u00a0: payer à nouveau depuis cette page ne peut pas vous débiter deux fois.'
