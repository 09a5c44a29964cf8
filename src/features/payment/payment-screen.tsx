import { PageHeader } from '@/components/frame/page-header'
import { env } from '@/data/live/env'
import { SCREENS } from '@/lib/screens'
import { AlreadyPaid } from './already-paid'
import { CheckoutForm } from './checkout-form'
import { MonthSummary } from './month-summary'
import { NotOpen } from './not-open'
import { Paid } from './paid'
import { Unconfirmed } from './unconfirmed'
import { usePaymentFlow } from './use-payment-flow'

export function PaymentScreen() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5">
      <PageHeader title={SCREENS.payment.title} />
      <Checkout />
    </div>
  )
}

function Checkout() {
  const { flow, state } = usePaymentFlow()
  if (state.step === 'paid') return <Paid endsAt={state.endsAt} />
  if (state.step === 'already-paid') return <AlreadyPaid onPayAgain={flow.payAgain} />
  if (state.step === 'unconfirmed')
    return <Unconfirmed isChecking={state.isChecking} onVerify={flow.verify} />
  return (
    <>
      <MonthSummary />
      {env.stripePublishableKey ? (
        <CheckoutForm publishableKey={env.stripePublishableKey} flow={flow} state={state} />
      ) : (
        <NotOpen />
      )}
    </>
  )
}
