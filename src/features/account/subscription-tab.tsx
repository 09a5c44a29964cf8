import { AccessStatus } from '@/components/account/access-status'
import { ErrorNotice } from '@/components/error-notice'
import { ProfileUnavailable } from '@/components/account/profile-unavailable'
import { useSignedIn } from '@/components/signed-in-context'
import { refundablePayments } from '@/domain/access/payment'
import { Skeleton } from '@/ui/skeleton'
import { PlanCard } from './plan-card'
import { Receipts } from './payments/receipts'
import { Refund } from './payments/refund'
import { RefundNotice } from './payments/refund-notice'
import { recentRefunds } from './payments/refund-outcome'
import { usePayments } from './payments/use-payments'
import { useWithdrawal } from './payments/use-withdrawal'

export function SubscriptionTab() {
  const { user, now } = useSignedIn()
  const payments = usePayments(user.uid)
  const request = useWithdrawal()
  const known = payments.status === 'ready' ? payments.value : []
  const [refundable] = refundablePayments(known, now)
  const news = recentRefunds(known, now)
  // The section of a payment goes with its right to withdraw: what was answered is said all the same.
  const isSaidThere =
    request.askedId === refundable?.id || news.some(({ payment }) => payment.id === request.askedId)

  return (
    <div className="flex flex-col gap-6">
      <Standing />
      {news.map((each) => (
        <RefundNotice
          key={each.payment.id}
          news={each}
          payments={known}
          isNew={each.payment.id === request.askedId}
        />
      ))}
      {request.fault !== null && !isSaidThere && <ErrorNotice text={request.fault} />}
      <PlanCard />
      <Receipts payments={payments} />
      {refundable && <Refund key={refundable.id} payment={refundable} payments={known} request={request} />}
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
