import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { fileDay } from '@/domain/file-name'
import type { Payment } from '@/domain/payment'
import { downloadText } from '@/lib/download-text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { refundFileText, refundText } from './receipt-text'
import { paidAccess } from './refund-outcome'
import { useBuyer } from './use-buyer'

interface RefundNoticeProps {
  refund: Payment & { endedAt: Date }
  payments: readonly Payment[]
  /** The person has just asked for it: it takes the focus from the button that is gone. */
  isNew: boolean
}

/** The dated acknowledgement of a refund, until the money is back. */
export function RefundNotice({ refund, payments, isNew }: RefundNoticeProps) {
  const { user, now } = useSignedIn()
  const buyer = useBuyer()
  const region = useRef<HTMLDivElement>(null)
  // The clock of the screen may have been looked at before the refund.
  const at = new Date(Math.max(now.getTime(), refund.endedAt.getTime() + 1))
  const access = paidAccess(user.createdAt, payments, at)

  useEffect(() => {
    if (isNew) region.current?.focus()
  }, [isNew])

  return (
    <div ref={region} tabIndex={-1} role="status" className="rounded-field">
      <Notice
        tone="success"
        action={
          <Button
            variant="secondary"
            onClick={() => {
              const name = `remboursement-coach-boom-${fileDay(refund.endedAt)}.txt`
              downloadText(name, 'text/plain', refundFileText(refund, access, buyer))
            }}
          >
            <Download aria-hidden className="size-4" />
            Télécharger l'accusé
          </Button>
        }
      >
        {refundText(refund, access)}
      </Notice>
    </div>
  )
}
