import { Download } from 'lucide-react'
import { paidAmount } from '@/domain/access/paid-amount'
import { fileDay } from '@/domain/base/file-name'
import type { PaidMonth } from '@/domain/access/paid-months'
import type { Payment, PaymentStatus } from '@/domain/access/payment'
import { cn } from '@/lib/cn'
import { giveFile } from '@/components/give-file'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { paymentStatusText, periodText, receiptMailText, receiptText } from './receipt-text'
import { useBuyer } from './use-buyer'

const STATUS_LOOKS: Record<PaymentStatus, string> = {
  succeeded: 'bg-success-soft text-success',
  refunded: 'bg-line text-ink',
  disputed: 'bg-warning-soft text-warning',
}

export function Receipt({ payment, month }: { payment: Payment; month: PaidMonth | undefined }) {
  const buyer = useBuyer()
  const mailText = receiptMailText(payment)
  const day = payment.paidAt ? formatDay(payment.paidAt) : 'Date inconnue'

  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{day}</span>
        <span className="font-semibold tabular-nums">{paidAmount(payment.amount, payment)}</span>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span
          className={cn('rounded-full px-2.5 py-0.5 text-fine font-semibold', STATUS_LOOKS[payment.status])}
        >
          {paymentStatusText(payment)}
        </span>
        <span className="min-w-0">
          {[month && payment.status === 'succeeded' && `Accès ${periodText(month)}`, mailText]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Button
        variant="ghost"
        className="-ml-4 self-start"
        onClick={() => {
          const name = `recu-coach-boom-${fileDay(payment.paidAt ?? new Date())}.txt`
          void giveFile(name, 'text/plain', receiptText(payment, month, buyer))
        }}
      >
        <Download aria-hidden className="size-4" />
        Télécharger le reçu
        <span className="sr-only">du {day}</span>
      </Button>
    </li>
  )
}
