import { useState } from 'react'
import { AccessStatus } from '@/components/account/access-status'
import { ProfileUnavailable } from '@/components/account/profile-unavailable'
import { useSignedIn } from '@/components/signed-in-context'
import { refundablePayment } from '@/domain/access/payment'
import { Skeleton } from '@/ui/skeleton'
import type { PanelProps } from './panel-props'
import { PlanCard } from './plan-card'
import { Receipts } from './payments/receipts'
import { Refund } from './payments/refund'
import { RefundNotice } from './payments/refund-notice'
import { recentRefund } from './payments/refund-outcome'
import { usePayments } from './payments/use-payments'

export function SubscriptionTab({ onLeave }: PanelProps) {
  const { user, now } = useSignedIn()
  const payments = usePayments(user.uid)
  const [hasJustAsked, setHasJustAsked] = useState(false)
  const known = payments.status === 'ready' ? payments.value : []
  const refundable = refundablePayment(known, now)
  const news = recentRefund(known, now)

  return (
    <div className="flex flex-col gap-6">
      <Standing />
      {news && <RefundNotice news={news} payments={known} isNew={hasJustAsked} />}
      <PlanCard onLeave={onLeave} />
      <Receipts payments={payments} />
      {refundable && (
        <Refund
          payment={refundable}
          payments={known}
          onRefunded={() => {
            setHasJustAsked(true)
          }}
        />
      )}
    </div>
  )
}

/** A running trial is known without the profile; a paid month is not. */
function Standing() {
  const { access, profile, now } = useSignedIn()
  return (
    <div className="flex flex-col gap-3">
      <ProfileUnavailable />
      {access ? (
        <div>
          <AccessStatus access={access} now={now} />
        </div>
      ) : (
        profile.status !== 'error' && <Skeleton className="h-8 w-72 max-w-full" />
      )}
    </div>
  )
}
