import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { fileDay } from '@/domain/base/file-name'
import { hasFailedOnCard, isPaidBackByHand, type Payment } from '@/domain/access/payment'
import { giveFile } from '@/components/give-file'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { refundFileText, refundMailText, refundText } from './receipt-text'
import { paidAccess, type RefundNews } from './refund-outcome'
import { useBuyer } from './use-buyer'

interface RefundNoticeProps {
  news: RefundNews
  payments: readonly Payment[]
  /** The refund was requested on this page: the notice takes the focus from the removed button. */
  isNew: boolean
}

/** The dated acknowledgement of a withdrawal, while the person waits for the money. */
export function RefundNotice({ news, payments, isNew }: RefundNoticeProps) {
  const { trial, now } = useSignedIn()
  const buyer = useBuyer()
  const region = useRef<HTMLDivElement>(null)
  // The screen's clock may be older than the refund.
  const endedMs = (news.payment.endedAt ?? news.at).getTime()
  const access = paidAccess(trial, payments, new Date(Math.max(now.getTime(), endedMs + 1)))
  const mailText = refundMailText(news)
  const { withdrawal } = news.payment
  const hasFailed = isPaidBackByHand(news.payment) && withdrawal !== null && hasFailedOnCard(withdrawal)

  useEffect(() => {
    if (isNew) region.current?.focus()
  }, [isNew])

  return (
    <div ref={region} tabIndex={-1} role="status" className="rounded-field">
      <Notice
        tone={hasFailed ? 'warning' : 'success'}
        action={
          <Button
            variant="secondary"
            onClick={() => {
              const name = `retractation-coach-boom-${fileDay(news.at)}.txt`
              void giveFile(name, 'text/plain', refundFileText(news, access, buyer))
            }}
          >
            <Download aria-hidden className="size-4" />
            Télécharger l’accusé
          </Button>
        }
      >
        {refundText(news, access)}
        {mailText !== null && <span className="mt-1 block">{mailText}</span>}
      </Notice>
    </div>
  )
}
