import { Notice } from '@/ui/notice'
import { faultText } from './fault-text'
import type { PaymentFault } from './payment-state'

export function PaymentFaultNotice({ fault }: { fault: PaymentFault }) {
  const { sentence, reassurance } = faultText(fault)
  return (
    <>
      <Notice tone="danger" role="alert">
        {sentence}
      </Notice>
      {reassurance && <p className="text-small text-muted">{reassurance}</p>}
    </>
  )
}
