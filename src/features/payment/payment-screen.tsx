import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { env } from '@/data/live/env'
import { cn } from '@/lib/cn'
import { useLasts } from '@/lib/hooks/use-lasts'
import { SCREENS } from '@/lib/screens'
import { AlreadyPaid } from './already-paid'
import { CheckoutForm } from './checkout-form'
import { MonthInside } from './month-inside'
import { MonthSummary } from './month-summary'
import { NotOpen } from './not-open'
import { Paid } from './paid'
import { Unconfirmed } from './unconfirmed'
import { usePaymentFlow } from './flow/use-payment-flow'

const PATIENCE_MS = 2_000

export function PaymentScreen() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 has-[[data-checkout]]:lg:max-w-5xl">
      <PageHeader title={SCREENS.payment.title} />
      <Checkout />
    </div>
  )
}

function Checkout() {
  const { profile } = useSignedIn()
  // The access decides how long the sentences above the form are.
  const isAwaited = profile.status === 'loading'
  const isLate = useLasts(isAwaited, PATIENCE_MS)
  const { flow, state } = usePaymentFlow()
  if (state.step === 'paid') return <Paid endsAt={state.endsAt} />
  if (state.step === 'already-paid') return <AlreadyPaid onPayAgain={flow.payAgain} />
  if (state.step === 'unconfirmed')
    return <Unconfirmed isChecking={state.isChecking} onVerify={flow.verify} />
  return (
    <div
      data-checkout=""
      className={cn('grid gap-5 lg:grid-cols-2 lg:items-start', isAwaited && !isLate && 'invisible')}
    >
      <MonthSummary />
      {/* Next to the summary on wide screens; before the details on a phone. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {env.stripePublishableKey ? (
          <CheckoutForm publishableKey={env.stripePublishableKey} flow={flow} state={state} />
        ) : (
          <NotOpen />
        )}
      </div>
      <MonthInside />
    </div>
  )
}
